import type { Valuation } from "../../../bots/basis/method.ts";
import type { Decision } from "./decision.ts";
import { dealerWins } from "./table.ts";

/** Points of two players together in a deal on average: 16.2 and 10.2; see docs/evidence/win-methods. */
const POINTS = 26.4;

/** Points of the other's hand on average. */
const HAND = 8.1;

/** Standard error of the chances, by 120 random situations against 200 trials each. */
const ERROR = 0.015;

/** What the discards of two players are worth by tables alone: the chances to win after a deal with average points. */
export function firstAnswer({ position, seat, outlook, tables }: Required<Decision>): Valuation {
  const { target } = outlook.rest;
  const isDealer = seat === position.start.dealer;
  const [needs = 0, others = 0] = [seat, 1 - seat].map((side) => target - outlook.scores[side]!);
  const worths = tables.map(({ hand, crib, total }) => {
    const lead = total - HAND;
    const left = [needs - (POINTS + lead) / 2, others - (POINTS - lead) / 2] as const;
    // The other deals next if this seat deals now.
    const win = isDealer ? 1 - chanceBetween(left[1], left[0]) : chanceBetween(left[0], left[1]);
    const parts = { hand, crib, others: -HAND, pegging: total - hand - crib };
    return { points: lead, win, error: ERROR, parts };
  });
  return { progress: 0, worths };
}

/** The dealer's chance at needs that are not whole numbers, between those of the nearest ones. */
function chanceBetween(dealer: number, pone: number): number {
  const [a, b] = [Math.floor(dealer), Math.floor(pone)];
  const at = (i: number, j: number) => dealerWins(2, a + i, b + j);
  const [x, y] = [dealer - a, pone - b];
  return (1 - x) * ((1 - y) * at(0, 0) + y * at(0, 1)) + x * ((1 - y) * at(1, 0) + y * at(1, 1));
}
