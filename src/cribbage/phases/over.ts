import { gamesLostBy, SKUNKS } from "../../shared/skunk.ts";
import type { Awarded } from "../score.ts";
import type { OverState, OverView, Started } from "../state.ts";

/** What stays on the table when the play or the show ends. */
export type OnTable = Omit<Started, "scores" | "awards">;

/** The end of the game, won by the side that scored last. */
export function begin(table: OnTable, { scores, awards }: Awarded, reason: OverState["reason"]): OverState {
  const { settings, dealer, hands, crib, starter, plays, countStarts } = table;
  const cards = { dealer, hands, crib, starter, plays, countStarts };
  return { settings, scores, awards, phase: "over", ...cards, reason, winners: [awards[0]!.side] };
}

/** Each losing side loses 1 game, 2 by a skunk, or 3 or 4 by a double skunk. */
export function gamesLost(state: OverState | OverView): number[] {
  return gamesLostBy(state, SKUNKS.cribbage, state.settings.doubleSkunk);
}
