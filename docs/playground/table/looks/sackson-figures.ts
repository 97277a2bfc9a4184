/** Figures of the Sackson game that are complete or one marker short. */
import { COLORS, type Color, FIGURES, figures, type SacksonView, SQUARES, type Square } from "fifteen-two/sackson";
import SHAPES from "./sackson-shapes.json";

type Figure = (typeof FIGURES)[number];

type Settings = Pick<SacksonView["settings"], "zigzag" | "diagonalLines">;

/** A figure one marker short: the squares of its four markers, and the square for the fifth. */
export type Near = { kind: Figure; color: Color; squares: readonly Square[]; target: Square };

/** The figures that colors are one marker short of. */
export function nearFigures(display: readonly Color[], settings: Settings): Near[] {
  return placements(settings).flatMap(({ kind, squares }) =>
    COLORS.flatMap((color) => {
      const [target, ...others] = squares.filter((square) => display[SQUARES.indexOf(square)] !== color);
      if (target === undefined || others.length > 0) return [];
      return { kind, color, squares: squares.filter((square) => square !== target), target };
    }),
  );
}

/** The shape of a figure as drawn, in rows. */
export function shapeOf(kind: Figure, { zigzag }: Settings): string {
  // Staircases come after the four wide zig-zags.
  return SHAPES[kind][kind === "zig-zag" && zigzag === "staircase" ? 4 : 0]!;
}

/** A display for each place where a shape fits, with the red markers there. */
const EXAMPLES = FIGURES.flatMap((kind) => SHAPES[kind].flatMap(placesOf)).map(displayWith);

const known: Record<string, readonly Pick<Near, "kind" | "squares">[]> = {};

/** Every placement of a figure, as the game recognizes it. */
function placements(settings: Settings) {
  const key = `${settings.zigzag} ${settings.diagonalLines}`;
  known[key] ??= EXAMPLES.flatMap((display) => figures(display, settings)).filter(({ color }) => color === "red");
  return known[key];
}

/** The squares of a shape in each position. */
function placesOf(shape: string): Square[][] {
  const cells = shape.split(" ").flatMap((row, y) => [...row].flatMap((cell, x) => (cell === "x" ? [{ x, y }] : [])));
  return SQUARES.map((_, i) => cells.map(({ x, y }) => ({ x: x + (i % 5), y: y + Math.floor(i / 5) })))
    .filter((place) => place.every(({ x, y }) => x < 5 && y < 5))
    .map((place) => place.map(({ x, y }) => SQUARES[5 * y + x]!));
}

/** A display with the red markers on some squares. */
function displayWith(squares: readonly Square[]): Color[] {
  const others = COLORS.filter((color) => color !== "red").flatMap((color) => Array<Color>(5).fill(color));
  return SQUARES.map((square) => (squares.includes(square) ? "red" : others.pop()!));
}
