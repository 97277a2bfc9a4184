/**
 * CrossCribb for two, three or four players.
 *
 * See the [guide](../../docs/crosscribb.md) for its phases and options, and the [rules](../../docs/crosscribb-rules.md).
 *
 * @module fifteen-two/crosscribb
 */

import { frozen } from "../core/frozen.ts";
import { determinize } from "./determinize.ts";
import type { CrossCribbGame } from "./game.ts";
import * as json from "./json.ts";
import * as notation from "./notation.ts";
import { optionsSchema } from "./options.ts";
import { render } from "./render.ts";
import * as rules from "./rules.ts";
import * as view from "./view.ts";
import * as words from "./words.ts";

export { type LineOptions, scoreLine } from "../scoring/index.ts";
export { SQUARES, type Square } from "../shared/square.ts";
export { type Board, LINES, type Line } from "./board.ts";
export * from "./determinize.ts";
export type * from "./game.ts";
export * from "./json.ts";
export { type BoardOptions, type BoardScore, countBoard, type LineScore, scoreBoard } from "./lines.ts";
export type * from "./moves.ts";
export * from "./notation.ts";
export { type CrossCribbOptions, type CrossCribbSettings, optionsSchema } from "./options.ts";
export * from "./render.ts";
export * from "./rules.ts";
export type * from "./state.ts";
export * from "./view.ts";
export * from "./words.ts";

/**
 * CrossCribb as an object, for code that works with any game.
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { crosscribb } from "fifteen-two/crosscribb";
 *
 * playout(crosscribb, { random: seeded(7) }).state.phase; // => "over"
 * ```
 */
export const crosscribb: CrossCribbGame = /* @__PURE__ */ makeGame();

function makeGame(): CrossCribbGame {
  const names = { id: "crosscribb", name: "CrossCribb", players: [2, 3, 4], rules: 1 } as const;
  return frozen({ ...names, optionsSchema, ...rules, ...view, ...json, ...notation, ...words, determinize, render });
}
