import { type AnyGame, rulesOf, type StateOf, type ViewOf } from "../core/game.ts";
import { type Schema, schema } from "../core/schema.ts";
import { parseRecordJson, type RecordOf } from "./record.ts";

/**
 * Standard Schema for a game's states. It accepts what {@link Game.parseStateJson} does.
 *
 * @param game - the game
 * @returns its schema
 *
 * @example
 * ```ts
 * import { stateSchema } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const { validate } = stateSchema(cribbage)["~standard"];
 * const state = cribbage.initialState();
 * validate(state); // => { value: state }
 * validate({ ...state, scores: [0, -1] }).issues?.[0]?.path; // => ["scores", 1]
 * ```
 */
export function stateSchema<G extends AnyGame>(game: G): Schema<StateOf<G>> {
  return schema(rulesOf(game).parseStateJson);
}

/**
 * Standard Schema for a game's views. It accepts what {@link Game.parseViewJson} does.
 *
 * @param game - the game
 * @returns its schema
 *
 * @example
 * ```ts
 * import { viewSchema } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const { validate } = viewSchema(cribbage)["~standard"];
 * const view = cribbage.view(cribbage.initialState(), 1);
 * validate(view); // => { value: view }
 * validate({ ...view, viewer: 2 }).issues?.[0]?.path; // => ["viewer"]
 * ```
 */
export function viewSchema<G extends AnyGame>(game: G): Schema<ViewOf<G>> {
  return schema(rulesOf(game).parseViewJson);
}

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
  return schema((json) => parseRecordJson(game, json));
}
