import type { PlayState } from "./state.ts";

type Turn = Pick<PlayState, "passes" | "turn" | "drawn">;

/** The state of a turn, in the play or the draw. Its keys are listed, since a spread makes a ply a third slower. */
export function turnIn<Phase extends "play" | "draw">(
  phase: Phase,
  { settings, dealer, dealsPlayed }: Pick<PlayState, "settings" | "dealer" | "dealsPlayed">,
  { scores, awards }: Pick<PlayState, "scores" | "awards">,
  { hands, laid, frontier }: Pick<PlayState, "hands" | "laid" | "frontier">,
  { passes, turn, drawn }: Turn,
): Omit<PlayState, "phase"> & { readonly phase: Phase } {
  return { settings, scores, awards, phase, dealer, dealsPlayed, hands, laid, frontier, passes, turn, drawn };
}
