import * as cribino from "fifteen-two/cribino";
import { type Tile, turned } from "fifteen-two/cribino";
import { t, wordIn } from "../words.ts";
import { COLORS, OUTLINES } from "./colors.ts";
import quarters from "./quarters.json";

/**
 * The face of a tile, 100 by 100, turned clockwise by some quarters: each color has its mark as well. The quarters,
 * from north, are triangles with the places of a number and a mark.
 */
export function TileFace({ tile, rotation = 0 }: { tile: Tile; rotation?: number }) {
  const faces = turned(tile, rotation);
  return (
    <g font-size="29" font-weight="700" text-anchor="middle">
      {quarters.map(({ path, x, y, left, top }, direction) => {
        const [color, number] = faces[direction]!;
        return (
          <g key={path} fill={color === "yellow" ? "#111" : "#fff"}>
            <path d={path} fill={COLORS[color]} />
            <text x={x} y={y} letter-spacing={number > 9 ? -3 : 0}>
              {number}{" "}
            </text>
            <path d={OUTLINES[color]} transform={`translate(${left - 8} ${top - 8}) scale(0.4)`} />
          </g>
        );
      })}
      <rect width="100" height="100" rx="5" class="frame" fill="none" stroke="#111" stroke-width="2" />
      {tile.reduce((sum, [, number]) => sum + number, 0) % 5 === 0 && (
        <circle cx="50" cy="50" r="6" fill="#111" stroke="#fff" stroke-width="2" />
      )}
    </g>
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

/** A tile for screen readers, after its drawn numbers: "5 9 3 6: north purple 5, east red 9, …". */
export function spokenTile(tile: Tile, rotation = 0): string {
  const directions = t("north,east,south,west").split(",");
  const faces = turned(tile, rotation);
  const drawn = faces.map(([, number]) => number).join(" ");
  return `${drawn}: ${faces.map(([color, number], i) => `${directions[i]} ${wordIn(cribino, color)} ${number}`).join(", ")}`;
}
