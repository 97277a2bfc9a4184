import type { Side } from "../../core/any.ts";
import type { OverState, SacksonState } from "../state.ts";

/** The side with the higher score, the only item; empty if the scores are equal. */
export function leaders(scores: readonly number[]): Side[] {
  return [0, 1].filter((side) => scores[side]! > scores[1 - side]!);
}

export function begin(state: SacksonState, reason: OverState["reason"]): OverState {
  return { ...state, phase: "over", reason, winners: leaders(state.scores) };
}

/** The loser loses 1 game, or 2 if 11 or more points behind. */
export function gamesLost({ scores }: Pick<SacksonState, "scores">): number[] {
  return scores.map((score, side) => {
    const lead = scores[1 - side]! - score;
    return lead >= 11 ? 2 : lead > 0 ? 1 : 0;
  });
}
