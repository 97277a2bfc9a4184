import type { Seat, Side } from "../core/game.ts";
import { readInteger, readObject, readOneOf } from "../core/json.ts";
import { readLayout } from "./layout.ts";
import type { PatternSettings } from "./patterns.ts";

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

const NAMES = ["players", "first", "zigzag", "diagonalLines", "layout", "turnLimit"] as const;

/** Reads those options that say which patterns count. */
export function readPatterns(value: unknown, path = "options"): PatternSettings {
  const given = readObject(value ?? {}, path, [], NAMES);
  return {
    zigzag: readOneOf(given.zigzag ?? "wide", `${path}.zigzag`, ["wide", "staircase", "both"]),
    diagonalLines: readOneOf(given.diagonalLines ?? true, `${path}.diagonalLines`, [false, true]),
  };
}

/** Reads options, or the settings of a state. */
export function readOptions(value: unknown, path = "options"): SacksonSettings {
  const given = readObject(value ?? {}, path, [], NAMES);
  const players = readOneOf(given.players ?? 2, `${path}.players`, [2, 4]);
  const patterns = readPatterns(value, path);
  return {
    players,
    first: readInteger(given.first ?? 0, `${path}.first`, 0, players - 1),
    ...patterns,
    layout: readLayout(given.layout, `${path}.layout`, patterns),
    turnLimit: given.turnLimit == null ? null : readInteger(given.turnLimit, `${path}.turnLimit`, 1),
  };
}

/**
 * The side whose score a seat's points go to, and whose stones it plays with: of two players each is a side, of four
 * those who sit opposite each other.
 */
export function sideOf(seat: Seat): Side {
  return seat & 1;
}
