import type { Outcome } from "../../core/game.ts";
import type { CribinoOutcomeReason, OverState, PlayState, SolitaireOverState, SolitaireState } from "../state.ts";
import type { TileIndex } from "../tile.ts";

/** The end of the last hand. */
export function begin(state: PlayState, reason: OverState["reason"]): OverState {
  const { settings, scores, awards, dealer, handsPlayed, hands, laid, passes } = state;
  return { settings, scores, awards, phase: "over", dealer, handsPlayed, hands, laid, passes, reason };
}

/** The end of a solitaire. */
export function beginAlone(
  { settings, scores, awards, laid, round }: SolitaireState,
  aside: readonly TileIndex[],
  reason: SolitaireOverState["reason"],
): SolitaireOverState {
  return { settings, scores, awards, phase: "over", laid, aside, round, reason };
}

/** The highest total wins, and ties share the win. A solitaire that is stuck is lost. */
export function outcome({
  scores,
  reason,
}: Pick<OverState | SolitaireOverState, "scores" | "reason">): Outcome<CribinoOutcomeReason> {
  const best = reason === "stuck" ? Number.POSITIVE_INFINITY : Math.max(...scores);
  const winners = scores.flatMap((score, side) => (score === best ? [side] : []));
  return { winners, scores, gamesLost: scores.map((score) => (score === best ? 0 : 1)), reason };
}
