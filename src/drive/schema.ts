import { type AnyGame, rulesOf, type StateOf, type ViewOf } from "../core/game.ts";
import { type Schema, schema } from "../core/schema.ts";
import { parseRecordJson, type RecordOf } from "./record.ts";

/**
 * The Standard Schema of a game's states: what {@link Game.parseStateJson} accepts.
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
 * The Standard Schema of a game's views: what {@link Game.parseViewJson} accepts.
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
 * The Standard Schema of a game's records: what {@link parseRecordJson} accepts, which makes every move once.
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
