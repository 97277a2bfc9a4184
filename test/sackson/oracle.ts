import { COLORS, type Color, type SacksonState, SQUARES, type Square } from "../../src/sackson/index.ts";
import type { Figure } from "../../src/sackson/patterns.ts";

/** The rules once more, slow and obvious: squares are points, markers a map. */
type Point = readonly [x: number, y: number];

function pointOf(square: Square): Point {
  return [square.charCodeAt(0) - 97, Number(square[1]) - 1];
}

function touch([x, y]: Point, [u, v]: Point): boolean {
  return Math.max(Math.abs(x - u), Math.abs(y - v)) === 1;
}

export function squaresOf(display: SacksonState["display"], color: Color): Square[] {
  return SQUARES.filter((_, i) => display[i] === color);
}

/** Whether every square can be reached from the first over neighbors. */
export function connected(squares: readonly Square[]): boolean {
  const reached = [squares[0]!];
  for (const from of reached)
    for (const to of squares) if (!reached.includes(to) && touch(pointOf(from), pointOf(to))) reached.push(to);
  return reached.length === squares.length;
}

/** Whether no marker of the color of a square touches the one that lies there. */
function isolated(display: SacksonState["display"], square: Square): boolean {
  const same = squaresOf(display, display[SQUARES.indexOf(square)]!);
  return !same.some((other) => touch(pointOf(other), pointOf(square)));
}

export function exchanged(display: SacksonState["display"], a: Square, b: Square): SacksonState["display"] {
  const other = (square: Square) => (square === a ? b : square === b ? a : square);
  return SQUARES.map((square) => display[SQUARES.indexOf(other(square))]!);
}

/** S0-26 to S0-30. */
export function allowed(display: SacksonState["display"], a: Square, b: Square): boolean {
  const color = (square: Square) => display[SQUARES.indexOf(square)]!;
  if (color(a) === color(b)) return false;
  const after = exchanged(display, a, b);
  const excused = (by: Color) => connected(squaresOf(after, by));
  const fineOnB = !isolated(after, b) || excused(color(b));
  const fineOnA = !isolated(after, a) || excused(color(a));
  return fineOnA && fineOnB;
}

/** The figure that five squares make. */
export function figureOf(squares: readonly Square[], zigzag: string, diagonalLines: boolean): Figure | undefined {
  const points = squares.map(pointOf);
  const around = (near: (dx: number, dy: number) => boolean) =>
    points.some(([x, y]) => points.every(([u, v]) => (x === u && y === v) || near(Math.abs(x - u), Math.abs(y - v))));
  if (around((dx, dy) => dx + dy === 1)) return "plus";
  if (around((dx, dy) => dx === 1 && dy === 1)) return "cross";
  const all = (value: (x: number, y: number) => number) => new Set(points.map(([x, y]) => value(x, y))).size === 1;
  if (all((x) => x) || all((_, y) => y)) return "line";
  if (diagonalLines && (points.every(([x, y]) => x === y) || points.every(([x, y]) => x + y === 4))) return "line";
  if (zigzag !== "staircase" && (alternates(points) || alternates(points.map(([x, y]) => [y, x])))) return "zig-zag";
  if (zigzag !== "wide" && (climbs(points) || climbs(points.map(([x, y]) => [4 - x, y])))) return "zig-zag";
  return undefined;
}

/** One in each column, up and down by one. */
function alternates(points: readonly Point[]): boolean {
  const ys = [0, 1, 2, 3, 4].map((column) => points.find(([x]) => x === column)?.[1] ?? Number.NaN);
  return [1, 2, 3, 4].every((i) => Math.abs(ys[i]! - ys[i - 1]!) === 1) && [2, 3, 4].every((i) => ys[i] === ys[i - 2]);
}

/** Steps right and up in turn. */
function climbs(points: readonly Point[]): boolean {
  const path = [...points].sort(([x, y], [u, v]) => x + y - u - v);
  const steps = [1, 2, 3, 4].map((i) => `${path[i]![0] - path[i - 1]![0]},${path[i]![1] - path[i - 1]![1]}`).join(" ");
  return steps === "1,0 0,1 1,0 0,1" || steps === "0,1 1,0 0,1 1,0";
}

/** All legal moves as texts, each two in one order. */
export function legalTexts(state: SacksonState): string[] {
  const { phase, turn, bank, display } = state;
  const held = state.held[turn % 2]!;
  if (phase === "take" && held.length === 1) return bank.map((color) => `${turn} take ${color}`);
  if (phase === "take")
    return COLORS.flatMap((one, i) =>
      COLORS.slice(i + 1).flatMap((two) =>
        bank.includes(one) && bank.includes(two) ? [`${turn} take ${one} ${two}`] : [],
      ),
    );
  if (phase === "exchange")
    return SQUARES.flatMap((a, i) =>
      SQUARES.slice(i + 1).flatMap((b, j) => {
        const colors = [display[i]!, display[i + 1 + j]!];
        const right = held.every((color) => colors.includes(color));
        return right && allowed(display, a, b) ? [`${turn} exchange ${a} ${b}`] : [];
      }),
    );
  if (phase === "over") return [];
  const made = state.awards.flatMap((score) => score.items.map((item) => item.color));
  return (made.length === 1 ? made : held).map((color) => `${turn} return ${color}`);
}
