import { countIndices } from "../../../scoring/index.ts";
import { countRanksOf, pairNumber } from "../engine/ranks.ts";
import type { KnownDeal } from "../options/dealt.ts";
import { OTHER_DISCARDERS } from "../options/players.ts";
import { discardRates, equilibriumOf, pairChances } from "./equilibrium.ts";

/** Cards that count the same in a crib with some starter: those of one rank that all match its suit, or all don't. */
export type Alike = readonly number[];

/**
 * Groups the cards that others may hold by what they count in a crib with a starter, in ascending order of rank. Apart
 * from its rank, a card matters only if it matches the starter's suit, for nobs and for a flush. This turns 46 cards
 * into 25 or 26 groups, and their 1,035 pairs into at most 351.
 *
 * @param unseen - indices of the unknown cards, in ascending order
 * @param starter - index of one of them
 */
export function alikeCards(unseen: Uint8Array, starter: number): Alike[] {
  const groups: number[][] = Array.from({ length: 26 }, () => []);
  for (const card of unseen)
    if (card !== starter) groups[2 * (card >> 2) + (((card ^ starter) & 3) === 0 ? 1 : 0)]!.push(card);
  return groups.filter((group) => group.length > 0);
}

/**
 * Counts the crib of the discarded cards and a starter with everything that the others can discard.
 *
 * @param discarded - indices of one or two cards
 * @param starter - index of the starter
 * @param groups - the cards that the others may hold
 * @param weights - the weight of each of their choices in equilibrium; see {@link equilibriumWeights}
 * @returns the weight of each number of points, 0 to 29
 */
export function sweepCribs(
  discarded: readonly number[],
  starter: number,
  groups: readonly Alike[],
  weights: Float64Array,
): Float64Array {
  const tally = new Float64Array(30);
  const crib = discarded.slice();
  /** Adds a card to the first `n` of the crib, from the groups from `first` on, of which `taken` are taken. */
  const add = (n: number, first: number, taken: number, ways: number, row: number): void => {
    for (let i = first; i < groups.length; i++) {
      const group = groups[i]!;
      const same = i === first ? taken : 0;
      if (same >= group.length) continue;
      const card = group[same]!;
      // If a group gives several cards, each choice of them comes up that many times.
      const more = same === 0 ? ways * group.length : (ways * (group.length - same)) / (same + 1);
      const at = 13 * row + (card >> 2);
      crib[n] = card;
      if (n < 3) add(n + 1, i, same + 1, more, at);
      else {
        const points = countIndices(crib[0]!, crib[1]!, crib[2]!, card, starter, true);
        tally[points]! += more * weights[at]!;
      }
    }
  };
  add(discarded.length, 0, 0, 1, discarded.length === 2 ? starter >> 2 : 0);
  return tally;
}

/**
 * Weights of the cards that others discard in equilibrium, by ascending ranks. With two players, two cards and the
 * starter are at `169 * starter + 13 * first + second`. Otherwise three cards are at `169 * first + 13 * second +
 * third`.
 */
export function equilibriumWeights(deal: KnownDeal): Float64Array {
  return deal.kind === "two" ? pairWeights(deal) : tripleWeights(deal);
}

/** The equilibrium ignores suits, so all cards of two ranks and a starter share their chance equally. */
function pairWeights({ side, unseen }: KnownDeal): Float64Array {
  const counts = countRanksOf(unseen);
  const chances = pairChances(equilibriumOf("two")[side === "own" ? "opponent" : "own"], counts);
  const weights = new Float64Array(13 * 169);
  for (let starter = 0; starter < 13; starter++)
    for (let a = 0; a < 13; a++)
      for (let b = a; b < 13; b++) {
        const pairs = a === b ? (counts[a]! * (counts[a]! - 1)) / 2 : counts[a]! * counts[b]!;
        const starters = counts[starter]! - (starter === a ? 1 : 0) - (starter === b ? 1 : 0);
        const chance = chances[91 * starter + pairNumber(a, b)]!;
        if (chance > 0) weights[169 * starter + 13 * a + b] = chance / (pairs * starters);
      }
  return weights;
}

/** Three discarders, each with the rates of its side, in every order in which they can hold the three ranks. */
function tripleWeights({ kind, side }: KnownDeal): Float64Array {
  const discards = equilibriumOf(kind);
  const pack = new Array<number>(13).fill(1 / 13);
  const rates = { own: discardRates(discards.own), opponent: discardRates(discards.opponent), pack };
  const [x, y, z] = OTHER_DISCARDERS[kind][side].map((who) => rates[who]) as [number[], number[], number[]];
  const weights = new Float64Array(13 * 169);
  for (let a = 0; a < 13; a++)
    for (let b = a; b < 13; b++)
      for (let c = b; c < 13; c++)
        weights[169 * a + 13 * b + c] =
          x[a]! * (y[b]! * z[c]! + y[c]! * z[b]!) +
          x[b]! * (y[a]! * z[c]! + y[c]! * z[a]!) +
          x[c]! * (y[a]! * z[b]! + y[b]! * z[a]!);
  return weights;
}
