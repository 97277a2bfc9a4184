import type { Side } from "../core/any.ts";
import { added, NO_AWARDS } from "../core/score.ts";
import type { Score } from "../scoring/index.ts";
import type { CribbageAward, CribbageAwardKind, CribbageState } from "./state.ts";

/** The scores after some points, and the awards. */
export type Awarded = Pick<CribbageState, "scores" | "awards">;

/** Awards nothing. */
export function nothing({ scores }: Pick<CribbageState, "scores">): Awarded {
  return { scores, awards: NO_AWARDS };
}

/** Gives a side points. Scores stop at the target. */
export function award(state: CribbageState, side: Side, score: Score<CribbageAwardKind> | undefined): Awarded {
  if (score === undefined || score.points === 0) return nothing(state);
  const awards: CribbageAward[] = [{ side, points: score.points, items: score.items }];
  return { scores: added(state.scores, awards, state.settings.target), awards };
}

/** Whether points that were just awarded win the game. */
export function isWon({ settings }: CribbageState, { scores, awards }: Awarded): boolean {
  return awards.length > 0 && scores[awards[0]!.side] === settings.target;
}
