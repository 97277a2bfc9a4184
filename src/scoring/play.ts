import { type Card, indexOfCard, quote } from "../core/card.ts";
import { addCard, noCards } from "../core/cardset.ts";
import { NotationError } from "../core/errors.ts";
import { wrongCard } from "./hand.ts";
import { nothing, type PlayScoreKind, type Score, type ScoreItem } from "./item.ts";

/**
 * What the latest card of a count is worth (S2-29 to S2-39): fifteen or thirty-one, a pair, three or four of a kind
 * (2, 6, 12) with the cards right before it, and the longest run that the latest cards form in any order.
 * The point for the last card or a go is not among it, since it depends on what the others hold.
 *
 * @param cards - the cards played since the count was last 0, in order; the last one is scored
 * @returns the points and the items they are made of
 * @throws NotationError when there is no card, one of them is no card, a card is there twice, or they pass thirty-one
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
  return scoreCount(cards, checkedTotal(cards));
}

/** The same for cards that are known to be right, and their count. */
export function scoreCount(cards: readonly Card[], total: number): Score<PlayScoreKind> {
  const same = sameRank(cards);
  const run = same > 1 ? 0 : runLength(cards);
  if (same === 1 && run === 0 && total !== 15 && total !== 31) return NOTHING;
  const items: ScoreItem<PlayScoreKind>[] = [];
  if (total === 15) items.push({ kind: "fifteen", points: 2, cards: [...cards] });
  if (total === 31) items.push({ kind: "thirty-one", points: 2, cards: [...cards] });
  if (same > 1) items.push({ kind: "pair", points: same * (same - 1), cards: cards.slice(-same) });
  if (run > 0) items.push({ kind: "run", points: run, cards: cards.slice(-run) });
  return { points: (total === 15 || total === 31 ? 2 : 0) + same * (same - 1) + run, items };
}

const NOTHING: Score<PlayScoreKind> = /* @__PURE__ */ nothing();

/**
 * The points of {@link scorePlay} without the items.
 *
 * @param cards - the cards played since the count was last 0, in order; the last one is counted
 * @returns the points, 0 or more
 * @throws NotationError as {@link scorePlay} does
 *
 * @example
 * ```ts
 * import { countPlay } from "fifteen-two/scoring";
 *
 * countPlay(["5H", "5D", "5S"]); // => 8
 * ```
 */
export function countPlay(cards: readonly Card[]): number {
  const total = checkedTotal(cards);
  const same = sameRank(cards);
  return (total === 15 || total === 31 ? 2 : 0) + same * (same - 1) + (same > 1 ? 0 : runLength(cards));
}

/** The count that the cards make. */
function checkedTotal(cards: readonly Card[]): number {
  if (!Array.isArray(cards) || cards.length === 0)
    throw new NotationError("the cards of a count are an array of one card or more", "", 0);
  const seen = noCards();
  let total = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    const index = indexOfCard(card);
    if (index < 0) throw wrongCard(cards, i, `${quote(card)} is not a card`);
    if (!addCard(seen, index)) throw wrongCard(cards, i, `${card} is there twice`);
    total += Math.min((index >> 2) + 1, 10);
    if (total > 31) throw wrongCard(cards, i, `${card} takes the count to ${total}; it may not pass 31`);
  }
  return total;
}

/** How many of the latest cards have the rank of the last: 1 to 4. */
function sameRank(cards: readonly Card[]): number {
  const last = cards.length - 1;
  const rank = cards[last]!.charCodeAt(0);
  let n = 1;
  while (n <= last && cards[last - n]!.charCodeAt(0) === rank) n++;
  return n;
}

/** How many of the latest cards form a run, three or more and as many as can be; else 0. */
function runLength(cards: readonly Card[]): number {
  let ranks = 0;
  let lowest = 12;
  let highest = 0;
  let length = 0;
  if (cards.length < 3) return 0;
  for (let n = 1; n <= cards.length; n++) {
    const rank = indexOfCard(cards[cards.length - n]) >> 2;
    if ((ranks >> rank) & 1) break;
    ranks |= 1 << rank;
    if (rank < lowest) lowest = rank;
    if (rank > highest) highest = rank;
    if (n >= 3 && highest - lowest === n - 1) length = n;
  }
  return length;
}

/**
 * The points of {@link countPlay} by ranks alone, as fast as can be for a search: **nothing is checked**, nothing made.
 *
 * @param ranks - ranks 0 to 12 in the order they were played
 * @param start - where the count begins
 * @param end - where it ends, after the latest card
 * @param total - the total of the count
 */
export function countLatest(ranks: ArrayLike<number>, start: number, end: number, total: number): number {
  const points = total === 15 || total === 31 ? 2 : 0;
  const rank = ranks[end - 1]!;
  let at = end - 2;
  while (at >= start && ranks[at] === rank) at--;
  const same = end - 1 - at;
  if (same > 1) return points + same * (same - 1);
  let seen = 1 << rank;
  let lowest = rank;
  let highest = rank;
  let run = 0;
  for (let length = 2; at >= start; at--, length++) {
    const next = ranks[at]!;
    if ((seen >> next) & 1) break;
    seen |= 1 << next;
    if (next < lowest) lowest = next;
    else if (next > highest) highest = next;
    if (length >= 3 && highest - lowest === length - 1) run = length;
  }
  return points + run;
}
