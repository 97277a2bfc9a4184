import type { DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardView, PlayView } from "../../state.ts";
import type { Trials } from "../options/trials.ts";
import { discardDecision, playDecision } from "./decision.ts";
import { tryChoices, type Worth } from "./trials.ts";

/**
 * How choices are valued. `expert` is one; the default is to try them in deals in which everyone plays simply.
 *
 * @param view - what the seat that chooses knows
 * @param moves - its discards or its cards
 * @param trials - number of deals to try, and the random source
 * @param kept - index of a move that is tried in all deals, however bad
 * @returns the value of each move
 */
export type ChoiceMethod = (
  view: DiscardView | PlayView,
  moves: readonly (DiscardMove | PlayMove)[],
  trials: Trials,
  kept?: number,
) => readonly Worth[];

/** Values choices by trials. */
export function byTrials(
  view: DiscardView | PlayView,
  moves: readonly (DiscardMove | PlayMove)[],
  { deals, random }: Trials,
  kept = -1,
): Worth[] {
  const decision =
    view.phase === "discard"
      ? discardDecision(view, moves as readonly DiscardMove[])
      : playDecision(view, moves as readonly PlayMove[]);
  return tryChoices(decision, deals, random, kept);
}
