import { countRanks } from "../../../scoring/counter.ts";
import { pairNumber, type RankCounts, rankHands, waysToHold } from "../engine/ranks.ts";
import type { CribKind, CribSide } from "../options/players.ts";
import { CRIB_AVERAGES } from "./averages.ts";

/** The discard from each hand of {@link rankHands}, in their order: a pair's number for six ranks, a rank for five. */
export type Discards = Uint8Array;

const JACK = 10;

/**
 * The discards with the highest sum of the expected hand and the average crib, which an opponent's crib subtracts; the
 * first on a tie. Hands are ranks without suits, so nobs counts by its chance and flushes not at all.
 *
 * @param averages - the average crib by side and discard: 91 pairs or 13 ranks
 */
export function bestDiscards(averages: Readonly<Record<CribSide, readonly number[]>>): Record<CribSide, Discards> {
  const size = averages.own.length === 13 ? 5 : 6;
  const hands = rankHands(size);
  const discards = { own: new Uint8Array(hands.length / size), opponent: new Uint8Array(hands.length / size) };
  const hand = new Uint8Array(size);
  for (let n = 0; n < discards.own.length; n++) {
    hand.set(hands.subarray(n * size, (n + 1) * size));
    let own = Number.NEGATIVE_INFINITY;
    let opponent = Number.NEGATIVE_INFINITY;
    eachDiscard(hand, (discarded, kept) => {
      const expected = expectedHand(hand, kept);
      if (expected + averages.own[discarded]! > own) {
        own = expected + averages.own[discarded]!;
        discards.own[n] = discarded;
      }
      if (expected - averages.opponent[discarded]! > opponent) {
        opponent = expected - averages.opponent[discarded]!;
        discards.opponent[n] = discarded;
      }
    });
  }
  return discards;
}

/** Visits each different discard from a hand of ranks, with the four ranks that are kept. */
function eachDiscard(hand: Uint8Array, visit: (discarded: number, kept: Uint8Array) => void): void {
  const kept = new Uint8Array(4);
  for (let i = 0; i < hand.length; i++) {
    if (i > 0 && hand[i] === hand[i - 1]) continue;
    if (hand.length === 5) {
      keep(hand, i, -1, kept);
      visit(hand[i]!, kept);
      continue;
    }
    for (let j = i + 1; j < hand.length; j++) {
      if (j > i + 1 && hand[j] === hand[j - 1]) continue;
      keep(hand, i, j, kept);
      visit(pairNumber(hand[i]!, hand[j]!), kept);
    }
  }
}

function keep(hand: Uint8Array, i: number, j: number, kept: Uint8Array): void {
  for (let at = 0, to = 0; at < hand.length; at++) if (at !== i && at !== j) kept[to++] = hand[at]!;
}

/** Mean points of four kept ranks over all starters and suits, without flushes. */
function expectedHand(hand: Uint8Array, kept: Uint8Array): number {
  const a = kept[0]! << 2;
  const b = kept[1]! << 2;
  const c = kept[2]! << 2;
  const d = kept[3]! << 2;
  let points = 0;
  for (let rank = 0; rank < 13; rank++) points += 4 * countRanks(a, b, c, d, rank);
  let jacks = 0;
  for (let i = 0; i < hand.length; i++) {
    points -= countRanks(a, b, c, d, hand[i]!);
    if (hand[i] === JACK) jacks++;
  }
  let nobs = 0;
  for (let i = 0; i < 4; i++) if (kept[i] === JACK) nobs++;
  const unseen = 52 - hand.length;
  // A starter other than a jack has each suit equally often. A jack never has the suit of a kept jack.
  return (points + (nobs * (unseen - (4 - jacks))) / 4) / unseen;
}

const equilibria: { [kind in CribKind]?: Record<CribSide, Discards> } = {};

/** The discards by the shipped averages: the equilibrium. Computed on first use. */
export function equilibriumOf(kind: CribKind): Record<CribSide, Discards> {
  equilibria[kind] ??= bestDiscards(CRIB_AVERAGES[kind]);
  return equilibria[kind];
}

/**
 * The chances that a player who is dealt six cards discards each pair while each rank is the starter.
 *
 * @param discards - what the player discards from each hand
 * @param counts - number of cards of each rank in the pack, seven or more in all
 * @returns the chance by ranks at `91 * starter + pair`; the sum is 1
 */
export function pairChances(discards: Discards, counts: RankCounts): Float64Array {
  const hands = rankHands(6);
  const chances = new Float64Array(13 * 91);
  const discarded = new Float64Array(91);
  let total = 0;
  for (let n = 0, at = 0; n < discards.length; n++, at += 6) {
    const ways = waysToHold(hands, at, 6, counts);
    if (ways === 0) continue;
    const pair = discards[n]!;
    total += ways;
    discarded[pair]! += ways;
    for (let i = at; i < at + 6; i++) chances[91 * hands[i]! + pair]! -= ways;
  }
  let cards = 0;
  for (let rank = 0; rank < 13; rank++) cards += counts[rank]!;
  const scale = 1 / (total * (cards - 6));
  for (let starter = 0; starter < 13; starter++)
    for (let pair = 0; pair < 91; pair++) {
      const at = 91 * starter + pair;
      chances[at] = (counts[starter]! * discarded[pair]! + chances[at]!) * scale;
    }
  return chances;
}

/** How often each pair or rank is discarded over all deals from a full pack; the sum is 1. */
export function discardRates(discards: Discards, size: 5 | 6): number[] {
  const hands = rankHands(size);
  const counts = new Uint8Array(13).fill(4);
  const rates = new Array<number>(size === 6 ? 91 : 13).fill(0);
  let total = 0;
  for (let n = 0; n < discards.length; n++) {
    const ways = waysToHold(hands, n * size, size, counts);
    rates[discards[n]!]! += ways;
    total += ways;
  }
  return rates.map((rate) => rate / total);
}
