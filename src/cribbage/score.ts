import type { Side } from "../core/any.ts";
import { added, NO_AWARDS } from "../core/score.ts";
import type { Score } from "../scoring/item.ts";
import type { CribbageAwardKind, CribbageState } from "./state.ts";

/** The scores and awards after a side scores points. Scores stop at the target. */
export function award(
  { settings, scores }: Pick<CribbageState, "settings" | "scores">,
  side: Side,
  { points, items }: Score<CribbageAwardKind>,
): Pick<CribbageState, "scores" | "awards"> {
  if (points === 0) return { scores, awards: NO_AWARDS };
  const awards = [{ side, points, items }];
  return { scores: added(scores, awards, settings.target), awards };
}

/** Whether the latest awards win the game. */
export function isWon({ settings, scores, awards }: Pick<CribbageState, "settings" | "scores" | "awards">): boolean {
  return awards.length > 0 && scores[awards[0]!.side] === settings.target;
}
