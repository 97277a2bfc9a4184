import { InvalidStateError } from "../core/errors.ts";
import type { Seat } from "../core/game.ts";
import { optionReader, optionsSchemaOf } from "../core/options.ts";
import type { JsonSchema } from "../core/schema.ts";

/** What can be agreed before a game; every option may be left out, or null, for its default. */
export interface CribbageOptions {
  /** How many play: 2 (default), 3 or 4. */
  readonly players?: 2 | 3 | 4 | null;
  /** For four players only: `"partners"` (default), seats 0 and 2 against 1 and 3 with one score a side, or `"solo"`. */
  readonly teams?: "partners" | "solo" | null;
  /** The points that win: 121 (default), 61, or any positive whole number (S2-02). */
  readonly target?: number | null;
  /** The seat that deals first; without it the lowest card cut deals (S2-08). */
  readonly dealer?: Seat | null;
  /** How many games a lead of 61 or more is worth: 3 (default) or 4 (S2-66). */
  readonly doubleSkunk?: 3 | 4 | null;
  /** Whether points that a seat overlooks in the show go to whoever claims them; default false. */
  readonly muggins?: boolean | null;
}

/** The options with their defaults filled in, as a state carries them. */
export interface CribbageSettings {
  /** How many play. */
  readonly players: 2 | 3 | 4;
  /** How four share scores; null with fewer. */
  readonly teams: "partners" | "solo" | null;
  /** The points that win, 1 or more. */
  readonly target: number;
  /** The seat that deals first; null when the cards decide. */
  readonly dealer: Seat | null;
  /** How many games a lead of 61 or more is worth. */
  readonly doubleSkunk: 3 | 4;
  /** Whether overlooked points may be claimed. */
  readonly muggins: boolean;
}

const SHAPES = {
  players: { enum: [2, 3, 4], default: 2, description: "how many play" },
  teams: { enum: ["partners", "solo"], description: "how four share scores" },
  target: { type: "integer", minimum: 1, default: 121, description: "the points that win" },
  dealer: { type: "integer", minimum: 0, maximum: 3, description: "the seat that deals first" },
  doubleSkunk: { enum: [3, 4], default: 3, description: "how many games a lead of 61 or more is worth" },
  muggins: { type: "boolean", default: false, description: "whether overlooked points may be claimed" },
} as const;

/** Reads options, or the settings of a state. */
export function readOptions(value: unknown, path = "options"): CribbageSettings {
  const read = optionReader(value, path, SHAPES);
  const players = read("players");
  const teams = read("teams");
  if (teams !== null && players < 4) throw new InvalidStateError(`${path}.teams`, "is for four players only");
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
 * The options as a Standard Schema, with the JSON Schema of each.
 *
 * @example
 * ```ts
 * import { optionsSchema } from "fifteen-two/cribbage";
 *
 * optionsSchema["~standard"].validate({ players: 5 }).issues?.[0]?.path; // => ["players"]
 * ```
 */
export const optionsSchema: JsonSchema<CribbageOptions> = /* @__PURE__ */ optionsSchemaOf(SHAPES, readOptions);

/** The number of sides that keep a score. */
export function sideCount(settings: CribbageSettings): number {
  return settings.teams === "partners" ? 2 : settings.players;
}
