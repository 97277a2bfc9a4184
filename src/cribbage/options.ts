import type { Seat } from "../core/any.ts";
import type { Schema } from "../core/standard-schema.ts";
import { type OptionShapes, optionsSchemaOf, type SettingsFrom } from "../schema/options.ts";
import { checkSeat, FIRST_DEALER, MUGGINS } from "../shared/options.ts";

/** Options of cribbage. If you omit one or pass null, its default applies. */
export interface CribbageOptions {
  /** Number of players: 2 (default), 3 or 4. */
  readonly players?: 2 | 3 | 4 | null;
  /**
   * With four players: whether seats 0 and 2 play against 1 and 3, with one score per side; default true. Always false
   * with fewer.
   */
  readonly partners?: boolean | null;
  /** Points that win: 121 (default), 61 or any positive integer. */
  readonly target?: number | null;
  /** The seat that deals first. By default, seats cut for the deal and the lowest card deals. */
  readonly first?: Seat | null;
  /** Games that a lead of 61 or more is worth: 3 (default) or 4. */
  readonly doubleSkunk?: 3 | 4 | null;
  /** Whether opponents may claim points that a seat overlooks in the show; default false. */
  readonly muggins?: boolean | null;
}

/** The options with all defaults filled in, as states store them. `first` is null if seats cut for the deal. */
export type CribbageSettings = SettingsFrom<CribbageOptions, "first">;

const SHAPES = {
  players: [{ enum: [2, 3, 4], default: 2 }, "Players", "Number of players"],
  partners: [
    { type: "boolean" },
    "Partners",
    "Whether four players score with the seat across from them; default true with four",
  ],
  target: [{ type: "integer", minimum: 1, default: 121 }, "Target", "Points that win"],
  first: FIRST_DEALER,
  doubleSkunk: [{ enum: [3, 4], default: 3 }, "Double skunk", "Games that a lead of 61 or more is worth"],
  muggins: MUGGINS,
} as const satisfies OptionShapes<CribbageOptions>;

/** Standard Schema with JSON Schema for options; it returns settings. */
export const optionsSchema: Schema<CribbageOptions, CribbageSettings> = optionsSchemaOf(SHAPES, (given, report) => {
  const { players, partners, first } = given;
  if (partners && players < 4) report(["partners"], "must be false or omitted unless four play");
  checkSeat(first, "first", players, report);
  return { ...given, partners: partners ?? players === 4 };
});
