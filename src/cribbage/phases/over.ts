import { gamesLostBy } from "../../shared/skunk.ts";
import type { OverState, StartedState, View } from "../state.ts";

/** The end of the game, won by the side that scored last. */
export function begin(state: StartedState, reason: OverState["reason"]): OverState {
  const { settings, scores, awards, dealer, hands, crib, starter, plays, countStarts } = state;
  const cards = { dealer, hands, crib, starter, plays, countStarts };
  return { settings, scores, awards, phase: "over", ...cards, reason, winners: [awards[0]!.side] };
}

export const skunks: readonly [skunk: number, doubleSkunk: number] = [31, 61];

/** Each losing side loses 1 game, 2 by a skunk, or 3 or 4 by a double skunk. */
export function gamesLost(state: OverState | View<OverState>): number[] {
  return gamesLostBy(state, skunks, state.settings.doubleSkunk);
}
