import { formatCards } from "fifteen-two";
import type { Score } from "fifteen-two/scoring";
import { explain } from "./problem.ts";

/** The count item by item; pointing at one lights up its cards. */
export function Explanation({ score, light }: { score: Score; light: (cards: readonly string[]) => void }) {
  const lines = explain(score);
  if (lines.length === 0) return <p>Nothing scores. Players call that nineteen, which no hand can be worth.</p>;
  return (
    <ol class="count-lines">
      {lines.map(({ cards, said }) => (
        <li key={said}>
          <button
            type="button"
            onPointerEnter={() => light(cards)}
            onPointerLeave={() => light([])}
            onFocus={() => light(cards)}
            onBlur={() => light([])}
          >
            <span>{said}</span>
            <span>{formatCards(cards, { symbols: true, ten: "10" })}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
