import type { Card } from "fifteen-two";
import type { Score, ScoreItem } from "fifteen-two/scoring";
import type { ComponentChildren as Children } from "preact";
import { sumOf } from "../../ui/lists.ts";
import { CardPiece } from "../../ui/pieces/card.tsx";
import { capital, cardText, lastSaid } from "../../ui/words.ts";

interface HandProps {
  /** Up to four cards, and the starter. */
  readonly cards: readonly Card[];
  readonly crib: boolean;
  readonly lit: readonly Card[];
  /** What stands below each card. */
  readonly children?: Children;
}

/** A hand on felt. */
export function HandOnFelt({ cards, crib, lit, children }: HandProps) {
  return (
    <figure class={`felt counted ${lit.length > 0 ? "picking" : ""}`}>
      <figcaption>{crib ? "A crib: a flush needs all five cards" : "A hand"}</figcaption>
      {["card 1", "card 2", "card 3", "card 4", "starter"].map((name, i) => {
        const card = cards[i];
        return card === undefined ? (
          <CardPiece key={name} card={null} aria-label={`${name}: none yet`} />
        ) : (
          <CardPiece key={name} card={card} note={i === 4 ? name : ""} class={lit.includes(card) ? "lit" : ""} />
        );
      })}
      {children}
      <small aria-hidden="true">starter</small>
    </figure>
  );
}

/** A line of a count: some of the cards, what is said for them, and the points so far. */
interface Line {
  readonly cards: readonly Card[];
  readonly said: string;
  readonly total: number;
}

/** The count line by line, as it is said at a table; the pairs of one rank are one line. */
export function explain({ items }: Score): Line[] {
  const ends = items.flatMap((item, i) => (sameRank(item, items[i + 1]) ? [] : [i + 1]));
  return ends.map((end, i) => {
    const [before, upTo] = [items.slice(0, ends[i - 1] ?? 0), items.slice(0, end)];
    return {
      cards: [...new Set(items.slice(before.length, end).flatMap(({ cards }) => cards))],
      said: lastSaid(upTo),
      total: sumOf(upTo),
    };
  });
}

function sameRank(a: ScoreItem, b: ScoreItem | undefined): boolean {
  return a.kind === "pair" && b?.kind === "pair" && a.cards[0]?.[0] === b.cards[0]?.[0];
}

/** The count line by line; one that is pointed at or pressed lights up its cards. */
export function Lines({ score, light }: { score: Score; light(cards: readonly Card[]): void }) {
  const lines = explain(score);
  if (lines.length === 0) return <p>Nothing scores. Players call that nineteen, which no hand can be worth.</p>;
  const dark = () => light([]);
  return (
    <ol class="count-lines">
      {lines.map(({ cards, said, total }) => {
        const shine = () => light(cards);
        return (
          <li key={said}>
            <button
              type="button"
              onClick={shine}
              onPointerEnter={shine}
              onPointerLeave={dark}
              onFocus={shine}
              onBlur={dark}
            >
              <span>{capital(said)}</span>
              <span>{cards.map(cardText).join(" ")}</span>
              <strong>{total}</strong>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
