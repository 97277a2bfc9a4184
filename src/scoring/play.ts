import { type Card, indexOfCard, valueOfRank } from "../core/card.ts";
import { addCard, noCards } from "../core/cardset.ts";
import { InvalidStateError } from "../core/errors.ts";
import { wrongCards } from "./hand.ts";
import { nothing, type PlayScoreKind, type Score, type ScoreItem } from "./item.ts";

/**
 * What the latest card of a count is worth (S2-29 to S2-39): fifteen or thirty-one, a pair, three or four of a kind
 * (2, 6, 12) with the cards right before it, and the longest run that the latest cards form in any order.
 * The point for the last card or a go is not among it, since it depends on what the others hold.
 *
 * @param cards - the cards played since the count was last 0, in order; the last one is scored
 * @returns the points and the items they are made of
 * @throws InvalidStateError when there is no card, one of them is not a card or a duplicate, or they pass thirty-one
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
  const { recent, total } = readCount(cards);
  return scoreLatest(cards, recent, total);
}

/** {@link scorePlay} of cards that are known to be right, with their latest ranks and their total. */
export function scoreLatest(cards: readonly Card[], recent: RecentRanks, total: number): Score<PlayScoreKind> {
  const same = latestAlike(recent);
  const run = latestRun(recent);
  const counts = total === 15 || total === 31;
  if (same === 1 && run === 0 && !counts) return NOTHING;
  const items = new Array<ScoreItem<PlayScoreKind>>(Number(counts) + Number(same > 1) + Number(run > 0));
  let at = 0;
  if (counts) items[at++] = { kind: total === 15 ? "fifteen" : "thirty-one", points: 2, cards: cards.slice() };
  if (same > 1) items[at] = { kind: "pair", points: same * (same - 1), cards: cards.slice(-same) };
  if (run > 0) items[at] = { kind: "run", points: run, cards: cards.slice(-run) };
  return { points: (counts ? 2 : 0) + same * (same - 1) + run, items };
}

const NOTHING: Score<PlayScoreKind> = /* @__PURE__ */ nothing();

/**
 * The points of {@link scorePlay} without the items.
 *
 * @param cards - the cards played since the count was last 0, in order; the last one is counted
 * @returns the points, 0 or more
 * @throws InvalidStateError as {@link scorePlay} does
 *
 * @example
 * ```ts
 * import { countPlay } from "fifteen-two/scoring";
 *
 * countPlay(["5H", "5D", "5S"]); // => 8
 * ```
 */
export function countPlay(cards: readonly Card[]): number {
  const { recent, total } = readCount(cards);
  return countLatest(recent, total);
}

/** The latest ranks and the total of the cards of a count, checked. */
function readCount(cards: readonly Card[]): { readonly recent: RecentRanks; readonly total: number } {
  if (!Array.isArray(cards) || cards.length === 0)
    throw new InvalidStateError("cards", "must be an array of one card or more");
  const seen = noCards();
  let recent: RecentRanks = 0;
  let total = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    const index = indexOfCard(card);
    if (index < 0 || !addCard(seen, index)) throw wrongCards(cards, (at) => `cards[${at}]`);
    recent = withRank(recent, index >> 2);
    total += valueOfRank(index >> 2);
    if (total > 31) throw new InvalidStateError(`cards[${i}]`, `takes the count to ${total}; it may not pass 31`);
  }
  return { recent, total };
}

/**
 * The ranks of the latest cards of a count, as many as can matter: four bits each, the rank (0 to 12) plus 1, the latest
 * card lowest. Eight fit, and no more than seven cards form a run within thirty-one.
 */
export type RecentRanks = number;

/** The latest ranks after one more card. */
export function withRank(recent: RecentRanks, rank: number): RecentRanks {
  return (recent << 4) | (rank + 1);
}

/** The points of {@link countPlay} by the latest ranks alone; nothing is checked or made. */
export function countLatest(recent: RecentRanks, total: number): number {
  const points = total === 15 || total === 31 ? 2 : 0;
  const same = latestAlike(recent);
  return points + (same > 1 ? same * (same - 1) : latestRun(recent));
}

/** How many of the latest cards have the rank of the last: 1 to 4. */
function latestAlike(recent: RecentRanks): number {
  let same = 1;
  while (((recent ^ (recent >>> (4 * same))) & 15) === 0 && same < 4) same++;
  return same;
}

/** How many of the latest cards form a run, three or more and as many as can be; else 0. */
function latestRun(recent: RecentRanks): number {
  let seen = 0;
  let run = 0;
  let rest = recent;
  for (let cards = 1; rest !== 0; cards++, rest >>>= 4) {
    const rank = 1 << (rest & 15);
    if ((seen & rank) !== 0) break;
    seen |= rank;
    // Ranks in sequence are ones side by side: one added to the lowest carries past them all.
    if (cards >= 3 && (seen & (seen + (seen & -seen))) === 0) run = cards;
  }
  return run;
}
