import type { Seat } from "../core/game.ts";
import { fieldOf } from "../core/json.ts";
import { optionReader, optionsSchemaOf } from "../core/options.ts";
import type { JsonSchema } from "../core/schema.ts";
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

/** The options with all defaults filled in, as states store them. */
export interface SacksonSettings extends PatternSettings {
  /** Number of players. */
  readonly players: 2 | 4;
  /** The seat that moves first. */
  readonly first: Seat;
  /** The markers at the start, in the form of {@link formatLayout}. */
  readonly layout: string;
  /** The most turns before the game ends, 1 or more; null if only 61 points end it. */
  readonly turnLimit: number | null;
}

const SHAPES = {
  players: { enum: [2, 4], default: 2, description: "number of players" },
  first: { type: "integer", minimum: 0, maximum: 3, default: 0, description: "seat that moves first" },
  zigzag: { enum: ["wide", "staircase", "both"], default: "wide", description: "which zig-zags count" },
  diagonalLines: { type: "boolean", default: true, description: "whether the two long diagonals are lines" },
  layout: { type: "string", maxLength: 200, default: DEFAULT_LAYOUT, description: "markers at the start" },
  turnLimit: { type: "integer", minimum: 1, description: "most turns before the game ends" },
} as const;

/** Reads the options that say which patterns count. */
export function readPatterns(value: unknown, path = "options"): PatternSettings {
  const read = optionReader(value, path, SHAPES);
  return { zigzag: read("zigzag"), diagonalLines: read("diagonalLines") };
}

/** Reads options, or a state's settings. */
export function readOptions(value: unknown, path = "options"): SacksonSettings {
  const read = optionReader(value, path, SHAPES);
  const players = read("players");
  const patterns = readPatterns(value, path);
  return {
    players,
    first: read("first", { maximum: players - 1 }),
    ...patterns,
    // Not checked by its shape, since the layout parser names the invalid character.
    layout: readLayout(fieldOf(value, "layout") ?? DEFAULT_LAYOUT, `${path}.layout`, patterns),
    turnLimit: read("turnLimit"),
  };
}

/**
 * The options as a Standard Schema with JSON Schema.
 *
 * @example
 * ```ts
 * import { optionsSchema } from "fifteen-two/sackson";
 *
 * optionsSchema["~standard"].validate({ zigzag: "narrow" }).issues?.[0]?.path; // => ["zigzag"]
 * ```
 */
export const optionsSchema: JsonSchema<SacksonOptions> = /* @__PURE__ */ optionsSchemaOf(SHAPES, readOptions);
