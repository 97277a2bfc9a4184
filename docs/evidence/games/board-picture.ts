import { type Kind, RELATIONS, type Relation, type SquareValues } from "./squares.ts";

const CELL = 48;
const LEFT = 14;
const TOP = 84;
const SIZE = 5 * CELL;
/** The value at which a color is full. */
const FULL = 3;

/** From orange for losses by near white to blue: black text is readable on all of it. */
function color(value: number): string {
  const end = value < 0 ? [240, 130, 40] : [90, 165, 235];
  const t = Math.min(1, Math.abs(value) / FULL);
  return `rgb(${end.map((part) => Math.round(248 + t * (part - 248))).join()})`;
}

function kindOf(column: number, rank: number): Kind | undefined {
  if (column === 2 && rank === 2) return undefined;
  return rank === 2 ? "own" : column === 2 ? "other" : "away";
}

/** `"+1.2"`, `"−0.3"` */
function signed(value: number): string {
  return `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(1)}`;
}

function panel(relation: Relation, x: number, values: SquareValues[Relation]): string {
  const cells = Array.from({ length: 25 }, (_, i) => {
    const [cx, cy] = [LEFT + (i % 5) * CELL, TOP + Math.floor(i / 5) * CELL];
    const kind = kindOf(i % 5, Math.floor(i / 5));
    const [fill, text] = kind ? [color(values[kind].mean), signed(values[kind].mean)] : ["#ccc", "cut"];
    return (
      `<rect x="${cx}" y="${cy}" width="${CELL - 1}" height="${CELL - 1}" fill="${fill}"/>` +
      `<text x="${cx + CELL / 2}" y="${cy + CELL / 2 + 4}">${text}</text>`
    );
  });
  const head = `<text class="l" x="${LEFT + SIZE / 2}" y="${TOP - 14}">${RELATIONS[relation]}</text>`;
  return [`<g transform="translate(${x} 0)">`, head, ...cells, "</g>"].join("\n");
}

/** What a first card of a round is worth on each square to the side of the rows, as an SVG. */
export function boardPicture(values: SquareValues): string {
  const relations = Object.keys(RELATIONS) as Relation[];
  const [width, height] = [relations.length * (LEFT + SIZE) + LEFT, TOP + SIZE + 12];
  const style =
    "text{font:13px system-ui,sans-serif;text-anchor:middle;fill:#111}.l,.h{fill:#333}.l{font-weight:600}.h{font-size:17px}" +
    "@media(prefers-color-scheme:dark){.l,.h{fill:#ddd}}";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    "<title>What the first card of a round is worth on each square to the side of the rows, in points</title>",
    `<style>${style}</style>`,
    `<text class="h" x="${width / 2}" y="26">What a first card is worth to the side of the rows, by what it is to the cut card</text>`,
    ...relations.map((relation, i) => panel(relation, i * (LEFT + SIZE), values[relation])),
    "</svg>\n",
  ].join("\n");
}
