import { countRanksOf, pairNumber } from "../engine/ranks.ts";
import type { KnownDeal } from "../options/dealt.ts";
import { OTHER_DISCARDERS } from "../options/players.ts";
import { discardRates, equilibriumOf, pairChances } from "./equilibrium.ts";

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
