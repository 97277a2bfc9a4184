import { countRanks } from "../../../scoring/counter.ts";
import { pairNumber, type RankCounts, rankHands, waysToHold } from "../ranks.ts";
import { CRIB_AVERAGES } from "./averages.ts";
import type { CribKind, CribSide } from "./kind.ts";

/**
 * What a player discards from each hand of {@link rankHands}, in their order: the number of a pair from six ranks, a
 * rank from five.
 */
export type Discards = Uint8Array;

const JACK = 10;

/**
 * The discards that make the expected hand, plus the average crib to one's own side and less it to an opponent's, as
 * large as can be; of equals the first. A hand of ranks knows no suits: nobs counts by its chance, a flush not at all.
 *
 * @param averages - the average crib by side and by what is discarded: 91 pairs or 13 ranks
 */
export function bestDiscards(averages: Readonly<Record<CribSide, readonly number[]>>): Record<CribSide, Discards> {
  const size = averages.own.length === 13 ? 5 : 6;
  const hands = rankHands(size);
  const throws = { own: new Uint8Array(hands.length / size), opponent: new Uint8Array(hands.length / size) };
  const hand = new Uint8Array(size);
  for (let n = 0; n < throws.own.length; n++) {
    hand.set(hands.subarray(n * size, (n + 1) * size));
    let own = Number.NEGATIVE_INFINITY;
    let opponent = Number.NEGATIVE_INFINITY;
    eachThrow(hand, (thrown, kept) => {
      const expected = expectedHand(hand, kept);
      if (expected + averages.own[thrown]! > own) {
        own = expected + averages.own[thrown]!;
        throws.own[n] = thrown;
      }
      if (expected - averages.opponent[thrown]! > opponent) {
        opponent = expected - averages.opponent[thrown]!;
        throws.opponent[n] = thrown;
      }
    });
  }
  return throws;
}

/** Visits each different discard from a hand of ranks, with the four that are kept. */
function eachThrow(hand: Uint8Array, visit: (thrown: number, kept: Uint8Array) => void): void {
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

/** The mean over all starters and all suits of what four ranks of a hand are worth, flushes apart. */
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
  // A starter that is no jack has each suit equally often; one that is a jack never has a kept jack's suit.
  return (points + (nobs * (unseen - (4 - jacks))) / 4) / unseen;
}

const habits: { [kind in CribKind]?: Record<CribSide, Discards> } = {};

/** The discards by the shipped averages: the equilibrium. They are worked out on first use. */
export function equilibriumOf(kind: CribKind): Record<CribSide, Discards> {
  habits[kind] ??= bestDiscards(CRIB_AVERAGES[kind]);
  return habits[kind];
}

/**
 * How likely a player who is dealt six of some cards discards each pair while each rank is turned up.
 *
 * @param throws - by what the player throws
 * @param counts - how many cards of each rank there are to deal from, seven or more in all
 * @returns at `91 * starter + pair` the chance, by ranks; 1 in all
 */
export function pairChances(throws: Discards, counts: RankCounts): Float64Array {
  const hands = rankHands(6);
  const chances = new Float64Array(13 * 91);
  const thrown = new Float64Array(91);
  let total = 0;
  for (let n = 0, at = 0; n < throws.length; n++, at += 6) {
    const ways = waysToHold(hands, at, 6, counts);
    if (ways === 0) continue;
    const pair = throws[n]!;
    total += ways;
    thrown[pair]! += ways;
    for (let i = at; i < at + 6; i++) chances[91 * hands[i]! + pair]! -= ways;
  }
  let cards = 0;
  for (let rank = 0; rank < 13; rank++) cards += counts[rank]!;
  const scale = 1 / (total * (cards - 6));
  for (let starter = 0; starter < 13; starter++)
    for (let pair = 0; pair < 91; pair++) {
      const at = 91 * starter + pair;
      chances[at] = (counts[starter]! * thrown[pair]! + chances[at]!) * scale;
    }
  return chances;
}

/** How often each pair, or each rank, is discarded over all deals from the whole pack; 1 in all. */
export function discardRates(throws: Discards): number[] {
  const size = throws.length === 18395 ? 6 : 5;
  const hands = rankHands(size);
  const counts = new Uint8Array(13).fill(4);
  const rates = new Array<number>(size === 6 ? 91 : 13).fill(0);
  let total = 0;
  for (let n = 0; n < throws.length; n++) {
    const ways = waysToHold(hands, n * size, size, counts);
    rates[throws[n]!]! += ways;
    total += ways;
  }
  return rates.map((rate) => rate / total);
}
