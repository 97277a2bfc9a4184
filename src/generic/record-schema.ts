import { type AnyGame, rulesOf } from "../core/game.ts";
import type { Schema } from "../core/standard-schema.ts";
import { schemaOf } from "../schema/standard.ts";
import { parseRecordJson, type RecordOf } from "./record.ts";

/**
 * Standard Schema for a game's records. Like {@link parseRecordJson}, it applies every move.
 *
 * @param game - the game
 * @returns its schema
 *
 * @example
 * ```ts
 * import { newRecord, recordSchema } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const record = newRecord(cribbage, { players: 3 });
 * const { validate } = recordSchema(cribbage)["~standard"];
 * validate(record); // => { value: record }
 * validate({ ...record, moves: [{ type: "go", seat: 0 }] }).issues?.[0]?.path; // => ["moves", 0]
 * ```
 */
export function recordSchema<G extends AnyGame>(game: G): Schema<RecordOf<G>> {
  rulesOf(game);
  return schemaOf((json) => parseRecordJson(game, json));
}
