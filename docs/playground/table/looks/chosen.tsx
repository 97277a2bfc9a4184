import type { AnyGame, AnyView, MoveOf } from "fifteen-two";
import { withCards } from "../../ui/card-text.tsx";
import type { Look } from "./look.ts";
import { choiceText } from "./telling.ts";

/** `mark` is the class of the pieces that the choice names. */
type ChosenProps = { look: Look; view: AnyView; move: MoveOf<AnyGame>; mark?: string };

/** A choice without its verb, such as "5♥ and J♠", in the outline of its pieces; a tile is drawn. */
export function Chosen({ look, view, move, mark = "" }: ChosenProps) {
  const text = choiceText({ game: look.game, view }, move);
  const picture = look.pictures?.of(move, view);
  return (
    <span class={`chosen ${mark}`}>
      {picture ? <span class="unseen">{text}</span> : withCards(text)}
      {picture}
    </span>
  );
}
