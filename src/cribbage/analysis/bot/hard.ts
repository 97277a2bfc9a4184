import type { Random } from "../../../core/random.ts";
import type { DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardView, PlayView } from "../../state.ts";
import { type Decision, discardDecision, playDecision } from "../winning/decision.ts";
import { tryChoices } from "../winning/trials.ts";

/** The discard that wins most often. */
export function discardToWin(
  view: DiscardView,
  moves: readonly DiscardMove[],
  deals: number,
  random: Random,
): DiscardMove {
  return moves[mostWins(discardDecision(view, moves), deals, random)]!;
}

/** The card that wins most often. */
export function playToWin(view: PlayView, moves: readonly PlayMove[], deals: number, random: Random): PlayMove {
  return moves[mostWins(playDecision(view, moves), deals, random)]!;
}

/** Index of the choice that wins most often, the first on a tie. */
function mostWins(decision: Decision, deals: number, random: Random): number {
  const wins = tryChoices(decision, deals, random).map(({ win }) => win);
  return wins.indexOf(Math.max(...wins));
}
