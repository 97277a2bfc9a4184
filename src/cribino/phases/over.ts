import type { Outcome } from "../../core/game.ts";
import type { CribinoOutcomeReason, OverState, PlayState, SolitaireOverState, SolitaireState } from "../state.ts";
import type { TileIndex } from "../tile.ts";

/** The end of the last hand. */
export function begin(state: PlayState, why: OverState["why"]): OverState {
  const { options, scores, scored, dealer, handsPlayed, hands, laid, passes } = state;
  return { options, scores, scored, phase: "over", dealer, handsPlayed, hands, laid, passes, why };
}

/** The end of a solitaire. */
export function beginAlone(
  { options, scores, scored, laid, round }: SolitaireState,
  aside: readonly TileIndex[],
  why: SolitaireOverState["why"],
): SolitaireOverState {
  return { options, scores, scored, phase: "over", laid, aside, round, why };
}

/** The highest total wins (S3-29), and equal ones share; a solitaire that is stuck is lost (S3-41). */
export function outcome({
  scores,
  why,
}: Pick<OverState | SolitaireOverState, "scores" | "why">): Outcome<CribinoOutcomeReason> {
  const best = why === "stuck" ? Number.POSITIVE_INFINITY : Math.max(...scores);
  const winners = scores.flatMap((score, side) => (score === best ? [side] : []));
  return { winners, scores, gamesLost: scores.map((score) => (score === best ? 0 : 1)), why };
}
