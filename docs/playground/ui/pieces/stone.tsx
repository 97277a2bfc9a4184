import type { Color } from "fifteen-two/sackson";
import { t } from "../words.ts";
import { Piece, type PieceProps } from "./piece.tsx";

/** By color: the shape that tells it apart, and its letter. */
const SIGNS: Readonly<Record<Color, readonly [letter: string, path: string]>> = {
  yellow: ["Y", "M20 3a17 17 0 1 0 .01 0z"],
  blue: ["B", "M5 5h30v30H5z"],
  green: ["G", "M20 2l18 33H2z"],
  brown: ["N", "M20 1l19 19-19 19L1 20z"],
  red: ["R", "M12 2h16l10 10v16L28 38H12L2 28V12z"],
};

/** A marker or a stone: a shape and a letter as well as its color. */
export function Stone({ color }: { color: Color }) {
  const [letter, path] = SIGNS[color];
  return (
    <svg viewBox="0 0 40 40" class={`piece ${color}`} aria-hidden="true">
      <path d={path} />
      <text x="20" y={color === "green" ? 31 : 26.5}>
        {letter}
      </text>
    </svg>
  );
}

/** The mark of an allowed exchange, or of a forbidden one. */
export function Sign({ allowed }: { allowed: boolean }) {
  return (
    <svg viewBox="0 0 20 20" class="sign" aria-hidden="true">
      <path d={allowed ? "M4 10l4 4 8-9" : "M5 5l10 10M15 5L5 15"} />
    </svg>
  );
}

/** A marker or a stone on the table. */
export function StonePiece({ color, children, ...rest }: PieceProps & { readonly color: Color }) {
  return (
    <Piece class="stone" aria-label={t(color)} {...rest}>
      <Stone color={color} />
      {children}
    </Piece>
  );
}
