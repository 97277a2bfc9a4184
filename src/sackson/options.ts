import type { Seat } from "../core/any.ts";
import type { Schema } from "../core/standard-schema.ts";
import { type OptionShapes, optionsSchemaOf, type SettingsFrom } from "../schema/options.ts";
import { checkSeat } from "../shared/options.ts";
import { formatLayout, readLayout } from "./display.ts";
import { layoutFault } from "./patterns.ts";

/** Options of the Sackson game. If you omit one or pass null, its default applies. */
export interface SacksonOptions {
  /** Number of players: 2 (default) or 4. With 4, seats 0 and 2 play against 1 and 3, with one score per side. */
  readonly players?: 2 | 4 | null;
  /** The seat that moves first, from 0 to the number of players minus 1; default 0. */
  readonly first?: Seat | null;
  /**
   * Which zig-zags count. `"wide"` (default) is five squares that alternate between two neighboring rows or columns,
   * with 16 placements. `"staircase"` is three steps in a square of nine, with 36 placements. `"both"` counts both.
   */
  readonly zigzag?: "wide" | "staircase" | "both" | null;
  /** Whether the two long diagonals count as lines; default true. */
  readonly diagonalLines?: boolean | null;
  /**
   * The markers at the start: 25 letters of `YBGNR`, five of each, row 5 first and column a first, as
   * {@link parseLayout} reads them; default `YGRYB NBNGN RGRYR BYBNB NGRYG`. No color may have four markers on the
   * squares of one figure.
   */
  readonly layout?: string | null;
  /** The most turns, of all seats together, 1 or more. By default, only 61 points end the game. */
  readonly turnLimit?: number | null;
}

/** The options with all defaults filled in, as states store them. `turnLimit` is null without a limit. */
export type SacksonSettings = SettingsFrom<SacksonOptions, "turnLimit">;

const SHAPES = {
  players: [{ enum: [2, 4], default: 2 }, "Players", "Number of players"],
  first: [{ type: "integer", minimum: 0, maximum: 3, default: 0 }, "First seat", "Seat that moves first"],
  zigzag: [{ enum: ["wide", "staircase", "both"], default: "wide" }, "Zig-zags", "Which zig-zags count"],
  diagonalLines: [
    { type: "boolean", default: true },
    "Diagonal lines",
    "Whether the two long diagonals count as lines",
  ],
  layout: [
    // A reconstruction, since the picture in the source is lost.
    { type: "string", maxLength: 200, default: "YGRYB NBNGN RGRYR BYBNB NGRYG" },
    "Layout",
    "The markers at the start: 25 letters of YBGNR, row 5 first, column a first",
  ],
  turnLimit: [
    { type: "integer", minimum: 1 },
    "Turn limit",
    "The most turns before the game ends; by default, only 61 points end it",
  ],
} as const satisfies OptionShapes<SacksonOptions>;

/** Standard Schema with JSON Schema for options; it returns settings. */
export const optionsSchema: Schema<SacksonOptions, SacksonSettings> = optionsSchemaOf(SHAPES, (given, report) => {
  checkSeat(given.first, "first", given.players, report);
  const display = readLayout(given.layout);
  if ("code" in display) report(["layout"], `${display.reason} (at index ${display.keys[0]})`);
  else if (!report(["layout"], layoutFault(display, given))) return { ...given, layout: formatLayout(display) };
  return undefined as never;
});
