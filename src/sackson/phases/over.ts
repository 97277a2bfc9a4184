import type { Outcome } from "../../core/game.ts";
import { TARGET } from "../score.ts";
import type { OverState, SacksonOutcomeReason } from "../state.ts";

/** The higher score wins, doubly by 11 or more; equal scores at the turn limit are a draw (S0-42, S0-43). */
export function outcome({ scores }: Pick<OverState, "scores">): Outcome<SacksonOutcomeReason> {
  const best = Math.max(...scores);
  const winners = scores[0] === scores[1] ? [] : [scores.indexOf(best)];
  const gamesLost = scores.map((score) => (score === best ? 0 : best - score >= 11 ? 2 : 1));
  return { winners, scores, gamesLost, reason: best >= TARGET ? "points" : "turn-limit" };
}
