import { type Card, cardAt } from "../../../core/card.ts";
import { fieldOf } from "../../../core/json.ts";
import { countIndices } from "../../../scoring/index.ts";
import { type Alike, alikeCards, sweepCribs } from "../crib/sweep.ts";
import { equilibriumWeights } from "../crib/weights.ts";
import { type Deal, type DiscardValuesOptions, readDeal } from "./deal.ts";
import { type Distribution, distribution } from "./distribution.ts";
import { type DiscardPegging, readBudget, simulatePegging } from "./pegging.ts";
import { atPlaces, DISCARDS } from "./places.ts";

/** What a crib comes to, against one kind of opponents. */
export interface CribValues {
  /** The points of the crib. */
  readonly crib: Distribution;
  /** The points of the hand and the own crib, or of the hand less an opponent's crib. */
  readonly net: Distribution;
}

/** What one discard comes to. */
export interface DiscardValue {
  /** The cards discarded, in the order of `CARDS`. */
  readonly cards: readonly Card[];
  /** The four cards kept. */
  readonly kept: readonly Card[];
  /** The points of the hand. */
  readonly hand: Distribution;
  /** When what the others discard is any cards, each as likely as any other. */
  readonly uniform: CribValues;
  /** When the others discard as they do who discard by the average crib; see {@link cribTable}. */
  readonly equilibrium: CribValues;
  /** What is pegged; null unless `pegging` was asked for. */
  readonly pegging: DiscardPegging | null;
  /** The expected points in all: `equilibrium.net.mean`, and with `pegging` its `own - others`, too. */
  readonly total: number;
}

/**
 * What every discard from a hand comes to, hand and crib, over all starters and all that the others may discard; and on
 * request what it pegs. His heels are left out.
 *
 * With two players hand and crib are exact: the opponent holds any six of the cards that are not known, and discards from
 * them by {@link cribTable}, with no eye to suits. With three and four players the `uniform` figures are exact; in
 * the `equilibrium` the others discard each rank as often as they do over all deals, one regardless of the other.
 *
 * The pegging is an average over simulated deals, the same ones for every discard, which makes two discards more comparable
 * than their standard errors say. The others hold any cards that are not known and keep what {@link bestDiscard} says; each
 * seat plays the card that pegs the most, less what it invites the next seat to peg. Where the hand can be in more seats than one,
 * as with three players when another deals, they take turns.
 *
 * @param hand - six cards with two players, five with three or four
 * @param options - whose crib it is, how many play, what else is known, in how many deals to find the pegging
 * @returns the 15 or 5 discards, the one with the best `total` first
 * @throws InvalidStateError when the hand has another number of cards, a card is there twice, or an option is missing,
 *   unknown or out of range; its path names the part
 *
 * @example
 * ```ts
 * import { discardValues } from "fifteen-two/cribbage/analysis";
 *
 * const [best] = discardValues(["5H", "5D", "5S", "JC", "2C", "KD"], { dealer: true });
 * best?.cards; // => ["2C", "JC"]
 * best?.hand.mean.toFixed(2); // => "16.26"
 * best?.equilibrium.crib.mean.toFixed(2); // => "3.69"
 * best?.equilibrium.net.mean.toFixed(2); // => "19.95"
 *
 * const values = discardValues(["3C", "3D", "7D", "TH", "QS", "KH"], { dealer: true, pegging: 2000 });
 * values[0]?.cards; // => ["QS", "KH"]
 * values[0]?.pegging?.own.toFixed(2); // => "3.49"
 * values[0]?.pegging?.others.toFixed(2); // => "1.97"
 * values[0]?.total.toFixed(2); // => "8.87"
 * ```
 */
export function discardValues(hand: readonly Card[], options: DiscardValuesOptions): DiscardValue[] {
  const deal = readDeal(hand, options);
  const budget = readBudget(fieldOf(options, "pegging"), fieldOf(options, "random"));
  const pegging = budget && simulatePegging(deal, budget);
  const others: Others = {
    weights: equilibriumWeights(deal),
    groups: Array.from(deal.unseen, (starter) => alikeCards(deal.unseen, starter)),
  };
  const values = DISCARDS[deal.size].map((places, i) => discardValue(deal, places, others, pegging?.[i] ?? null));
  return values.sort((a, b) => b.total - a.total);
}

/** What the others may discard, which is the same for every discard of the hand. */
interface Others {
  readonly weights: Float64Array;
  /** By starter, in the order of the unseen cards. */
  readonly groups: readonly (readonly Alike[])[];
}

function discardValue(
  { cards, unseen, side }: Deal,
  places: number,
  others: Others,
  pegging: DiscardPegging | null,
): DiscardValue {
  const thrown = atPlaces(cards, places);
  const kept = atPlaces(cards, ~places);
  const [a, b, c, d] = kept as [number, number, number, number];
  const hand = new Float64Array(30);
  const crib = { uniform: new Float64Array(30), equilibrium: new Float64Array(30) };
  const net = { uniform: new Float64Array(59), equilibrium: new Float64Array(59) };
  // The net points begin at 0 with an own crib, at -29 with an opponent's.
  const [from, sign] = side === "own" ? [0, 1] : [-29, -1];
  unseen.forEach((starter, i) => {
    const points = countIndices(a, b, c, d, starter);
    hand[points]!++;
    const tally = sweepCribs(thrown, starter, others.groups[i]!, others.weights);
    for (const against of ["uniform", "equilibrium"] as const)
      for (let n = 0; n < 30; n++) {
        crib[against][n]! += tally[against][n]!;
        net[against][points + sign * n - from]! += tally[against][n]!;
      }
  });
  const values = (against: "uniform" | "equilibrium"): CribValues => ({
    crib: distribution(crib[against]),
    net: distribution(net[against], from),
  });
  const equilibrium = values("equilibrium");
  return {
    cards: thrown.map(cardAt),
    kept: kept.map(cardAt),
    hand: distribution(hand),
    uniform: values("uniform"),
    equilibrium,
    pegging,
    total: equilibrium.net.mean + (pegging === null ? 0 : pegging.own - pegging.others),
  };
}
