import { InvalidStateError } from "../core/errors.ts";
import type { Seat } from "../core/game.ts";
import { optionReader, optionsSchemaOf } from "../core/options.ts";
import type { JsonSchema } from "../core/schema.ts";

/** Options of cribbage. If you omit one or pass null, its default applies. */
export interface CribbageOptions {
  /** Number of players: 2 (default), 3 or 4. */
  readonly players?: 2 | 3 | 4 | null;
  /**
   * For four players only: `"partners"` (default), in which seats 0 and 2 play against 1 and 3 with one score per side,
   * or `"solo"`.
   */
  readonly teams?: "partners" | "solo" | null;
  /** Points that win: 121 (default), 61 or any positive integer. */
  readonly target?: number | null;
  /** The seat that deals first. By default, seats cut for the deal and the lowest card deals. */
  readonly dealer?: Seat | null;
  /** Games that a lead of 61 or more is worth: 3 (default) or 4. */
  readonly doubleSkunk?: 3 | 4 | null;
  /** Whether opponents may claim points that a seat overlooks in the show; default false. */
  readonly muggins?: boolean | null;
}

/** The options with all defaults filled in, as states store them. */
export interface CribbageSettings {
  /** Number of players. */
  readonly players: 2 | 3 | 4;
  /** How four players share scores; null with fewer. */
  readonly teams: "partners" | "solo" | null;
  /** Points that win, 1 or more. */
  readonly target: number;
  /** The seat that deals first; null if seats cut for the deal. */
  readonly dealer: Seat | null;
  /** Games that a lead of 61 or more is worth. */
  readonly doubleSkunk: 3 | 4;
  /** Whether opponents may claim overlooked points. */
  readonly muggins: boolean;
}

const SHAPES = {
  players: { enum: [2, 3, 4], default: 2, description: "number of players" },
  teams: { enum: ["partners", "solo"], description: "how four players share scores" },
  target: { type: "integer", minimum: 1, default: 121, description: "points that win" },
  dealer: { type: "integer", minimum: 0, maximum: 3, description: "seat that deals first" },
  doubleSkunk: { enum: [3, 4], default: 3, description: "games that a lead of 61 or more is worth" },
  muggins: { type: "boolean", default: false, description: "whether opponents may claim overlooked points" },
} as const;

/** Reads options, or a state's settings. */
export function readOptions(value: unknown, path = "options"): CribbageSettings {
  const read = optionReader(value, path, SHAPES);
  const players = read("players");
  const teams = read("teams");
  if (teams !== null && players < 4)
    throw new InvalidStateError(`${path}.teams`, "must be omitted or null unless four play");
  return {
    players,
    teams: players < 4 ? null : (teams ?? "partners"),
    target: read("target"),
    dealer: read("dealer", { maximum: players - 1 }),
    doubleSkunk: read("doubleSkunk"),
    muggins: read("muggins"),
  };
}

/**
 * The options as a Standard Schema with JSON Schema.
 *
 * @example
 * ```ts
 * import { optionsSchema } from "fifteen-two/cribbage";
 *
 * optionsSchema["~standard"].validate({ players: 5 }).issues?.[0]?.path; // => ["players"]
 * ```
 */
export const optionsSchema: JsonSchema<CribbageOptions> = /* @__PURE__ */ optionsSchemaOf(SHAPES, readOptions);

/** Number of sides that keep score. */
export function sideCount(settings: CribbageSettings): number {
  return settings.teams === "partners" ? 2 : settings.players;
}
