import { highestBit, lowestBit } from "../../../core/bits.ts";
import { countingTable } from "../../../scoring/counter.ts";
import { atPlaces } from "../engine/deal.ts";
import { handNumber, NUMBER_OF_HANDS, type RankCounts, rankHands, WHOLE_PACK, waysToHoldEach } from "../engine/hand.ts";
import type { CribKind, CribSide } from "../engine/simulation.ts";
import { bestPlaces, discardNumber, type Extras, extrasOf } from "./worth.ts";

/** A player's choice of discards from each hand. */
export interface Discards {
  /** The number of the discard from each hand of {@link rankHands}. */
  readonly discarded: Uint8Array;
  /** How often the player discards each pair or rank, over all deals from a full pack; the sum is 1. */
  readonly rates: Float64Array;
  /** The chance to keep each hand of {@link rankHands} when its four cards are dealt, plus {@link LEAST_KEPT}. */
  readonly keeps: Float64Array;
}

/** Minimum chance to keep any hand, since not everyone discards by the tables. */
export const LEAST_KEPT: number = 1 / 200;

/** Undealt cards of each suit, roughly: the starter then has a kept jack's suit one time in four. */
const ELEVEN_EACH = 0x0b0b0b0b;

/** The best discards; the first on a tie. Hands are ranks, with suits that make no flush. */
export function bestDiscards(size: 5 | 6, extras: Extras): Discards {
  const hands = rankHands(size);
  const dealt = waysToHoldEach(size, WHOLE_PACK);
  const discarded = new Uint8Array(dealt.length);
  const rates = new Float64Array(size === 6 ? 91 : 13);
  const keeps = new Float64Array(NUMBER_OF_HANDS[4]!);
  const cards = hands.map((rank, i) => 4 * rank + ((i % size) & 3));
  dealt.forEach((ways, n) => {
    const hand = hands.subarray(size * n, size * (n + 1));
    const places = bestPlaces(cards, size * n, size, extras, ELEVEN_EACH);
    discarded[n] = discardNumber(hand[lowestBit(places)]!, hand[highestBit(places)]!, size);
    rates[discarded[n]!]! += ways;
    keeps[handNumber(atPlaces(hand, ~places))]! += ways;
  });
  const all = dealt.reduce((sum, ways) => sum + ways, 0);
  // The deal adds two of the other 48 cards to these four, or one of them.
  const more = size === 6 ? (48 * 47) / 2 : 48;
  const held = waysToHoldEach(4, WHOLE_PACK);
  return {
    discarded,
    rates: rates.map((ways) => ways / all),
    keeps: keeps.map((ways, n) => ways / (held[n]! * more) + LEAST_KEPT),
  };
}

const equilibria: { [player in `${CribKind} ${CribSide}`]?: Discards } = {};

/** The discards of a side by the shipped averages: the equilibrium. Computed on first use. */
export function equilibriumOf(kind: CribKind, side: CribSide): Discards {
  equilibria[`${kind} ${side}`] ??= bestDiscards(kind === "two" ? 6 : 5, extrasOf(kind)[side]);
  return equilibria[`${kind} ${side}`]!;
}

/** A rough chance to keep each four cards, by their points alone. Immediate, since it needs no equilibrium. */
export function roughKeeps(): Float64Array {
  const { points } = countingTable();
  // Fitted to the equilibrium of two players.
  return new Float64Array(NUMBER_OF_HANDS[4]!).map(
    (_, n) => 1 / (1 + Math.exp((7 - points[14 * n + 13]!) / 1.5)) + LEAST_KEPT,
  );
}

/**
 * The joint chances of each starter and each pair that a player discards from six cards, at `91 * starter + pair`; the
 * sum is 1. `counts` has the number of cards of each rank in the pack, seven or more in all.
 */
export function pairChances({ discarded }: Discards, counts: RankCounts): Float64Array {
  const hands = rankHands(6);
  const pairs = new Float64Array(91);
  const held = new Float64Array(13 * 91);
  waysToHoldEach(6, counts).forEach((dealt, n) => {
    const pair = discarded[n]!;
    pairs[pair]! += dealt;
    for (let i = 6 * n; i < 6 * n + 6; i++) held[91 * hands[i]! + pair]! += dealt;
  });
  const ways = held.map((less, at) => counts[Math.floor(at / 91)]! * pairs[at % 91]! - less);
  const all = ways.reduce((sum, each) => sum + each, 0);
  return ways.map((each) => each / all);
}
