import fc from "fast-check";

/** One of the ways in which a deal may be scored: the sides, 0 for the dealer, and their points in order. */
export interface ScoredDeal {
  readonly events: readonly (readonly [side: 0 | 1, points: number])[];
  /** How often it comes up, as a whole number. */
  readonly weight: number;
}

/** A deal in which some side scores. */
const scoredDeal: fc.Arbitrary<ScoredDeal> = fc.record({
  events: fc.array(fc.tuple(fc.constantFrom(0 as const, 1 as const), fc.integer({ min: 1, max: 12 })), {
    minLength: 1,
    maxLength: 6,
  }),
  weight: fc.integer({ min: 1, max: 3 }),
});

/** Some such deals. */
export const dealList = fc.array(scoredDeal, { minLength: 1, maxLength: 4 });

/** A chance of the dealer's side and of the pone's. */
export interface Both {
  readonly dealer: number;
  readonly pone: number;
}

/**
 * The chances to win by a lead or more, by playing every deal from every position to its end, point for point: slow,
 * and plain to see.
 *
 * @param gain - what to add to the dealer's chance at these needs
 */
export function chancesByPlay(
  deals: readonly ScoredDeal[],
  lead: number,
  gain: (a: number, b: number) => number = () => 0,
): (a: number, b: number) => Both {
  const total = deals.reduce((sum, { weight }) => sum + weight, 0);
  const known = new Map<string, Both>();
  const after = ({ events }: ScoredDeal, a: number, b: number): Both => {
    const needs: [number, number] = [a, b];
    for (const [side, points] of events) {
      needs[side] -= points;
      if (needs[side] > 0) continue;
      const won = needs[1 - side]! >= lead ? 1 : 0;
      return side === 0 ? { dealer: won, pone: 0 } : { dealer: 0, pone: won };
    }
    // The pone deals next.
    const next = chances(needs[1], needs[0]);
    return { dealer: next.pone, pone: next.dealer };
  };
  const chances = (a: number, b: number): Both => {
    const key = `${a} ${b}`;
    let both = known.get(key);
    if (both === undefined) {
      const outcomes = deals.map((deal) => ({ weight: deal.weight / total, ...after(deal, a, b) }));
      both = {
        dealer: outcomes.reduce((sum, { weight, dealer }) => sum + weight * dealer, 0) + gain(a, b),
        pone: outcomes.reduce((sum, { weight, pone }) => sum + weight * pone, 0) - gain(a, b),
      };
      known.set(key, both);
    }
    return both;
  };
  return chances;
}
