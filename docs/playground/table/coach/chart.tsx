import { t } from "../../ui/words.ts";
import { momentText } from "../moment.ts";
import type { TableState } from "../state.ts";
import { sizeOf, sizeText } from "./choice.ts";
import { chancesOf, chanceText, mistakesOf, type Review, winAt } from "./reviews.ts";

type ChartProps = { state: TableState; review: Review; step(moves: number): void };

/** How likely a player was to win, along the game: its slider moves the table, its points are mistakes. */
export default function Chart({ state: { session, moves }, review, step }: ChartProps) {
  const { length } = session;
  const chances = chancesOf(review, length);
  const line = chances.map((chance) => `${chance.moves} ${1 - chance.win}`).join(" ");
  const deals = session.record()?.moves.flatMap(({ type }, i) => (type === "deal" ? [i] : [])) ?? [];
  const place = (after: number, win: number) => ({ left: `${(100 * after) / length}%`, top: `${100 * (1 - win)}%` });
  return (
    <figure class="chart">
      <ul class="axis" aria-hidden="true">
        {[100, 50, 0].map((n) => (
          <li key={n}>{n}</li>
        ))}
      </ul>
      <div class="plot">
        <svg viewBox={`0 0 ${length} 1`} preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 .5H${length}`} class="even" />
          <polygon points={`0 1 ${line} ${length} 1`} class="area" />
          <polyline points={line} class="curve" />
          <path d={`M${moves} 0v1`} class="here" />
        </svg>
        {deals.map((at, i) => (
          <span key={at} class="deal" style={{ left: place(at, 0).left }} aria-hidden="true">
            {i + 1}
          </span>
        ))}
        <input
          type="range"
          max={length}
          value={moves}
          aria-label={t("A point of the game")}
          aria-valuetext={chanceText(session, review, moves)}
          onInput={({ currentTarget }) => step(currentTarget.valueAsNumber)}
        />
        {mistakesOf(review).map((choice) => {
          const { index } = choice;
          const size = sizeOf(choice)!;
          return (
            <button
              key={index}
              type="button"
              class={`mistake ${size}`}
              style={place(index, winAt(review, index + 1, length))}
              aria-label={`${momentText(session, index)}: ${sizeText(size)}`}
              aria-current={index === moves}
              onClick={() => step(index)}
            />
          );
        })}
      </div>
    </figure>
  );
}
