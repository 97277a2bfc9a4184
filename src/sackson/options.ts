import type { Seat } from "../core/game.ts";
import type { JsonSchema, StandardSchema } from "../core/standard-schema.ts";
import type { Report } from "../schema/issues.ts";
import { type Given, type OptionShapes, optionsSchemaOf, type SettingsFrom } from "../schema/options.ts";
import { expectKeys, readBoolean, readOneOf } from "../schema/read.ts";
import { checkSeat } from "../shared/options.ts";
import { type Display, formatLayout } from "./display.ts";
import type { PatternSettings } from "./patterns.ts";
import { DEFAULT_LAYOUT, readLayout } from "./start-layout.ts";

/** Options of the Sackson game. If you omit one or pass null, its default applies. */
export interface SacksonOptions {
  /** Number of players: 2 (default) or 4. With 4, seats 0 and 2 play against 1 and 3, with one score per side. */
  readonly players?: 2 | 4 | null;
  /** The seat that moves first; default 0. */
  readonly first?: Seat | null;
  /**
   * Which zig-zags count. `"wide"` (default) is five squares that alternate between two neighboring rows or columns,
   * with 16 placements. `"staircase"` is three steps in a square of nine, with 36 placements. `"both"` counts both.
   */
  readonly zigzag?: "wide" | "staircase" | "both" | null;
  /** Whether the two long diagonals count as lines; default true. */
  readonly diagonalLines?: boolean | null;
  /**
   * The markers at the start: 25 letters of `YBGNR`, row 5 first, column a first, spaces ignored; see {@link
   * parseLayout}. No color may have four markers in the squares of one figure.
   */
  readonly layout?: string | null;
  /** The most turns, of all seats together, before the game ends; default none, so that only 61 points end it. */
  readonly turnLimit?: number | null;
}

/**
 * The options with all defaults filled in, as states store them: `layout` in the form of {@link formatLayout}, and
 * `turnLimit` null if only 61 points end the game.
 */
export type SacksonSettings = SettingsFrom<SacksonOptions, "turnLimit">;

const SHAPES = {
  players: { enum: [2, 4], default: 2, title: "Players", description: "Number of players" },
  first: {
    type: "integer",
    minimum: 0,
    maximum: 3,
    default: 0,
    title: "First seat",
    description: "Seat that moves first",
  },
  zigzag: {
    enum: ["wide", "staircase", "both"],
    default: "wide",
    title: "Zig-zags",
    description: "Which zig-zags count",
  },
  diagonalLines: {
    type: "boolean",
    default: true,
    title: "Diagonal lines",
    description: "Whether the two long diagonals count as lines",
  },
  layout: {
    type: "string",
    maxLength: 200,
    default: DEFAULT_LAYOUT,
    title: "Layout",
    description: "The markers at the start: 25 letters of YBGNR, row 5 first, column a first",
  },
  turnLimit: {
    type: "integer",
    minimum: 1,
    title: "Turn limit",
    description: "The most turns before the game ends; by default, only 61 points end it",
  },
} as const satisfies OptionShapes<SacksonOptions>;

/** The settings of a game, and the display that it starts with. */
export interface Start {
  readonly settings: SacksonSettings;
  readonly display: Display;
}

function complete(given: Given<SacksonOptions, typeof SHAPES>, report: Report): Start {
  const { players, first } = given;
  checkSeat(first, "first", players, report);
  const display = readLayout(given.layout, given);
  return { settings: { ...given, layout: formatLayout(display) }, display };
}

/** The options as a Standard Schema with JSON Schema: it takes options and gives settings. */
export const optionsSchema: JsonSchema<SacksonOptions, SacksonSettings> = /* @__PURE__ */ optionsSchemaOf(
  SHAPES,
  (given: Given<SacksonOptions, typeof SHAPES>, report) => complete(given, report).settings,
);

/** The options as a schema that gives what a game starts with, so that the layout is read once. */
export const startSchema: StandardSchema<SacksonOptions, Start> = /* @__PURE__ */ optionsSchemaOf(SHAPES, complete);

/** Reads the options that say which patterns count, and no others. */
export function readPatterns(options: SacksonOptions = {}): PatternSettings {
  const { zigzag, diagonalLines } = SHAPES;
  expectKeys(options, ["options"], Object.keys(SHAPES));
  return {
    zigzag: readOneOf(options.zigzag ?? zigzag.default, ["options", "zigzag"], zigzag.enum),
    diagonalLines: readBoolean(options.diagonalLines ?? diagonalLines.default, ["options", "diagonalLines"]),
  };
}
