import { InvalidStateError } from "../../../core/errors.ts";
import { type CribbageMove, type CribbageView, isLegal, parseViewJson } from "../../index.ts";
import type { DiscardMove, GoMove, PlayMove } from "../../moves.ts";
import type { DiscardState, PlayState, View } from "../../state.ts";

/** A legal move of the discard or the play, with its view. */
export type Choice =
  | { readonly type: "discard"; readonly view: View<DiscardState>; readonly move: DiscardMove }
  | { readonly type: "play"; readonly view: View<PlayState>; readonly move: PlayMove }
  | { readonly type: "go"; readonly view: View<PlayState>; readonly move: GoMove };

/** Checks a view of the discard or the play, and a legal move of its viewer. */
export function readChoice(view: CribbageView, move: CribbageMove): Choice {
  const read = parseViewJson(view);
  if (read.phase !== "discard" && read.phase !== "play")
    throw new InvalidStateError(["phase"], `must be "discard" or "play", not "${read.phase}"`);
  if (!isLegal(read, move)) throw new InvalidStateError(["move"], "must be a legal move of the viewer");
  return { type: move.type, view: read, move } as Choice;
}
