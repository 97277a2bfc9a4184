/** Figures of the Sackson game that are complete or one marker short. */
import { COLORS, type Color, FIGURES, figures, type SacksonView, SQUARES, type Square } from "fifteen-two/sackson";
import shapes from "./sackson-shapes.json";

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
  return SHAPES[kind][kind === "zig-zag" && zigzag === "staircase" ? 1 : 0]!;
}

/** The shapes of each figure, without rotations. */
const SHAPES: Readonly<Record<Figure, readonly string[]>> = shapes;

const known = new Map<string, readonly Pick<Near, "kind" | "squares">[]>();

/** Every placement of a figure, as the game recognizes it. */
function placements({ zigzag, diagonalLines }: Settings) {
  const options = { zigzag, diagonalLines };
  const key = JSON.stringify(options);
  if (!known.has(key)) {
    const places = new Set(FIGURES.flatMap((kind) => SHAPES[kind].flatMap(placesOf)));
    known.set(
      key,
      [...places].flatMap((place) =>
        figures(displayWith(place.split(" ")), options).filter(({ color }) => color === "red"),
      ),
    );
  }
  return known.get(key)!;
}

/** The squares of a shape in all positions and rotations, as text. */
function placesOf(shape: string): string[] {
  const cells = shape.split(" ").flatMap((row, y) => [...row].flatMap((cell, x) => (cell === "x" ? [{ x, y }] : [])));
  const shifts = SQUARES.map((_, i) => cells.map(({ x, y }) => ({ x: x + (i % 5), y: y + Math.floor(i / 5) })));
  return shifts
    .filter((place) => place.every(({ x, y }) => x < 5 && y < 5))
    .flatMap((place) => [place, place.map(({ x, y }) => ({ x: y, y: x }))])
    .flatMap((place) => [place, place.map(({ x, y }) => ({ x: 4 - x, y }))])
    .flatMap((place) => [place, place.map(({ x, y }) => ({ x, y: 4 - y }))])
    .map((place) =>
      place
        .map(({ x, y }) => SQUARES[5 * y + x]!)
        .toSorted()
        .join(" "),
    );
}

/** A display with the red markers on some squares. */
function displayWith(squares: readonly string[]): Color[] {
  const others = COLORS.filter((color) => color !== "red").flatMap((color) => Array<Color>(5).fill(color));
  return SQUARES.map((square) => (squares.includes(square) ? "red" : others.pop()!));
}
