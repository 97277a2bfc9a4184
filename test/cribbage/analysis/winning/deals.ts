import { beginPlay, cutStarter, dealCards, discardAll } from "../../../../src/cribbage/analysis/simulator/deal.ts";
import { finishPlay } from "../../../../src/cribbage/analysis/simulator/game.ts";
import { policiesOf } from "../../../../src/cribbage/analysis/simulator/simple.ts";
import { newSimulation, type Simulation } from "../../../../src/cribbage/analysis/simulator/simulation.ts";
import { cribbage } from "../../../../src/cribbage/index.ts";
import type { Random } from "../../../../src/index.ts";

/**
 * Plays a deal to its end and writes down what is scored, as `tallyDeal` reads it.
 *
 * @param needs - the points that the dealer and the pone need, for players who look at the score
 * @returns how many numbers were written
 */
export type DealPlayer = (events: Uint8Array, needs: readonly [dealer: number, pone: number], random: Random) => number;

/** Players who discard by the average cribs, play each card by their own alone, and do not look at the score. */
export function simplePlayers(players: 2 | 4): DealPlayer {
  const { settings } = cribbage.initialState({ players });
  const game = newSimulation({ players, sides: 2, target: Number.POSITIVE_INFINITY }, policiesOf({ settings }));
  return (events, _, random) => {
    game.dealer = 0;
    dealCards(game, random);
    discardAll(game);
    cutStarter(game, random);
    beginPlay(game);
    finishPlay(game);
    return writeEvents(game, events);
  };
}

function writeEvents({ events, eventSides, eventPoints }: Simulation, to: Uint8Array): number {
  for (let i = 0; i < events; i++) {
    to[2 * i] = eventSides[i]!;
    to[2 * i + 1] = eventPoints[i]!;
  }
  return 2 * events;
}
