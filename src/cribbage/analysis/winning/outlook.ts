import type { Random } from "../../../core/random.ts";
import type { CribbageView } from "../../index.ts";
import { playDeal } from "../simulator/game.ts";
import { policiesOf } from "../simulator/simple.ts";
import { newSimulation, type Simulation, sideAt } from "../simulator/simulation.ts";
import { dealerWins } from "./table.ts";

/** How a game goes on after the present deal. */
export interface Outlook {
  /** By side, the points before what the deal scores from now on. */
  readonly scores: readonly number[];
  /** The game after the deal. */
  readonly rest: Simulation;
}

/** The outlook of a view. */
export function outlookOf(view: CribbageView): Outlook {
  const { settings, scores } = view;
  const { players, target } = settings;
  return { scores, rest: newSimulation({ players, sides: scores.length, target }, policiesOf(view)) };
}

/**
 * How likely a side wins after a deal that was played to its end without a target: 1 or 0 when somebody reached it, in the
 * order in which the points were scored. Else it is known for two sides; with more the game is played on once.
 */
export function chanceAfter(outlook: Outlook, deal: Simulation, side: number, random: Random): number {
  const winner = winnerAfter(outlook, deal, random);
  if (winner >= 0) return winner === side ? 1 : 0;
  const { rest } = outlook;
  const dealers = sideAt(rest, rest.dealer);
  const { scores, target } = rest;
  const chance = dealerWins(target - scores[dealers]!, target - scores[1 - dealers]!);
  return dealers === side ? chance : 1 - chance;
}

/** The side that wins the deal, or with more than two sides the game; -1 when two sides go on to the next deal. */
export function winnerAfter({ scores, rest }: Outlook, deal: Simulation, random: Random): number {
  const { events, eventSides, eventPoints } = deal;
  for (let side = 0; side < rest.sides; side++) rest.scores[side] = scores[side]!;
  rest.dealer = deal.dealer;
  rest.winner = -1;
  for (let i = 0; i < events; i++) {
    const side = eventSides[i]!;
    rest.scores[side]! += eventPoints[i]!;
    if (rest.scores[side]! >= rest.target) return side;
  }
  if (rest.sides > 2) while (!playDeal(rest, random));
  return rest.winner;
}
