import type { AnyGame, AnyView, MoveOf } from "fifteen-two";
import { withCards } from "../../ui/card-text.tsx";
import type { Look } from "./look.ts";
import { choiceText } from "./telling.ts";

type ChosenProps = { look: Look; view: AnyView; move: MoveOf<AnyGame> };

/** A choice without its verb, such as "5♥ and J♠"; a tile is drawn. */
export function Chosen({ look, view, move }: ChosenProps) {
  const text = choiceText({ game: look.game, view }, move);
  const picture = look.pictures?.of(move, view);
  if (picture === undefined) return <>{withCards(text)}</>;
  return (
    <span class="drawn">
      <span class="unseen">{text}</span>
      {picture}
    </span>
  );
}
