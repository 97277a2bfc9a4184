import type { Side } from "../../core/game.ts";
import { gamesLostBy, SKUNKS } from "../../shared/skunk.ts";
import type { OverState, OverView, Played } from "../state.ts";

/** The end of the game. */
export function begin(state: Played, winner: Side): OverState {
  const { settings, scores, totals, awards, dealer, teamDealer, cut, board, crib } = state;
  const played = { dealer, teamDealer, cut, board, crib };
  return { settings, scores, totals, awards, phase: "over", ...played, reason: "round", winners: [winner] };
}

/** The losing side loses 1 game, 2 by a skunk, or 3 by a double skunk. */
export function gamesLost(state: OverState | OverView): number[] {
  return gamesLostBy(state, SKUNKS.crosscribb, 3);
}
