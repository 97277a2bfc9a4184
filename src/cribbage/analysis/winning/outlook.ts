import type { Random } from "../../../core/random.ts";
import { playDeal } from "../simulator/game.ts";
import { newSimulation, type Simulation, sideAt } from "../simulator/simulation.ts";
import { dealerWins } from "./table.ts";

/** What a deal that is played to its end means for the game. */
export interface Outlook {
  /** The points that win. */
  readonly target: number;
  /** By side, the points before what the deal scored. */
  readonly scores: readonly number[];
  /** A game to play on in, for more than two sides. */
  readonly rest: Simulation;
}

export function outlookOf(game: Simulation, scores: readonly number[], target: number): Outlook {
  const { seats, sides, policies } = game;
  return { target, scores, rest: newSimulation({ players: seats, sides, target }, policies) };
}

/**
 * How likely a side wins after a deal that was played to its end without a target: 1 or 0 when somebody reached it, in the
 * order in which the points were scored. Else it is known for two sides; with more the game is played on once.
 */
export function chanceAfter({ target, scores, rest }: Outlook, game: Simulation, side: number, random: Random): number {
  const { events, eventSides, eventPoints } = game;
  rest.scores.set(scores);
  for (let i = 0; i < events; i++) {
    const scorer = eventSides[i]!;
    rest.scores[scorer]! += eventPoints[i]!;
    if (rest.scores[scorer]! >= target) return scorer === side ? 1 : 0;
  }
  rest.winner = -1;
  rest.dealer = game.dealer;
  if (rest.sides > 2) {
    while (!playDeal(rest, random));
    return rest.winner === side ? 1 : 0;
  }
  const dealers = sideAt(rest, rest.dealer);
  const chance = dealerWins(
    rest.seats === 4 ? 4 : 2,
    target - rest.scores[dealers]!,
    target - rest.scores[1 - dealers]!,
  );
  return dealers === side ? chance : 1 - chance;
}
