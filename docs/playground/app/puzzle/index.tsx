import { type AnyMove, type Card, cardIndex, sideOf } from "fifteen-two";
import { mistakeOf } from "fifteen-two/bots";
import type { CribbageView } from "fifteen-two/cribbage";
import * as cribbage from "fifteen-two/cribbage";
import type { ComponentChildren as Children } from "preact";
import { useState } from "preact/hooks";
import { gainText, isSameChoice, SIZES } from "../../table/coach/choice.ts";
import type { Valued } from "../../table/coach/tasks.ts";
import { Choices, reason, useValues } from "../../table/coach/values.tsx";
import { Button } from "../../ui/controls.tsx";
import { sameSet, toggled } from "../../ui/lists.ts";
import { CardPiece } from "../../ui/pieces/card.tsx";
import { capital, spokenCard } from "../../ui/words.ts";
import { readMistakes } from "../kept/mistakes.ts";
import { puzzleOf } from "./day.ts";

/** What would you discard, or lead? One puzzle a day, the same for everyone, and your own mistakes. */
export default function Puzzle() {
  const today = new Date();
  const [mistakes] = useState(readMistakes);
  const [own, setOwn] = useState<number>();
  const view = own === undefined ? puzzleOf(today.toISOString().slice(0, 10)) : mistakes[own % mistakes.length]!;
  const date = today.toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
  return (
    <section class="practice" aria-labelledby="puzzle-head">
      <header>
        <h1 id="puzzle-head">What would you {view.phase === "discard" ? "discard" : "lead"}?</h1>
        <p>
          {own === undefined ? `Puzzle of ${date}, the same for everyone.` : "From a game of yours, where it cost you."}
        </p>
      </header>
      <Question key={JSON.stringify(view)} view={view}>
        {mistakes.length > 0 && (
          <Button act={() => setOwn((own ?? -1) + 1)}>
            {own === undefined ? "From your own mistakes" : "Another one of yours"}
          </Button>
        )}
      </Question>
    </section>
  );
}

/** A position, what one would do, and then what it is worth. */
function Question({ view, children }: { view: CribbageView; children: Children }) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const rows = useValues(view, view);
  const [given, setGiven] = useState(false);
  if (!("hands" in view) || view.viewer === null) return null;
  const hand = (view.hands[view.viewer] ?? []).filter((card): card is Card => card !== "??");
  const most = view.phase === "discard" ? hand.length - 4 : 1;
  const side = sideOf(view, view.viewer);
  const crib = sideOf(view, view.dealer) === side ? "your" : "the other side's";
  const others = view.scores.filter((_, other) => other !== side).join(" and ");
  return (
    <>
      <div class="felt choosing">
        <p>
          It is {crib} crib. You have {view.scores[side]} points against {others}.
        </p>
        <div class="cards">
          {hand
            .toSorted((a, b) => cardIndex(a) - cardIndex(b))
            .map((card) => (
              <CardPiece
                key={card}
                card={card}
                aria-label={spokenCard(card)}
                aria-pressed={picked.includes(card)}
                onClick={() => given || setPicked(toggled(picked, card, most))}
              />
            ))}
          {view.phase === "play" && (
            <figure class="starter">
              <CardPiece card={view.starter} />
              <figcaption>Starter</figcaption>
            </figure>
          )}
        </div>
        {!given && (
          <button type="button" class="main" disabled={picked.length < most} onClick={() => setGiven(true)}>
            {view.phase === "discard" ? "Discard these" : "Lead this"}
          </button>
        )}
      </div>
      <div class="verdict">
        {given ? (
          <Answer view={view} rows={rows} made={madeBy(view, picked)} />
        ) : (
          <p>Pick {most === 1 ? "a card" : `${most} cards`}; then the coach shows what each choice is worth.</p>
        )}
        {children}
      </div>
    </>
  );
}

/** The move that the picked cards make. */
function madeBy(view: CribbageView, picked: readonly string[]): AnyMove {
  const cards = (move: cribbage.CribbageMove) => ("cards" in move ? move.cards : "card" in move ? [move.card] : []);
  return cribbage.legalMoves(view).find((move) => sameSet(cards(move), picked))!;
}

interface AnswerProps {
  readonly view: CribbageView;
  readonly rows: readonly Valued[] | undefined;
  readonly made: AnyMove;
}

function Answer({ view, rows, made }: AnswerProps) {
  const position = { game: cribbage, view };
  if (rows === undefined) return <p role="status">The coach thinks …</p>;
  const [best] = rows;
  const row = rows.find(({ move }) => isSameChoice(move, made));
  if (best === undefined || row === undefined) return <p role="alert">The coach's worker has failed.</p>;
  const size = mistakeOf(row.loss);
  return (
    <>
      <p role="status">
        {size
          ? `${capital(SIZES[size])}: ${gainText(position, best, row.loss)}. ${reason(best, row)}`
          : "Right: nothing is better."}
      </p>
      <Choices position={position} rows={rows} marked={made} />
    </>
  );
}
