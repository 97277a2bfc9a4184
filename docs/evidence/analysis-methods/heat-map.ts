import type { Rank } from "../../../src/core/card.ts";
import { cribTable } from "../../../src/cribbage/analysis/index.ts";

const RANKS = [..."A23456789TJQK"] as Rank[];
const CELL = 34;
const LEFT = 30;
const TOP = 64;
const SIZE = 13 * CELL;

/** From pale yellow to deep orange: black text is readable on all of it, on a light page and on a dark one. */
function color(points: number): string {
  const t = Math.min(1, Math.max(0, (points - 2.5) / 7));
  const mix = (from: number, to: number) => Math.round(from + t * (to - from));
  return `rgb(${mix(255, 240)},${mix(250, 120)},${mix(220, 40)})`;
}

function panel(side: "own" | "opponent", x: number, title: string): string {
  const table = cribTable(side);
  const heads = RANKS.flatMap((rank, i) => [
    `<text class="l" x="${LEFT + (i + 0.5) * CELL}" y="${TOP - 8}">${rank}</text>`,
    `<text class="l" x="${LEFT - 14}" y="${TOP + (i + 0.5) * CELL + 4}">${rank}</text>`,
  ]);
  const cells = RANKS.flatMap((a, i) =>
    RANKS.map((b, j) => {
      const [cx, cy, points] = [LEFT + j * CELL, TOP + i * CELL, table[a][b]];
      return (
        `<rect x="${cx}" y="${cy}" width="${CELL - 1}" height="${CELL - 1}" fill="${color(points)}"/>` +
        `<text x="${cx + CELL / 2}" y="${cy + CELL / 2 + 4}">${points.toFixed(1)}</text>`
      );
    }),
  );
  const head = `<text class="h" x="${LEFT + SIZE / 2}" y="26">${title}</text>`;
  return [`<g transform="translate(${x} 0)">`, head, ...heads, ...cells, "</g>"].join("\n");
}

/** Both tables of average cribs side by side, as an SVG. */
export function heatMap(): string {
  const [width, height] = [2 * (LEFT + SIZE) + 30, TOP + SIZE + 8];
  const style =
    "text{font:12px system-ui,sans-serif;text-anchor:middle;fill:#111}.l,.h{fill:#333}.l{font-weight:600}.h{font-size:17px}" +
    "@media(prefers-color-scheme:dark){.l,.h{fill:#ddd}}";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    "<title>The average crib for each two ranks thrown to it, to one's own and to the opponent's</title>",
    `<style>${style}</style>`,
    panel("own", 0, "Thrown to your own crib"),
    panel("opponent", LEFT + SIZE + 24, "Thrown to the opponent's crib"),
    "</svg>\n",
  ].join("\n");
}
