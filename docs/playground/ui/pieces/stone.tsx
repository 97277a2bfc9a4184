import type { Color } from "fifteen-two/sackson";
import * as sackson from "fifteen-two/sackson";
import { wordIn } from "../words.ts";
import { COLORS } from "./colors.ts";
import { Piece, type PieceProps } from "./piece.tsx";

/** The distinguishing shape of each color. */
const OUTLINES: Readonly<Record<Color, string>> = {
  yellow: "M20 3a17 17 0 1 0 .01 0z",
  blue: "M5 5h30v30H5z",
  green: "M20 2l18 33H2z",
  brown: "M20 1l19 19-19 19L1 20z",
  red: "M20 1l5.6 13.2L39 15.5l-10.2 9.3L32 39 20 31.4 8 39l3.2-14.2L1 15.5l13.4-1.3z",
};

/** A marker or a stone: a shape as well as its color. */
export function Stone({ color }: { color: Color }) {
  return (
    <svg viewBox="0 0 40 40" class="piece" aria-hidden="true">
      <path d={OUTLINES[color]} fill={COLORS[color]} stroke="#f4f1e6" stroke-width="1.5" />
    </svg>
  );
}

/** A marker or a stone on the table. */
export function StonePiece({ color, children, ...rest }: PieceProps & { readonly color: Color }) {
  return (
    <Piece class="stone" aria-label={wordIn(sackson, color)} {...rest}>
      <Stone color={color} />
      {children}
    </Piece>
  );
}

/** A figure in at most five columns and three rows: "x.x .x. x.x". */
export function Shape({ rows }: { rows: string }) {
  const lines = rows.split(" ");
  const [left, top] = [(5 - lines[0]!.length) / 2, (3 - lines.length) / 2];
  const squares = lines.flatMap((line, y) =>
    [...line].map((square, x) => (square === "x" ? `M${10 * (left + x)} ${10 * (top + y)}h9v9h-9z` : "")),
  );
  return (
    <svg viewBox="0 0 50 30" class="shape" aria-hidden="true">
      <path d={squares.join("")} />
    </svg>
  );
}
