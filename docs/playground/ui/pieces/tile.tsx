import * as cribino from "fifteen-two/cribino";
import { type Tile, turned } from "fifteen-two/cribino";
import { t, wordIn } from "../words.ts";
import { COLORS } from "./colors.ts";

/**
 * By direction, clockwise from north, in a square of 100 by 100: the triangle, where its number stands, and at the
 * sides where its letter does, below the number.
 */
const QUARTERS = [
  ["M0 0H100L50 50z", 50, 27],
  ["M100 0V100L50 50z", 80, 59, 87],
  ["M100 100H0L50 50z", 50, 94],
  ["M0 100V0L50 50z", 20, 59, 13],
] as const;

/** The face of a tile, 100 by 100, turned clockwise by some quarters: colors have their letters as well. */
export function TileFace({ tile, rotation = 0 }: { tile: Tile; rotation?: number }) {
  const faces = turned(tile, rotation);
  return (
    <>
      {QUARTERS.map(([path, x, y, below], direction) => {
        const [color, number] = faces[direction]!;
        return (
          <g key={path} font-size="29" font-weight="700" text-anchor="middle">
            <path d={path} fill={COLORS[color]} />
            <text
              x={x}
              y={y}
              fill={color === "yellow" ? "#111" : "#fff"}
              letter-spacing={below && number > 9 ? -3 : undefined}
            >
              {number}
              <tspan font-size="13" {...(below && { x: below, y: 73 })}>
                {color[0]?.toUpperCase()}
              </tspan>{" "}
            </text>
          </g>
        );
      })}
      <rect width="100" height="100" rx="5" class="frame" fill="none" stroke="#111" stroke-width="2" />
      {tile.reduce((sum, [, number]) => sum + number, 0) % 5 === 0 && (
        <circle cx="50" cy="50" r="6" fill="#111" stroke="#fff" stroke-width="2" />
      )}
    </>
  );
}

/** A picture of a tile. */
export function TilePicture(props: Parameters<typeof TileFace>[0]) {
  return (
    <svg viewBox="0 0 100 100" class="tile" aria-hidden="true">
      <TileFace {...props} />
    </svg>
  );
}

/** A tile for screen readers, after its drawn text: "5P 9R 3G 6Y: north purple 5, east red 9, …". */
export function spokenTile(tile: Tile, rotation = 0): string {
  const directions = t("north,east,south,west").split(",");
  const faces = turned(tile, rotation);
  const drawn = faces.map(([color, number]) => `${number}${color[0]?.toUpperCase()}`).join(" ");
  return `${drawn}: ${faces.map(([color, number], i) => `${directions[i]} ${wordIn(cribino, color)} ${number}`).join(", ")}`;
}
