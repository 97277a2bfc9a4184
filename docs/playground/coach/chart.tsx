import { useState } from "preact/hooks";
import { Button } from "../app/controls.tsx";
import type { Chance } from "./reviews.ts";

interface ChartProps {
  readonly chances: readonly Chance[];
  readonly step: (moves: number) => void;
}

const [WIDTH, HEIGHT] = [100, 40];

/** How likely you were to win, over the game; the slider leads to a point of it. */
export function Chart({ chances, step }: ChartProps) {
  const [at, setAt] = useState(chances.length - 1);
  const last = chances.at(-1)?.moves || 1;
  const points = chances.map(({ moves, win }) => ({ x: (WIDTH * moves) / last, y: HEIGHT * (1 - win) }));
  const line = points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ");
  const { moves = 0, win = 0 } = chances[at] ?? {};
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} class="even" />
        <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} class="area" />
        <polyline points={line} class="curve" />
        <path d={`M${points[at]?.x ?? 0} 0v${HEIGHT}`} class="here" />
      </svg>
      <label>
        <span class="unseen">A point of the game</span>
        <input
          type="range"
          max={chances.length - 1}
          value={at}
          aria-valuetext={`After move ${moves}: ${percent(win)}`}
          onInput={({ currentTarget }) => setAt(currentTarget.valueAsNumber)}
        />
      </label>
      <figcaption>
        After move {moves} you win {percent(win)} games of 100.{" "}
        <Button act={() => step(moves)}>Show the table then</Button>
      </figcaption>
    </figure>
  );
}

/** A chance as games of 100. */
export function percent(win: number): string {
  return `${Math.round(100 * win)}`;
}
