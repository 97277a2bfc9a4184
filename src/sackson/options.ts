import type { Seat } from "../core/game.ts";
import { fieldOf } from "../core/json.ts";
import { optionReader, optionsSchemaOf } from "../core/options.ts";
import type { JsonSchema } from "../core/schema.ts";
import type { PatternSettings } from "./patterns.ts";
import { DEFAULT_LAYOUT, readLayout } from "./start-layout.ts";

/** What can be agreed before a game; every option may be left out, or null, for its default. */
export interface SacksonOptions {
  /** How many play: 2 (default), or 4, seats 0 and 2 against 1 and 3 with one score a side (S0-08 to S0-10). */
  readonly players?: 2 | 4 | null;
  /** The seat that begins; default 0. */
  readonly first?: Seat | null;
  /**
   * Which zig-zags count: `"wide"` (default), five squares that alternate between two neighboring rows or columns, 16
   * placements; `"staircase"`, three steps in a square of nine, 36 placements; `"both"`.
   */
  readonly zigzag?: "wide" | "staircase" | "both" | null;
  /** Whether the two long diagonals are lines; default true. */
  readonly diagonalLines?: boolean | null;
  /**
   * The markers at the start: 25 letters of `YBGNR`, row 5 first, column a first, blanks ignored; see
   * {@link parseLayout}. No color may have four markers in a place for a figure.
   */
  readonly layout?: string | null;
  /** After how many turns, of all seats together, the game ends at the latest; without it, only 61 points end it. */
  readonly turnLimit?: number | null;
}

/** The options with their defaults filled in, as a state carries them. */
export interface SacksonSettings extends PatternSettings {
  /** How many play. */
  readonly players: 2 | 4;
  /** The seat that begins. */
  readonly first: Seat;
  /** The markers at the start, as {@link formatLayout} writes them. */
  readonly layout: string;
  /** The number of turns after which the game ends at the latest, 1 or more; null for no end but 61 points. */
  readonly turnLimit: number | null;
}

const SHAPES = {
  players: { enum: [2, 4], default: 2, description: "how many play" },
  first: { type: "integer", minimum: 0, maximum: 3, default: 0, description: "the seat that begins" },
  zigzag: { enum: ["wide", "staircase", "both"], default: "wide", description: "which zig-zags count" },
  diagonalLines: { type: "boolean", default: true, description: "whether the two long diagonals are lines" },
  layout: { type: "string", maxLength: 200, default: DEFAULT_LAYOUT, description: "the markers at the start" },
  turnLimit: { type: "integer", minimum: 1, description: "the number of turns after which the game ends" },
} as const;

/** Reads the options that say which patterns count. */
export function readPatterns(value: unknown, path = "options"): PatternSettings {
  const read = optionReader(value, path, SHAPES);
  return { zigzag: read("zigzag"), diagonalLines: read("diagonalLines") };
}

/** Reads options, or the settings of a state. */
export function readOptions(value: unknown, path = "options"): SacksonSettings {
  const read = optionReader(value, path, SHAPES);
  const players = read("players");
  const patterns = readPatterns(value, path);
  return {
    players,
    first: read("first", { maximum: players - 1 }),
    ...patterns,
    // Not by its shape: the reader of layouts names the character that is wrong.
    layout: readLayout(fieldOf(value, "layout") ?? DEFAULT_LAYOUT, `${path}.layout`, patterns),
    turnLimit: read("turnLimit"),
  };
}

/**
 * The options as a Standard Schema, with the JSON Schema of each.
 *
 * @example
 * ```ts
 * import { optionsSchema } from "fifteen-two/sackson";
 *
 * optionsSchema["~standard"].validate({ zigzag: "narrow" }).issues?.[0]?.path; // => ["zigzag"]
 * ```
 */
export const optionsSchema: JsonSchema<SacksonOptions> = /* @__PURE__ */ optionsSchemaOf(SHAPES, readOptions);
