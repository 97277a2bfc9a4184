interface ChartProps {
  readonly chances: readonly { readonly moves: number; readonly win: number }[];
  readonly step: (moves: number) => void;
}

const [WIDTH, HEIGHT] = [100, 40];

/** How likely you were to win, over the game. */
export function Chart({ chances, step }: ChartProps) {
  const last = chances.at(-1)?.moves ?? 1;
  const points = chances.map(({ moves, win }) => ({ moves, win, x: (WIDTH * moves) / last, y: HEIGHT * (1 - win) }));
  const line = points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ");
  const jump = (event: MouseEvent) => {
    const { currentTarget } = event;
    if (!(currentTarget instanceof SVGElement)) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = ((event.clientX - left) / width) * last;
    const near = points.toSorted((a, b) => Math.abs(a.moves - at) - Math.abs(b.moves - at))[0];
    if (near) step(near.moves);
  };
  const summary = points
    .filter((_, i) => i % 6 === 0 || i === points.length - 1)
    .map(({ win }) => `${Math.round(100 * win)} %`);
  return (
    <figure class="chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Your chance to win over the game: ${summary.join(", ")}`}
        onClick={jump}
      >
        <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} class="even" />
        <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} class="area" />
        <polyline points={line} class="curve" />
      </svg>
      <figcaption>Your chance to win, from the first deal to the last</figcaption>
    </figure>
  );
}
