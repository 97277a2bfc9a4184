import { useMedia } from "../../ui/media.ts";
import { t } from "../../ui/words.ts";
import { momentText } from "../moment.ts";
import type { TableState } from "../state.ts";
import { type ReviewedChoice, sizeOf, sizeText } from "./choice.ts";
import { byCost, chancesOf, chanceText, mistakesOf, type Review, winAt } from "./reviews.ts";

/** Minimum distance of marks as a share of the chart, so that they do not overlap. */
const APART = { narrow: 0.11, wide: 0.04 };

type ChartProps = { state: TableState; review: Review; step(moves: number): void };

/** A player's chance to win during the game: its slider moves the table, its marks are mistakes. */
export default function Chart({ state: { session, moves }, review, step }: ChartProps) {
  const { length } = session;
  const apart = APART[useMedia("(min-width: 64rem)") ? "wide" : "narrow"] * length;
  const chances = chancesOf(review, length);
  const line = chances.map((chance) => `${chance.moves} ${1 - chance.win}`).join(" ");
  const deals = session.record()?.moves.flatMap(({ type }, i) => (type === "deal" ? [i] : [])) ?? [];
  const place = (after: number, win: number) => ({ left: `${(100 * after) / length}%`, top: `${100 * (1 - win)}%` });
  return (
    <figure class="chart">
      <figcaption>{t("Games won in 100; mistakes are marked")}</figcaption>
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
          aria-label={t("A moment in the game")}
          aria-valuetext={chanceText(session, review, moves)}
          onInput={({ currentTarget }) => step(currentTarget.valueAsNumber)}
        />
        {marksOf(review, apart).map((mistakes) => {
          const [worst] = byCost(mistakes);
          const next = mistakes.find(({ index }) => index > moves) ?? mistakes[0]!;
          const texts = mistakes.map((choice) => `${momentText(session, choice.index)}: ${sizeText(sizeOf(choice)!)}`);
          return (
            <button
              key={worst!.index}
              type="button"
              class={`mistake ${sizeOf(worst!)}`}
              style={place(worst!.index, winAt(review, worst!.index, length))}
              aria-label={texts.join("; ")}
              aria-current={mistakes.some(({ index }) => index === moves)}
              onClick={() => step(next.index)}
            />
          );
        })}
      </div>
    </figure>
  );
}

/** The mistakes by mark, in order: a mark stands at its worst mistake, and steps through nearby ones. */
function marksOf(review: Review, apart: number): readonly (readonly ReviewedChoice[])[] {
  const marks: ReviewedChoice[][] = [];
  for (const mistake of byCost(mistakesOf(review))) {
    const mark = marks.find(([worst]) => Math.abs(worst!.index - mistake.index) < apart);
    if (mark !== undefined) mark.push(mistake);
    else marks.push([mistake]);
  }
  return marks.map((mark) => mark.toSorted((a, b) => a.index - b.index)).toSorted(([a], [b]) => a!.index - b!.index);
}
