import { InvalidStateError } from "../core/errors.ts";
import type { Seat } from "../core/game.ts";
import { fieldOf } from "../core/json.ts";
import { quote } from "../core/message.ts";
import { optionReader, optionsSchemaOf } from "../core/options.ts";
import type { JsonSchema } from "../core/schema.ts";
import { readShape } from "../core/shape.ts";

/** What can be agreed before a game; every option may be left out, or null, for its default. */
export interface CrossCribbOptions {
  /** How many play: 4 (default), 3 or 2. The rules for more, and for one, are not known here. */
  readonly players?: 2 | 3 | 4 | null;
  /** The fewest cards of one suit that are a flush in a line: any `"four"` of its five (default), or all `"five"`. */
  readonly lineFlush?: "four" | "five" | null;
  /** The seat that deals first; without it the lowest card cut deals (S1-06). */
  readonly dealer?: Seat | null;
  /** The holes of the track: 31 (default), or any positive whole number (S1-02). */
  readonly target?: number | null;
  /** Whether points that a side overlooks in the show go to whoever claims them (S1-50); default false. */
  readonly muggins?: boolean | null;
}

/** The options with their defaults filled in, as a state carries them. */
export interface CrossCribbSettings {
  /** How many play. */
  readonly players: 2 | 3 | 4;
  /** The fewest cards of one suit that are a flush in a line. */
  readonly lineFlush: "four" | "five";
  /** The seat that deals first; null when the cards decide. */
  readonly dealer: Seat | null;
  /** The holes of the track, 1 or more. */
  readonly target: number;
  /** Whether overlooked points may be claimed. */
  readonly muggins: boolean;
}

const SHAPES = {
  players: { enum: [2, 3, 4], default: 4, description: "how many play" },
  lineFlush: { enum: ["four", "five"], default: "four", description: "the fewest cards of a flush in a line" },
  dealer: { type: "integer", minimum: 0, maximum: 3, description: "the seat that deals first" },
  target: { type: "integer", minimum: 1, default: 31, description: "the holes of the track" },
  muggins: { type: "boolean", default: false, description: "whether overlooked points may be claimed" },
} as const;

/** Reads options, or the settings of a state. */
export function readOptions(value: unknown, path = "options"): CrossCribbSettings {
  const read = optionReader(value, path, SHAPES);
  checkPlayers(fieldOf(value, "players") ?? SHAPES.players.default, `${path}.players`);
  const players = read("players");
  return {
    players,
    lineFlush: read("lineFlush"),
    dealer: read("dealer", { maximum: players - 1 }),
    target: read("target"),
    muggins: read("muggins"),
  };
}

/** Says why there are no games for other numbers of players. */
function checkPlayers(players: unknown, path: string): void {
  if (SHAPES.players.enum.some((known) => known === players)) return;
  throw new InvalidStateError(
    path,
    `must be 2, 3 or 4, not ${quote(players)}: other rules of CrossCribb are not known here`,
  );
}

/** Reads the option `lineFlush`. */
export function readFlush(value: unknown, path: string): "four" | "five" {
  return readShape(value ?? SHAPES.lineFlush.default, path, SHAPES.lineFlush) as "four" | "five";
}

/**
 * The options as a Standard Schema, with the JSON Schema of each.
 *
 * @example
 * ```ts
 * import { optionsSchema } from "fifteen-two/crosscribb";
 *
 * optionsSchema["~standard"].validate({ lineFlush: "six" }).issues?.[0]?.path; // => ["lineFlush"]
 * ```
 */
export const optionsSchema: JsonSchema<CrossCribbOptions> = /* @__PURE__ */ optionsSchemaOf(SHAPES, readOptions);
