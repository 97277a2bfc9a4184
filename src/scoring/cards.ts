import { countBits } from "../core/bits.ts";
import { type Card, indexOfCard, valueOfCard } from "../core/card.ts";
import { expectKeys, readCard, readCards, readInteger, readOneOf } from "../schema/read.ts";
import { expectDistinct } from "../schema/relations.ts";
import type { HandScoreKind, Score, ScoreItem } from "./item.ts";

/** Flush rule: as in hands, as in cribs, none, or a minimum number of cards. */
type Flush = "hand" | "crib" | "none" | number;

/**
 * Scores one to eight cards, with or without a starter: for five-card and seven-card cribbage, squares and puzzles.
 *
 * Every fifteen, pair, run, flush and nobs is an item, in that order. A run counts unless another card makes it longer,
 * so six or more cards can have two separate runs. His nobs needs a starter: the jack of the starter's suit in the
 * hand. For four cards, {@link scoreHand} gives the same result faster; {@link scoreLine} is faster for the lines of a
 * board.
 *
 * @remarks The default flush follows this rule, which is not limited to four cards: «If all the cards in hand are of
 * the same suit, one is reckoned for each card. If the start is also of the same suit, one is reckoned for that also.
 * In crib, no flush is reckoned unless the start is of the same suit» (Encyclopædia Britannica, 11th edition,
 * Cribbage). So the three cards of five-card cribbage score 3, or 4 with the starter, and the five kept cards of
 * seven-card cribbage 5 or 6. Where a flush of three does not count alone, pass `"crib"`.
 *
 * @param hand - one to eight cards, in any order; the cards of an item keep this order, with the starter last
 * @param starter - the starter card, if there is one
 * @param options - `flush` is the rule for a flush, which has three cards or more and scores 1 point for each.
 * `"hand"`, the default: all cards of the hand share a suit, and a starter of that suit makes the flush one card
 * longer. `"crib"`: the hand and the starter all share a suit. A number from 3 to 9: at least that many cards of one
 * suit, wherever they are. `"none"`: no flush counts
 * @returns the points, 0 or more, and the items that add up to them
 * @throws InvalidStateError when the hand has no cards or more than eight, an item is not a card or is a duplicate, or
 * an option is unknown or out of range; its path names the part
 *
 * @example
 * ```ts
 * import { scoreCards } from "fifteen-two/scoring";
 *
 * // Five-card cribbage: three cards and the starter.
 * scoreCards(["2H", "6H", "JH"], "QH").items;
 * // => [
 * //   { kind: "flush", points: 4, cards: ["2H", "6H", "JH", "QH"] },
 * //   { kind: "nobs", points: 1, cards: ["JH"] },
 * // ]
 * scoreCards(["2H", "6H", "JH"], "QC", { flush: "crib" }).points; // => 0
 *
 * // Seven-card cribbage: five cards and the starter.
 * scoreCards(["4H", "4D", "5C", "5S", "6H"], "6D").points; // => 46
 *
 * // A row of a square, where any four cards of one suit are a flush.
 * scoreCards(["3H", "6H", "9H", "QH", "KD"], undefined, { flush: 4 }).points; // => 6
 * ```
 */
export function scoreCards(
  hand: readonly Card[],
  starter?: Card | null,
  options?: { readonly flush?: "hand" | "crib" | "none" | number | null } | null,
): Score<HandScoreKind> {
  const held: readonly Card[] = readCards(hand, ["hand"], 1, 8);
  const cards = starter === undefined || starter === null ? held : [...held, readCard(starter, ["starter"])];
  expectDistinct({ hand: held, starter: cards[held.length] ?? null });
  const items = [...itemsOfRanks(cards), ...flushes(held, cards, readFlush(options)), ...nobs(held, cards)];
  return { points: items.reduce((sum, { points }) => sum + points, 0), items };
}

function readFlush(options: { readonly flush?: Flush | null } | null | undefined): Flush {
  if (options === undefined || options === null) return "hand";
  expectKeys(options, ["options"], ["flush"]);
  const flush = options.flush ?? "hand";
  if (typeof flush === "number") return readInteger(flush, ["options", "flush"], 3, 9);
  return readOneOf(flush, ["options", "flush"], ["hand", "crib", "none"]);
}

interface Combination {
  readonly cards: readonly Card[];
  /** The sum of their counting values. */
  readonly total: number;
  /** Bit set of their ranks; bit 0 is the ace. */
  readonly ranks: number;
}

function itemsOfRanks(cards: readonly Card[]): ScoreItem<HandScoreKind>[] {
  const all = combinationsOf(cards);
  const whole = all[0]!;
  return [
    ...all.filter(({ total }) => total === 15).map(({ cards }) => itemOf("fifteen", 2, cards)),
    ...all.filter(isPair).map(({ cards }) => itemOf("pair", 2, cards)),
    ...all.filter((some) => isRun(some, whole)).map(({ cards }) => itemOf("run", cards.length, cards)),
  ];
}

function itemOf(kind: HandScoreKind, points: number, cards: readonly Card[]): ScoreItem<HandScoreKind> {
  return { kind, points, cards };
}

/** Every combination, from all cards to none; combinations with the first card come first. */
function combinationsOf(cards: readonly Card[]): Combination[] {
  const none: Combination = { cards: [], total: 0, ranks: 0 };
  return cards.reduceRight((all, card) => all.map((rest) => withCard(card, rest)).concat(all), [none]);
}

function withCard(card: Card, rest: Combination): Combination {
  return {
    cards: [card, ...rest.cards],
    total: valueOfCard(card) + rest.total,
    ranks: (1 << (indexOfCard(card) >> 2)) | rest.ranks,
  };
}

function isPair({ cards, ranks }: Combination): boolean {
  return cards.length === 2 && countBits(ranks) === 1;
}

/** Whether a combination is a run of three or more that no other card extends. */
function isRun({ cards, ranks }: Combination, whole: Combination): boolean {
  if (cards.length < 3 || countBits(ranks) !== cards.length) return false;
  // Adding one to the lowest of consecutive ranks carries past all of them.
  const isConsecutive = (ranks & (ranks + (ranks & -ranks))) === 0;
  const beside = ((ranks << 1) | (ranks >> 1)) & ~ranks;
  return isConsecutive && (beside & whole.ranks) === 0;
}

/** Items for flushes. Only a flush by number of cards can score twice. `cards` is the hand with the starter. */
function flushes(hand: readonly Card[], cards: readonly Card[], flush: Flush): ScoreItem<HandScoreKind>[] {
  if (flush === "none" || (flush === "crib" && cards === hand)) return [];
  const needed = flush === "crib" ? cards : hand;
  const isFlush = (same: readonly Card[]) =>
    typeof flush === "number"
      ? same.length >= flush
      : needed.length >= 3 && needed.every((card) => same.includes(card));
  const suits = [...new Set(cards.map((card) => card[1]))];
  const suited = suits.map((suit) => cards.filter((card) => card[1] === suit));
  return suited.filter(isFlush).map((same) => itemOf("flush", same.length, same));
}

function nobs(hand: readonly Card[], cards: readonly Card[]): ScoreItem<HandScoreKind>[] {
  const starter = cards[hand.length];
  return hand.filter((card) => card === `J${starter?.[1]}`).map((jack) => itemOf("nobs", 1, [jack]));
}
