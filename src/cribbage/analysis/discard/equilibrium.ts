import { highestBit, lowestBit } from "../../../core/bits.ts";
import { countingTable } from "../../../scoring/counter.ts";
import { DISCARDS } from "../engine/deal.ts";
import {
  handNumber,
  NUMBER_OF_HANDS,
  pairNumber,
  pointsWithPack,
  type RankCounts,
  rankHands,
  WHOLE_PACK,
  waysToHoldEach,
} from "../engine/ranks.ts";
import type { CribKind, CribSide } from "../options/players.ts";
import { CRIB_AVERAGES } from "./averages.ts";
import { POINT } from "./net.ts";
import { peggingOf } from "./pegging.ts";

/** What a player discards from each hand of {@link rankHands}, in their order. */
export interface Discards {
  /** Number of cards in a hand. */
  readonly size: 5 | 6;
  /** A pair's number for six ranks, a rank for five. */
  readonly discarded: Uint8Array;
  /** The number of the hand of four that is left. */
  readonly kept: Uint16Array;
}

const JACK = 10;

/**
 * The discards with the highest sum of the expected hand, the pegging, and the average crib, which an opponent's crib
 * subtracts; the first on a tie. Hands are ranks without suits, so nobs counts by its chance and flushes not at all.
 *
 * @param averages - the average crib by side and discard: 91 pairs or 13 ranks
 */
export function bestDiscards(
  kind: CribKind,
  averages: Readonly<Record<CribSide, readonly number[]>>,
): Record<CribSide, Discards> {
  const size = kind === "two" ? 6 : 5;
  const pegging = peggingOf(kind);
  const n = NUMBER_OF_HANDS[size]!;
  const noDiscards = (): Discards => ({ size, discarded: new Uint8Array(n), kept: new Uint16Array(n) });
  const best = { own: noDiscards(), opponent: noDiscards() };
  for (let hand = 0; hand < n; hand++) {
    const choices = choicesFrom(rankHands(size).subarray(hand * size, (hand + 1) * size));
    for (const side of ["own", "opponent"] as const) {
      let most = Number.NEGATIVE_INFINITY;
      for (const { discard, kept, expected } of choices) {
        const crib = side === "own" ? averages.own[discard]! : -averages.opponent[discard]!;
        const worth = expected + crib + pegging[side][kept]! / POINT;
        if (worth <= most) continue;
        most = worth;
        best[side].discarded[hand] = discard;
        best[side].kept[hand] = kept;
      }
    }
  }
  return best;
}

/** Each discard from a hand of ranks, with what is kept and its mean points over all starters and suits. */
function choicesFrom(hand: Uint8Array) {
  const { points } = countingTable();
  const size = hand.length === 6 ? 6 : 5;
  const jacks = hand.reduce((sum, rank) => (rank === JACK ? sum + 1 : sum), 0);
  const four = new Uint8Array(4);
  const choices: { readonly discard: number; readonly kept: number; readonly expected: number }[] = [];
  for (const places of DISCARDS[size]) {
    const low = hand[lowestBit(places)]!;
    const high = hand[highestBit(places)]!;
    const discard = size === 5 ? low : pairNumber(low, high);
    for (let i = 0, to = 0; i < size; i++) if (((places >> i) & 1) === 0) four[to++] = hand[i]!;
    const kept = handNumber(four);
    const row = 14 * kept;
    const sum = pointsWithPack(row) - points[row + low]! - (size === 6 ? points[row + high]! : 0);
    // A starter other than a jack has each suit equally often. A jack never has the suit of a kept jack.
    const held = jacks - (low === JACK ? 1 : 0) - (size === 6 && high === JACK ? 1 : 0);
    const nobs = (held * (48 - size + jacks)) / 4;
    choices.push({ discard, kept, expected: (sum + nobs) / (52 - size) });
  }
  return choices;
}

const equilibria: { [kind in CribKind]?: Record<CribSide, Discards> } = {};

/** The discards by the shipped averages: the equilibrium. Computed on first use. */
export function equilibriumOf(kind: CribKind): Record<CribSide, Discards> {
  equilibria[kind] ??= bestDiscards(kind, CRIB_AVERAGES[kind]);
  return equilibria[kind];
}

/** Not everyone discards by the tables, so any hand is kept at least this often. */
export const STRAY: number = 1 / 200;

const chances: { [kind in CribKind]?: Record<CribSide, Float64Array> } = {};

/** For the four cards of each hand of {@link rankHands}, the chance that a player who is dealt them keeps them. */
export function keepChances(kind: CribKind): Record<CribSide, Float64Array> {
  const { own, opponent } = equilibriumOf(kind);
  chances[kind] ??= { own: keepRates(own), opponent: keepRates(opponent) };
  return chances[kind];
}

/** How often a player with these discards keeps any four ranks, among all deals that contain them. */
function keepRates({ size, kept }: Discards): Float64Array {
  const dealt = waysToHoldEach(size, WHOLE_PACK);
  const rates = new Float64Array(1820);
  for (let n = 0; n < kept.length; n++) rates[kept[n]!]! += dealt[n]!;
  // Four cards are dealt with any two of the other 48, or with any one.
  const deals = size === 6 ? (48 * 47) / 2 : 48;
  const held = waysToHoldEach(4, WHOLE_PACK);
  return rates.map((ways, n) => ways / (held[n]! * deals) + STRAY);
}

/** How often each pair or rank is discarded over all deals from a full pack; the sum is 1. */
export function discardRates({ size, discarded }: Discards): number[] {
  const dealt = waysToHoldEach(size, WHOLE_PACK);
  const rates = Array<number>(size === 6 ? 91 : 13).fill(0);
  for (let n = 0; n < discarded.length; n++) rates[discarded[n]!]! += dealt[n]!;
  const total = dealt.reduce((sum, ways) => sum + ways, 0);
  return rates.map((rate) => rate / total);
}

/**
 * The chances that a player who is dealt six cards discards each pair while each rank is the starter.
 *
 * @param discards - what the player discards from each hand
 * @param counts - number of cards of each rank in the pack, seven or more in all
 * @returns the chance by ranks at `91 * starter + pair`; the sum is 1
 */
export function pairChances({ discarded }: Discards, counts: RankCounts): Float64Array {
  const hands = rankHands(6);
  const dealt = waysToHoldEach(6, counts);
  const chances = new Float64Array(13 * 91);
  const pairs = new Float64Array(91);
  let total = 0;
  for (let n = 0; n < dealt.length; n++) {
    const ways = dealt[n]!;
    if (ways === 0) continue;
    const pair = discarded[n]!;
    total += ways;
    pairs[pair]! += ways;
    for (let i = 6 * n; i < 6 * n + 6; i++) chances[91 * hands[i]! + pair]! -= ways;
  }
  let cards = 0;
  for (let rank = 0; rank < 13; rank++) cards += counts[rank]!;
  const scale = 1 / (total * (cards - 6));
  return chances.map((less, at) => (counts[Math.floor(at / 91)]! * pairs[at % 91]! + less) * scale);
}
