import type { Card } from "fifteen-two";
import { formatScore, type Score } from "fifteen-two/scoring";
import type { ComponentChildren as Children } from "preact";
import { useState } from "preact/hooks";
import { withCards } from "../../ui/card-text.tsx";
import { sumOf } from "../../ui/lists.ts";
import { CardPiece } from "../../ui/pieces/card.tsx";
import { capital, cardsText, scoresOf, scoreWords, t } from "../../ui/words.ts";
import type { Slot } from "./cards.tsx";

interface HandProps {
  /** Up to four cards, and the starter. */
  readonly slots: readonly Slot[];
  readonly crib: boolean;
  /** The count, once it is shown. */
  readonly score?: Score | undefined;
  /** Text below the cards. */
  readonly said?: Children;
  /** Content before the lines of the count. */
  readonly children?: Children;
}

/** A hand on felt, and its count line by line; pointing at a line or pressing it lights up its cards. */
export function CountedHand({ slots, crib, score, said, children }: HandProps) {
  const [lit, setLit] = useState<readonly Card[]>([]);
  return (
    <>
      <figure class={`felt counted ${lit.length > 0 ? "picking" : ""}`}>
        <figcaption>{crib ? t("A crib: a flush needs all five cards") : t("A hand")}</figcaption>
        {Array.from({ length: 5 }, (_, i) => {
          const name = i === 4 ? t("starter") : t("card {n}", { n: i + 1 });
          const card = slots[i] ?? "_";
          return card === "_" ? (
            <CardPiece key={i} card={null} aria-label={t("{name}: none yet", { name })} />
          ) : (
            <CardPiece key={i} card={card} note={i === 4 ? name : ""} class={lit.includes(card) ? "lit" : ""} />
          );
        })}
        <small aria-hidden="true">{t("Starter")}</small>
        {said && <output class="task">{said}</output>}
      </figure>
      <div class={score ? "verdict" : "answer"}>
        {children}
        {score && <Lines score={score} light={setLit} />}
      </div>
    </>
  );
}

/** The count line by line with running totals, as players announce it. */
export function explain({ items }: Score) {
  return scoresOf(items).map(({ cards }, i, scores) => {
    const upTo = scores.slice(0, i + 1);
    return { cards, said: formatScore(upTo, scoreWords).split(", ").at(-1) ?? "", total: sumOf(upTo) };
  });
}

function Lines({ score, light }: { score: Score; light(cards: readonly Card[]): void }) {
  const lines = explain(score);
  if (lines.length === 0)
    return <p>{t("Nothing scores. Players call that nineteen, a score that no hand can have.")}</p>;
  const dark = () => light([]);
  return (
    <ol class="count-lines">
      {lines.map(({ cards, said, total }) => {
        const shine = () => light(cards);
        const listeners = { onClick: shine, onPointerEnter: shine, onPointerLeave: dark, onFocus: shine, onBlur: dark };
        return (
          <li key={said}>
            <button type="button" {...listeners}>
              <span>{capital(said)}</span>
              <span>{withCards(cardsText(cards))}</span>
              <strong>{total}</strong>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
