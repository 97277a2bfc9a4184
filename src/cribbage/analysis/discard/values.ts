import { CARDS, type Card } from "../../../core/card.ts";
import { fieldOf } from "../../../schema/read.ts";
import { countIndices } from "../../../scoring/index.ts";
import { alikeCards, type CribTally, equilibriumWeights, sweepCribs } from "../crib/sweep.ts";
import { atPlaces, DISCARDS } from "../engine/deal.ts";
import { type DiscardValuesOptions, type KnownDeal, readDeal } from "../options/dealt.ts";
import { type Distribution, distribution } from "./hand-values.ts";
import { type DiscardPegging, readPegging, simulatePegging } from "./pegging.ts";

/**
 * Points for a crib against one kind of opponents.
 *
 * @inline
 */
interface CribValues {
  /** Points for the crib. */
  readonly crib: Distribution;
  /** Points for the hand plus your own crib, or minus an opponent's crib. */
  readonly net: Distribution;
}

/** The value of one discard. */
export interface DiscardValue {
  /** The cards to discard, in the order of `CARDS`. */
  readonly cards: readonly Card[];
  /** The four cards to keep. */
  readonly kept: readonly Card[];
  /** Points for the hand. */
  readonly hand: Distribution;
  /** With all discards of the others equally likely. */
  readonly uniform: CribValues;
  /** With others who discard by the average crib; see {@link cribTable}. */
  readonly equilibrium: CribValues;
  /** Points pegged; null unless you asked for `pegging`. */
  readonly pegging: DiscardPegging | null;
  /** Expected points in all: `equilibrium.net.mean` and, with `pegging`, its `own - others`. */
  readonly total: number;
}

/**
 * Values every discard from a hand: hand, crib and, if you ask for it, pegging, over all starters and all discards of
 * the others.
 *
 * His heels are left out.
 *
 * With two players, hand and crib are exact. The opponent holds any six of the unknown cards and discards by {@link
 * cribTable}, ignoring suits. With three and four players the `uniform` figures are exact. In the `equilibrium`
 * figures, each of the others discards each rank as often as over all deals, independently of the rest.
 *
 * The pegging is a mean over simulated deals. They are the same for every discard, so you can compare two discards more
 * exactly than their standard errors suggest. The others hold any unknown cards and discard like {@link bestDiscard}.
 * Each seat plays the card that pegs most, less what it invites the next seat to peg. If the hand may be in more than
 * one seat (with three players when another deals), the seats take turns.
 *
 * @param hand - six cards with two players, five with three or four
 * @param options - who has the crib, the number of players, known cards, and the number of deals for the pegging
 * @returns the 15 or 5 discards, the one with the best `total` first
 * @throws InvalidStateError when the hand has the wrong number of cards or a duplicate, or an option is missing,
 * unknown or out of range; its path names the part
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
  const budget = readPegging(fieldOf(options, "pegging"), fieldOf(options, "random"));
  const pegging = budget && simulatePegging(deal, budget);
  const weights = equilibriumWeights(deal);
  const groups = Array.from(deal.unseen, (starter) => alikeCards(deal.unseen, starter));
  const sweep: Sweep = (discarded, starter, i) => sweepCribs(discarded, starter, groups[i]!, weights);
  const values = DISCARDS[deal.size].map((places, i) => discardValue(deal, places, sweep, pegging?.[i] ?? null));
  return values.sort((a, b) => b.total - a.total);
}

/** All that may come into a crib with the discards and a starter, the `i`th of the unseen cards. */
type Sweep = (discarded: readonly number[], starter: number, i: number) => CribTally;

function discardValue(
  { cards, unseen, side }: KnownDeal,
  places: number,
  sweep: Sweep,
  pegging: DiscardPegging | null,
): DiscardValue {
  const discarded = atPlaces(cards, places);
  const kept = atPlaces(cards, ~places);
  const [a, b, c, d] = kept as [number, number, number, number];
  const hand = new Float64Array(30);
  const crib = { uniform: new Float64Array(30), equilibrium: new Float64Array(30) };
  const net = { uniform: new Float64Array(59), equilibrium: new Float64Array(59) };
  // Net points start at 0 with your own crib, and at -29 with an opponent's.
  const [from, sign] = side === "own" ? [0, 1] : [-29, -1];
  unseen.forEach((starter, i) => {
    const points = countIndices(a, b, c, d, starter);
    hand[points]!++;
    const tally = sweep(discarded, starter, i);
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
    cards: discarded.map((index) => CARDS[index]!),
    kept: kept.map((index) => CARDS[index]!),
    hand: distribution(hand),
    uniform: values("uniform"),
    equilibrium,
    pegging,
    total: equilibrium.net.mean + (pegging === null ? 0 : pegging.own - pegging.others),
  };
}
