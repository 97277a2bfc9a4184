import type { Outcome, Side } from "../../core/game.ts";
import type { CrossCribbOutcomeReason, FullTable, OverState, OverView } from "../state.ts";

/** The end of the game. */
export function begin(table: FullTable, winner: Side): OverState {
  const { settings, scores, totals, awards, dealer, teamDealer, cut, board, crib } = table;
  return { settings, scores, totals, awards, phase: "over", dealer, teamDealer, cut, board, crib, winner };
}

/** The losing side loses 1 game, 2 by a skunk, or 3 by a double skunk. */
export function outcome({ scores, winner }: OverState | OverView): Outcome<CrossCribbOutcomeReason> {
  const lead = scores[winner]! - scores[1 - winner]!;
  const lost = lead >= 31 ? 3 : lead >= 16 ? 2 : 1;
  return { winners: [winner], scores, gamesLost: winner === 0 ? [0, lost] : [lost, 0], reason: "round" };
}
