import { DIRECTIONS, type Tile, type Triangle, totalOf } from "fifteen-two/cribino";

/** By direction, clockwise from north: the triangle, and where its number stands, in a square of 100 by 100. */
const QUARTERS = [
  ["M0 0H100L50 50z", 50, 28],
  ["M100 0V100L50 50z", 78, 58],
  ["M100 100H0L50 50z", 50, 90],
  ["M0 100V0L50 50z", 22, 58],
] as const;

/** The picture of a tile that is turned, 100 by 100: colors have their letters as well. */
export function TileFace({ tile, rotation }: { tile: Tile; rotation: number }) {
  return (
    <>
      {QUARTERS.map(([path, x, y], direction) => {
        const [color, number] = facing(tile, rotation, direction);
        return (
          <g key={path} class={color}>
            <path d={path} />
            <text x={x} y={y} class={number > 9 && x !== 50 ? "narrow" : undefined}>
              {number}
              <tspan class="letter">{color[0]?.toUpperCase()}</tspan>{" "}
            </text>
          </g>
        );
      })}
      <rect width="100" height="100" rx="5" class="frame" />
      {totalOf(tile) % 5 === 0 && <circle cx="50" cy="50" r="6" class="dot" />}
    </>
  );
}

function facing(tile: Tile, rotation: number, direction: number): Triangle {
  return tile[(direction - rotation) & 3]!;
}

/** A tile as it is turned, clockwise from north, with the letters that are drawn: "5P 9R 3G 6Y". */
export function tileText(tile: Tile, rotation = 0): string {
  return DIRECTIONS.map((_, direction) => facing(tile, rotation, direction))
    .map(([color, number]) => `${number}${color[0]?.toUpperCase()}`)
    .join(" ");
}

/** The same for the ear: "north purple 5, east red 9, …". */
export function spokenTile(tile: Tile, rotation = 0): string {
  return DIRECTIONS.map((name, direction) => `${name} ${facing(tile, rotation, direction).join(" ")}`).join(", ");
}
