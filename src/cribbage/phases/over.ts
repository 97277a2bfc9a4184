import type { Awarded } from "../score.ts";
import type { OverState, OverView, Started } from "../state.ts";

/** The end of the game, won by the side that scored last. */
export function begin(state: Started, { scores, awards }: Awarded, reason: OverState["reason"]): OverState {
  const { settings, dealer, hands, crib, starter, plays, countStarts } = state;
  const winners = [awards[0]!.side];
  const table = { dealer, hands, crib, starter, plays, countStarts };
  return { settings, scores, awards, phase: "over", ...table, reason, winners };
}

/** Each losing side loses 1 game, 2 by a skunk, or 3 or 4 by a double skunk. */
export function gamesLost({ scores, winners, settings }: OverState | OverView): number[] {
  const [winner] = winners;
  return scores.map((score, side) => {
    const lead = scores[winner!]! - score;
    return side === winner ? 0 : lead >= 61 ? settings.doubleSkunk : lead >= 31 ? 2 : 1;
  });
}
