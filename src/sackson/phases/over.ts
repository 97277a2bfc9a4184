import type { Outcome } from "../../core/game.ts";
import { TARGET } from "../score.ts";
import type { OverState, SacksonOutcomeReason } from "../state.ts";

/** The higher score wins, and by 11 or more it counts double. At the turn limit, equal scores are a draw. */
export function outcome({ scores }: Pick<OverState, "scores">): Outcome<SacksonOutcomeReason> {
  const best = Math.max(...scores);
  const winners = scores[0] === scores[1] ? [] : [scores.indexOf(best)];
  const gamesLost = scores.map((score) => (score === best ? 0 : best - score >= 11 ? 2 : 1));
  return { winners, scores, gamesLost, reason: best >= TARGET ? "points" : "turn-limit" };
}
