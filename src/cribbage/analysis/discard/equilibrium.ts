import { highestBit, lowestBit } from "../../../core/bits.ts";
import { atPlaces } from "../engine/deal.ts";
import {
  handNumber,
  NUMBER_OF_HANDS,
  type RankCounts,
  rankHands,
  WHOLE_PACK,
  waysToHoldEach,
} from "../engine/ranks.ts";
import type { CribKind, CribSide } from "../options/players.ts";
import { bestBy, discardNumber, type Extras, extrasOf, netOfRanks, POINT } from "./net.ts";

/** What a player discards and keeps. */
export interface Discards {
  /** The number of the discard from each hand of {@link rankHands}. */
  readonly discarded: Uint8Array;
  /** How often it discards each pair or rank over all deals from a full pack; the sum is 1. */
  readonly rates: Float64Array;
  /** The chance that it keeps each four cards of {@link rankHands} if they are dealt to it, plus {@link STRAY}. */
  readonly keeps: Float64Array;
}

/** Not everyone discards by the tables, so any hand is kept at least this often. */
export const STRAY: number = 1 / 200;

const jacksIn = (ranks: readonly number[]) => ranks.reduce((jacks, rank) => (rank === 10 ? jacks + 1 : jacks), 0);

/** The discards that are worth most; the first on a tie. Hands are ranks, so nobs counts by its chance, a flush not. */
export function bestDiscards(size: 5 | 6, extras: Extras): Discards {
  const hands = rankHands(size);
  const dealt = waysToHoldEach(size, WHOLE_PACK);
  const discarded = new Uint8Array(dealt.length);
  const rates = new Float64Array(size === 6 ? 91 : 13);
  const keeps = new Float64Array(NUMBER_OF_HANDS[4]!);
  dealt.forEach((ways, n) => {
    const hand = hands.subarray(size * n, size * (n + 1));
    const places = placesIn(hand, extras);
    discarded[n] = discardNumber(hand[lowestBit(places)]!, hand[highestBit(places)]!, size);
    rates[discarded[n]!]! += ways;
    keeps[handNumber(atPlaces(hand, ~places))]! += ways;
  });
  const all = dealt.reduce((sum, ways) => sum + ways, 0);
  // Four cards are dealt with any two of the other 48, or with any one.
  const more = size === 6 ? (48 * 47) / 2 : 48;
  const held = waysToHoldEach(4, WHOLE_PACK);
  return {
    discarded,
    rates: rates.map((ways) => ways / all),
    keeps: keeps.map((ways, n) => ways / (held[n]! * more) + STRAY),
  };
}

/** The places to discard in a hand of ranks. */
function placesIn(hand: Uint8Array, extras: Extras): number {
  const size = hand.length === 6 ? 6 : 5;
  // A starter other than a jack has each suit equally often. A jack never has the suit of a kept jack.
  const starters = 48 - size + jacksIn([...hand]);
  return bestBy(size, (places) => {
    const kept = atPlaces(hand, ~places);
    const nobs = (jacksIn(kept) * starters) / 4;
    const [low, high] = [hand[lowestBit(places)]!, hand[highestBit(places)]!];
    return netOfRanks(14 * handNumber(kept), low, high, 52 - size, extras) + POINT * nobs;
  });
}

const equilibria: { [kind in CribKind]?: Record<CribSide, Discards> } = {};

/** The discards by the shipped averages: the equilibrium. Computed on first use. */
export function equilibriumOf(kind: CribKind): Record<CribSide, Discards> {
  const size = kind === "two" ? 6 : 5;
  const { own, opponent } = extrasOf(kind);
  equilibria[kind] ??= { own: bestDiscards(size, own), opponent: bestDiscards(size, opponent) };
  return equilibria[kind];
}

/** For the four cards of each hand of {@link rankHands}, the chance that a player who is dealt them keeps them. */
export function keepChances(kind: CribKind): Record<CribSide, Float64Array> {
  const { own, opponent } = equilibriumOf(kind);
  return { own: own.keeps, opponent: opponent.keeps };
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
