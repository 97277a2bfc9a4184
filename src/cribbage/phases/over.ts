import type { Outcome, Side } from "../../core/game.ts";
import type { Awarded } from "../score.ts";
import type { CribbageOutcomeReason, OverState, OverView, Table } from "../state.ts";

/** The end of the game. */
export function begin(table: Table, { scores, awards }: Awarded, reason: OverState["reason"], winner: Side): OverState {
  const { settings, dealer, hands, crib, starter, plays, countStarts } = table;
  return {
    settings,
    scores,
    awards,
    phase: "over",
    dealer,
    hands,
    crib,
    starter,
    plays,
    countStarts,
    reason,
    winner,
  };
}

/** Each losing side loses 1 game, 2 by a skunk, or 3 or 4 by a double skunk. */
export function outcome(state: OverState | OverView): Outcome<CribbageOutcomeReason> {
  const { scores, winner, settings, reason } = state;
  const gamesLost = scores.map((score, side) => {
    const lead = scores[winner]! - score;
    return side === winner ? 0 : lead >= 61 ? settings.doubleSkunk : lead >= 31 ? 2 : 1;
  });
  return { winners: [winner], scores, gamesLost, reason };
}
