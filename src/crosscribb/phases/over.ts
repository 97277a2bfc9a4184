import type { Side } from "../../core/any.ts";
import { gamesLostBy } from "../../shared/skunk.ts";
import type { OverState, PlayedState, View } from "../state.ts";

export function begin(state: PlayedState, winner: Side): OverState {
  const { settings, scores, totals, awards, dealer, teamDealer, cut, board, crib } = state;
  const played = { dealer, teamDealer, cut, board, crib };
  return { settings, scores, totals, awards, phase: "over", ...played, reason: "round", winners: [winner] };
}

export const skunks: readonly [skunk: number, doubleSkunk: number] = [16, 31];

/** The losing side loses 1 game, 2 by a skunk, or 3 by a double skunk. */
export function gamesLost(state: OverState | View<OverState>): number[] {
  return gamesLostBy(state, skunks, 3);
}
