import type { Seat } from "../core/any.ts";
import type { Schema } from "../core/standard-schema.ts";
import { type OptionShapes, optionsSchemaOf, type SettingsFrom } from "../schema/options.ts";
import { checkSeat, FIRST_DEALER, MUGGINS } from "../shared/options.ts";

/** Options of CrossCribb. If you omit one or pass null, its default applies. */
export interface CrossCribbOptions {
  /** Number of players: 4 (default), 3 or 2. */
  readonly players?: 2 | 3 | 4 | null;
  /** Cards of one suit that make a flush in a line of five: any `"four"` (default) or all `"five"`. */
  readonly lineFlush?: "four" | "five" | null;
  /**
   * The seat that deals first. By default, seats cut for the deal and the lowest card deals; with three players, only
   * seats 0 and 1 cut.
   */
  readonly first?: Seat | null;
  /** Number of holes on the track: 31 (default) or any positive integer. */
  readonly target?: number | null;
  /** Whether opponents may claim points that a side overlooks in the show; default false. */
  readonly muggins?: boolean | null;
}

/** The options with all defaults filled in, as states store them. `first` is null if seats cut for the deal. */
export type CrossCribbSettings = SettingsFrom<CrossCribbOptions, "first">;

const SHAPES = {
  players: [{ enum: [2, 3, 4], default: 4 }, "Players", "Number of players"],
  lineFlush: [
    { enum: ["four", "five"], default: "four" },
    "Flush",
    "How many of a line's five cards must share a suit for a flush",
  ],
  first: FIRST_DEALER,
  target: [{ type: "integer", minimum: 1, default: 31 }, "Target", "Number of holes on the track"],
  muggins: MUGGINS,
} as const satisfies OptionShapes<CrossCribbOptions>;

/** Standard Schema with JSON Schema for options; it returns settings. */
export const optionsSchema: Schema<CrossCribbOptions, CrossCribbSettings> = optionsSchemaOf(SHAPES, (given, report) => {
  const { players, first } = given;
  checkSeat(first, "first", players, report);
  return given;
});
