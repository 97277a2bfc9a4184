import { InvalidStateError } from "../core/errors.ts";
import type { Seat } from "../core/game.ts";
import { fieldOf } from "../core/json.ts";
import { quote } from "../core/message.ts";
import { optionReader, optionsSchemaOf } from "../core/options.ts";
import type { JsonSchema } from "../core/schema.ts";
import { readShape } from "../core/shape.ts";

/** Options of CrossCribb. If you omit one or pass null, its default applies. */
export interface CrossCribbOptions {
  /** Number of players: 4 (default), 3 or 2. The engine has no rules for other numbers. */
  readonly players?: 2 | 3 | 4 | null;
  /** How many of a line's five cards must share a suit for a flush: any `"four"` (default) or all `"five"`. */
  readonly lineFlush?: "four" | "five" | null;
  /** The seat that deals first. By default, seats cut for the deal and the lowest card deals. */
  readonly dealer?: Seat | null;
  /** Number of holes on the track: 31 (default) or any positive integer. */
  readonly target?: number | null;
  /** Whether opponents may claim points that a side overlooks in the show; default false. */
  readonly muggins?: boolean | null;
}

/** The options with all defaults filled in, as states store them. */
export interface CrossCribbSettings {
  /** Number of players. */
  readonly players: 2 | 3 | 4;
  /** How many of a line's cards must share a suit for a flush. */
  readonly lineFlush: "four" | "five";
  /** The seat that deals first; null if seats cut for the deal. */
  readonly dealer: Seat | null;
  /** Number of holes on the track, 1 or more. */
  readonly target: number;
  /** Whether opponents may claim overlooked points. */
  readonly muggins: boolean;
}

const SHAPES = {
  players: { enum: [2, 3, 4], default: 4, description: "number of players" },
  lineFlush: { enum: ["four", "five"], default: "four", description: "cards of one suit that a flush in a line needs" },
  dealer: { type: "integer", minimum: 0, maximum: 3, description: "seat that deals first" },
  target: { type: "integer", minimum: 1, default: 31, description: "number of holes on the track" },
  muggins: { type: "boolean", default: false, description: "whether opponents may claim overlooked points" },
} as const;

/** Reads options, or a state's settings. */
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

/** Explains why other numbers of players are refused. */
function checkPlayers(players: unknown, path: string): void {
  if (SHAPES.players.enum.some((known) => known === players)) return;
  throw new InvalidStateError(
    path,
    `must be 2, 3 or 4, not ${quote(players)}: the engine has no rules for other numbers`,
  );
}

/** Reads the option `lineFlush`. */
export function readFlush(value: unknown, path: string): "four" | "five" {
  return readShape(value ?? SHAPES.lineFlush.default, path, SHAPES.lineFlush) as "four" | "five";
}

/**
 * The options as a Standard Schema with JSON Schema.
 *
 * @example
 * ```ts
 * import { optionsSchema } from "fifteen-two/crosscribb";
 *
 * optionsSchema["~standard"].validate({ lineFlush: "six" }).issues?.[0]?.path; // => ["lineFlush"]
 * ```
 */
export const optionsSchema: JsonSchema<CrossCribbOptions> = /* @__PURE__ */ optionsSchemaOf(SHAPES, readOptions);
