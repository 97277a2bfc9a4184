import { CARDS, type Card, cardIndex } from "../../../core/card.ts";
import { readBoolean, readCards, readFields, readOneOf, wrongCards } from "../../../schema/read.ts";
import { countIndices } from "../../../scoring/index.ts";
import { atPlaces, DISCARDS } from "../engine/deal.ts";
import { handNumber } from "../engine/hand.ts";
import { cribKind } from "../engine/simulation.ts";
import { chancesCounter, type DiscardChances } from "./chances.ts";
import { readTable, type TableOptions } from "./table.ts";
import { discardNumber, extrasOf, POINT } from "./worth.ts";

/** Options of {@link discardValues}: knowledge beyond the hand, and the way to count. @inline */
export interface DiscardOptions extends TableOptions {
  /** Whether the hand's own side has the crib. With partners, it does if either of them deals. */
  readonly dealer: boolean;
  /** Other known cards, such as exposed ones, which nobody else can have; default none. */
  readonly known?: readonly Card[] | null;
  /** Whether to count every crib and find the chance of each number of points; default false. */
  readonly chances?: boolean | null;
}

/** The value of one discard. */
export interface DiscardValue {
  /** The cards to discard, in the order of `CARDS`. */
  readonly cards: readonly Card[];
  /** The four cards to keep. */
  readonly kept: readonly Card[];
  /** Expected points of the hand. */
  readonly hand: number;
  /** Expected points of the crib, negative if it is an opponent's. */
  readonly crib: number;
  /** Expected points that the hand's side pegs in the play, minus the average of the others. */
  readonly pegging: number;
  /** The sum of the three. */
  readonly total: number;
  /** The chances of each number of points; null unless you ask for `chances`. */
  readonly chances: DiscardChances | null;
}

/**
 * Values every discard from a hand: hand, crib and pegging, over all starters and all discards of the others.
 *
 * The hand is counted with every starter. The crib is the average of {@link cribTable} for the ranks discarded. With
 * `chances`, every crib is counted: with two players the opponent has any six of the unknown cards and discards by its
 * ranks, in equilibrium; with more, each of the others discards each rank at its rate over all deals. This is about
 * 0.06 points more exact, and takes 10 ms with two players and 30 ms with more, instead of 0.02 ms.
 *
 * The pegging is an average over simulated deals in which the others play strongly, carefully or simply. His heels do
 * not count.
 *
 * @param hand - six cards with two players, five with three or four
 * @param options - the side with the crib, the number of players, known cards, and whether to find chances
 * @returns the 15 or 5 discards, the one with the best `total` first; on a tie, in the order of `CARDS`
 * @throws InvalidStateError when the hand has the wrong number of cards or a duplicate, or an option is missing,
 * unknown or out of range; its path names the part
 *
 * @example
 * ```ts
 * import { discardValues } from "fifteen-two/cribbage/analysis";
 *
 * const [best] = discardValues(["5H", "5D", "5S", "JC", "2C", "KD"], { dealer: true });
 * best?.cards; // => ["2C", "KD"]
 * best?.hand.toFixed(2); // => "16.50"
 *
 * const [exact] = discardValues(["5H", "5D", "5S", "JC", "2C", "KD"], { dealer: true, chances: true });
 * exact?.chances?.hand.lowest; // => 14
 * exact?.crib.toFixed(2); // => "3.61"
 * discardValues(["5H", "5D", "5S", "JC", "2C"], { dealer: false, players: 3 })[0]?.cards; // => ["2C"]
 * ```
 */
export function discardValues(hand: readonly Card[], options: DiscardOptions): DiscardValue[] {
  const given = readFields(options, ["options"], ["dealer"], ["players", "partners", "known", "chances"]);
  const table = readTable({ ...given, hand }, ["options"]);
  const kind = cribKind({ seats: table.players, sides: table.partners ? 2 : table.players });
  const side = readOneOf(given.dealer, ["options", "dealer"], [true, false]) ? "own" : "opponent";
  const unseen = readUnseen(table.hand, given.known, { two: 7, three: 12, partners: 16, solo: 16 }[kind]);
  const isCounted = readBoolean(given.chances ?? false, ["options", "chances"]);
  const chancesOf = isCounted ? chancesCounter(kind, side, unseen) : () => null;
  const extras = extrasOf(kind)[side];
  const sign = side === "own" ? 1 : -1;
  const cards = Uint8Array.from(table.hand, cardIndex).sort();
  const values = DISCARDS[cards.length === 6 ? 6 : 5].map((places): DiscardValue => {
    const discarded = atPlaces(cards, places);
    const kept = atPlaces(cards, ~places);
    const chances = chancesOf(discarded, kept);
    const average = extras.crib[discardNumber(discarded[0]! >> 2, discarded.at(-1)! >> 2, cards.length)]! / POINT;
    const points = chances?.hand.mean ?? handMean(kept, unseen);
    const crib = chances === null ? average : sign * chances.crib.mean;
    const pegging = extras.pegging[handNumber(kept.map((card) => card >> 2))]! / POINT;
    const total = points + crib + pegging;
    return { cards: named(discarded), kept: named(kept), hand: points, crib, pegging, total, chances };
  });
  return values.sort((a, b) => b.total - a.total);
}

/** The indices of the cards outside the hand and the known cards, at least `fewest`, in ascending order. */
function readUnseen(hand: readonly Card[], given: unknown, fewest: number): Uint8Array {
  const known = readCards(given ?? [], ["options", "known"], 0, 52 - hand.length - fewest);
  const seen = hand.concat(known);
  const cards = new Set(seen);
  if (cards.size < seen.length)
    throw wrongCards(seen, (i) => (i < hand.length ? ["hand", i] : ["options", "known", i - hand.length]));
  return Uint8Array.from(CARDS.keys()).filter((card) => !cards.has(CARDS[card]!));
}

function named(indices: readonly number[]): Card[] {
  return indices.map((index) => CARDS[index]!);
}

/** Mean points of four cards over all starters. */
function handMean([a, b, c, d]: readonly number[], starters: Uint8Array): number {
  return starters.reduce((sum, starter) => sum + countIndices(a!, b!, c!, d!, starter), 0) / starters.length;
}
