import { DECK, type LayMove } from "fifteen-two/cribino";

/** By direction, clockwise from north: the triangle, and where its number stands, in a square of 40 by 40. */
const QUARTERS = [
  ["M0 0H40L20 20z", 20, 12],
  ["M40 0V40L20 20z", 32, 24],
  ["M40 40H0L20 20z", 20, 37],
  ["M0 40V0L20 20z", 8, 24],
] as const;

/** Some tiles as they lie. */
export function Tiles({ lays }: { lays: readonly LayMove[] }) {
  const [right, top] = [Math.max(...lays.map(({ x }) => x)), Math.max(...lays.map(({ y }) => y))];
  const [width, height] = [(right + 1) * 42, (top + 1) * 42];
  return (
    <svg class="tiles" viewBox={`-1 -1 ${width} ${height}`} width={width * 1.6} aria-hidden="true">
      {lays.map((lay) => (
        <g key={lay.tile} transform={`translate(${lay.x * 41} ${(top - lay.y) * 41})`}>
          <Tile {...lay} />
        </g>
      ))}
    </svg>
  );
}

function Tile({ tile: index, rotation }: LayMove) {
  const tile = DECK[index] ?? [];
  const dotted = tile.reduce((sum, [, number]) => sum + number, 0) % 5 === 0;
  return (
    <>
      {QUARTERS.map(([path, x, y], direction) => {
        const [color, number] = tile[(direction - rotation) & 3] ?? ["red", 0];
        return (
          <g key={path} class={color}>
            <path d={path} />
            <text x={x} y={y}>
              {number}
            </text>
          </g>
        );
      })}
      {dotted && <circle class="dot" cx="20" cy="20" r="2.5" />}
    </>
  );
}
