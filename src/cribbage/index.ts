/**
 * Cribbage for two, three or four players.
 *
 * See the [guide](../../docs/cribbage.md) for its phases and options, and the [rules](../../docs/cribbage-rules.md).
 *
 * @module fifteen-two/cribbage
 */

import { frozen } from "../core/frozen.ts";
import { determinize } from "./determinize.ts";
import type { CribbageGame } from "./game.ts";
import * as json from "./json.ts";
import * as notation from "./notation.ts";
import { optionsSchema } from "./options.ts";
import { render } from "./render.ts";
import * as rules from "./rules.ts";
import * as view from "./view.ts";
import * as words from "./words.ts";

export * from "./determinize.ts";
export type * from "./game.ts";
export * from "./json.ts";
export type * from "./moves.ts";
export * from "./notation.ts";
export { type CribbageOptions, type CribbageSettings, optionsSchema } from "./options.ts";
export * from "./render.ts";
export * from "./rules.ts";
export type * from "./state.ts";
export * from "./view.ts";
export * from "./words.ts";

/**
 * Cribbage as an object, for code that works with any game.
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * playout(cribbage, { random: seeded(7) }).state.phase; // => "over"
 * ```
 */
export const cribbage: CribbageGame = /* @__PURE__ */ makeGame();

function makeGame(): CribbageGame {
  const names = { id: "cribbage", name: "Cribbage", players: [2, 3, 4], rules: 1 } as const;
  return frozen({ ...names, optionsSchema, ...rules, ...view, ...json, ...notation, ...words, determinize, render });
}
