import { type Card, indexOfCard, valueOfRank } from "../core/card.ts";
import { addCard, noCards } from "../core/cardset.ts";
import { InvalidStateError } from "../core/errors.ts";
import { expectArray, wrongCards } from "../schema/read.ts";
import { NO_SCORE, type PlayScoreKind, type Score, type ScoreItem } from "./item.ts";

/**
 * Scores the latest card of a count.
 *
 * It scores for fifteen or thirty-one; for a pair, three or four of a kind with the cards right before it (2, 6 or 12);
 * and for the longest run that the latest cards form in any order. The point for a go or the last card is not included,
 * since it depends on the other hands.
 *
 * @param cards - the cards played since the count was last 0, in order; the last one is scored
 * @returns the points and the items that add up to them
 * @throws InvalidStateError when there are no cards, an item is not a card or is a duplicate, or the count passes
 * thirty-one
 *
 * @example
 * ```ts
 * import { scorePlay } from "fifteen-two/scoring";
 *
 * scorePlay(["4H", "2D", "3S", "5C", "6D"]).points; // => 5
 * scorePlay(["7H", "8D"]).items; // => [{ kind: "fifteen", points: 2, cards: ["7H", "8D"] }]
 * ```
 */
export function scorePlay(cards: readonly Card[]): Score<PlayScoreKind> {
  expectArray(cards, ["cards"], 1, 52);
  const seen = noCards();
  let recent: RecentRanks = 0;
  let total = 0;
  for (let i = 0; i < cards.length; i++) {
    const index = indexOfCard(cards[i]);
    if (index < 0 || !addCard(seen, index)) throw wrongCards(cards, (at) => ["cards", at]);
    recent = withRank(recent, index >> 2);
    total += valueOfRank(index >> 2);
    if (total > 31) throw new InvalidStateError(["cards", i], `takes the count to ${total}; the most is 31`);
  }
  return scoreRecent(cards, recent, total);
}

/** {@link scorePlay} for checked cards, given their total. */
export function scoreLatest(cards: readonly Card[], total: number): Score<PlayScoreKind> {
  let recent: RecentRanks = 0;
  for (let i = 0; i < cards.length; i++) recent = withRank(recent, indexOfCard(cards[i]) >> 2);
  return scoreRecent(cards, recent, total);
}

function scoreRecent(cards: readonly Card[], recent: RecentRanks, total: number): Score<PlayScoreKind> {
  const same = latestAlike(recent);
  const run = latestRun(recent);
  const counts = total === 15 || total === 31;
  if (same === 1 && run === 0 && !counts) return NO_SCORE;
  const items = new Array<ScoreItem<PlayScoreKind>>(Number(counts) + Number(same > 1) + Number(run > 0));
  let at = 0;
  if (counts) items[at++] = { kind: total === 15 ? "fifteen" : "thirty-one", points: 2, cards: cards.slice() };
  if (same > 1) items[at] = { kind: "pair", points: same * (same - 1), cards: cards.slice(-same) };
  if (run > 0) items[at] = { kind: "run", points: run, cards: cards.slice(-run) };
  return { points: (counts ? 2 : 0) + same * (same - 1) + run, items };
}

/**
 * The ranks of the latest cards of a count, four bits each: the rank (0 to 12) plus 1, latest card lowest. Only eight
 * fit, but a run within thirty-one has at most seven cards.
 */
export type RecentRanks = number;

/** Adds a card to the latest ranks. */
export function withRank(recent: RecentRanks, rank: number): RecentRanks {
  return (recent << 4) | (rank + 1);
}

/** The points of {@link scorePlay} from the latest ranks alone, unchecked and without allocation. */
export function countLatest(recent: RecentRanks, total: number): number {
  const points = total === 15 || total === 31 ? 2 : 0;
  const same = latestAlike(recent);
  return points + (same > 1 ? same * (same - 1) : latestRun(recent));
}

/** Number of latest cards with the last one's rank, 1 to 4. */
function latestAlike(recent: RecentRanks): number {
  let same = 1;
  while (((recent ^ (recent >>> (4 * same))) & 15) === 0 && same < 4) same++;
  return same;
}

/** Length of the longest run that the latest cards form, 3 or more; 0 if they form none. */
function latestRun(recent: RecentRanks): number {
  let seen = 0;
  let run = 0;
  let rest = recent;
  for (let cards = 1; rest !== 0; cards++, rest >>>= 4) {
    const rank = 1 << (rest & 15);
    if ((seen & rank) !== 0) break;
    seen |= rank;
    // Consecutive ranks are adjacent 1 bits, so adding 1 to the lowest carries past all of them.
    if (cards >= 3 && (seen & (seen + (seen & -seen))) === 0) run = cards;
  }
  return run;
}
