import type { CribbageMove, CribbageView } from "../../index.ts";
import type { DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardState, PlayState, View } from "../../state.ts";
import { readChoice } from "./read.ts";
import { canBeAnswered } from "./replies.ts";

/** Names, each with whether it holds. */
export type Names<Name> = readonly (readonly [name: Name, holds: boolean])[];

/** Functions that name the features of a discard, and of a card that an opponent can answer. */
interface Features<Name> {
  discard(view: View<DiscardState>, move: DiscardMove): Names<Name>;
  play(view: View<PlayState>, move: PlayMove): Names<Name>;
}

/** The names that hold for a choice. */
export function namesOf<Name>(view: CribbageView, move: CribbageMove, features: Features<Name>): Name[] {
  const choice = readChoice(view, move);
  let names: Names<Name> = [];
  if (choice.type === "discard") names = features.discard(choice.view, choice.move);
  if (choice.type === "play" && canBeAnswered(choice.view, choice.move.seat))
    names = features.play(choice.view, choice.move);
  return names.flatMap(([name, holds]) => (holds ? [name] : []));
}
