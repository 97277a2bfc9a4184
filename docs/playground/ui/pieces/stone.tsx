import type { Color } from "fifteen-two/sackson";
import * as sackson from "fifteen-two/sackson";
import { wordIn } from "../words.ts";
import { COLORS, OUTLINES } from "./colors.ts";
import { Piece, type PieceProps } from "./piece.tsx";

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
