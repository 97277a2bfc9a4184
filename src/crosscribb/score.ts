import type { Side } from "../core/any.ts";
import { NO_AWARDS } from "../core/score.ts";
import type { Score } from "../scoring/item.ts";
import type { CrossCribbAward, CrossCribbAwardKind } from "./state.ts";

/** Awards points that are not for a line or the crib; nothing for 0 points. */
export function award(side: Side, score: Score<CrossCribbAwardKind>): readonly CrossCribbAward[] {
  return score.points === 0 ? NO_AWARDS : [{ side, line: null, ...score }];
}
