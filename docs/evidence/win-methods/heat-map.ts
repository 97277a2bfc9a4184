import { ofTwo } from "../../../src/cribbage/analysis/win/table.ts";

const TARGET = 121;
const CELL = 5;
const SIZE = TARGET * CELL;
const LEFT = 58;
const TOP = 48;
/** The chances between which the color changes, in per cent. */
const STEP = 2;

/** The dealer's chance, in per cent. */
function chanceAt(dealerHas: number, poneHas: number): number {
  return 100 * ofTwo(TARGET - dealerHas, TARGET - poneHas);
}

/** From orange, where the pone wins, by near white to blue: black text is readable on all of it. */
function color(percent: number): string {
  const ends = percent < 50 ? [240, 130, 40] : [90, 165, 235];
  const t = Math.abs(percent - 50) / 50;
  return `rgb(${ends.map((end) => Math.round(248 + t * (end - 248))).join()})`;
}

/** For each score of the dealer, how many scores of the pone from 0 on leave the dealer that chance or more. */
function edge(percent: number): number[] {
  return Array.from({ length: TARGET }, (_, dealerHas) => {
    let poneHas = 0;
    while (poneHas < TARGET && chanceAt(dealerHas, poneHas) >= percent) poneHas++;
    return poneHas;
  });
}

/** The steps from left to right along an edge, from its first point on; the pone's score rises upwards. */
function steps(heights: readonly number[]): string {
  let path = "";
  let run = 0;
  heights.forEach((height, i) => {
    run++;
    if (height === heights[i + 1]) return;
    path += `h${run}`;
    run = 0;
    if (i + 1 < heights.length) path += `v${height - heights[i + 1]!}`;
  });
  return path;
}

/** Everything below an edge, over what lies below edges of smaller chances. */
function area(percent: number): string {
  const heights = edge(percent);
  return `<path fill="${color(percent + STEP / 2)}" d="M0 ${TARGET}V${TARGET - heights[0]!}${steps(heights)}V${TARGET}z"/>`;
}

function contour(percent: number): string {
  const heights = edge(percent);
  const from = heights.findIndex((height) => height > 0);
  const line = `M${from} ${TARGET - heights[from]!}${steps(heights.slice(from).filter((height) => height < TARGET))}`;
  return `<path class="c" d="${line}"/>`;
}

/** A contour is labeled where the scores add up to this: early in a game, where contours are far apart. */
const LABELED_AT = 44;

function contourLabel(percent: number): string {
  const dealerHas = edge(percent).findIndex((poneHas, i) => poneHas + i >= LABELED_AT);
  const [x, y] = [LEFT + dealerHas * CELL, TOP + SIZE - (LABELED_AT - dealerHas) * CELL + 4];
  return `<text class="p" x="${x}" y="${y}">${percent} %</text>`;
}

function axes(): string[] {
  const ticks = [0, 20, 40, 60, 80, 100, 120].flatMap((score) => [
    `<text class="l" x="${LEFT + (score + 0.5) * CELL}" y="${TOP + SIZE + 18}">${score}</text>`,
    `<text class="l" x="${LEFT - 16}" y="${TOP + SIZE - (score + 0.5) * CELL + 4}">${score}</text>`,
  ]);
  return [
    ...ticks,
    `<text class="l" x="${LEFT + SIZE / 2}" y="${TOP + SIZE + 38}">points of the dealer</text>`,
    `<text class="l" transform="translate(16 ${TOP + SIZE / 2}) rotate(-90)">points of the pone</text>`,
  ];
}

/** The dealer's chance to win from all scores of a game of 121, as an SVG. */
export function heatMap(): string {
  const [width, height] = [LEFT + SIZE + 20, TOP + SIZE + 50];
  const style =
    "text{font:12px system-ui,sans-serif;text-anchor:middle;fill:#111}.l,.h{fill:#333}.l{font-weight:600}.h{font-size:17px}" +
    ".p{paint-order:stroke;stroke:#fff;stroke-width:3px}.c{fill:none;stroke:#111;stroke-width:.2}" +
    "@media(prefers-color-scheme:dark){.l,.h{fill:#ddd}}";
  const levels = Array.from({ length: 100 / STEP - 1 }, (_, i) => (i + 1) * STEP);
  const tens = levels.filter((percent) => percent % 10 === 0);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    "<title>The dealer's chance to win by the scores of the dealer and the pone, each from 0 to 120</title>",
    `<style>${style}</style>`,
    `<text class="h" x="${LEFT + SIZE / 2}" y="26">The dealer's chance to win</text>`,
    `<g transform="translate(${LEFT} ${TOP}) scale(${CELL})" shape-rendering="crispEdges">`,
    `<path fill="${color(STEP / 2)}" d="M0 0h${TARGET}v${TARGET}h-${TARGET}z"/>`,
    ...levels.map(area),
    ...tens.map(contour),
    "</g>",
    ...tens.filter((percent) => percent % 20 === 10).map(contourLabel),
    ...axes(),
    "</svg>\n",
  ].join("\n");
}
