/**
 * Sid Sackson's exchange game of five colors, for two or four players.
 *
 * See the [guide](../../docs/sackson.md) for its phases and options, and the [rules](../../docs/sackson-rules.md).
 *
 * @module fifteen-two/sackson
 */

import { frozen } from "../core/frozen.ts";
import { determinize } from "./determinize.ts";
import type { SacksonGame } from "./game.ts";
import * as json from "./json.ts";
import * as notation from "./notation.ts";
import { optionsSchema } from "./options.ts";
import { render } from "./render.ts";
import * as rules from "./rules.ts";
import * as view from "./view.ts";
import * as words from "./words.ts";

export { SQUARES, type Square } from "../shared/square.ts";
export { COLORS, type Color } from "./color.ts";
export * from "./determinize.ts";
export { type Display, formatLayout, type Marker, parseLayout } from "./display.ts";
export { figures, placements, type StandingFigure } from "./figures.ts";
export type * from "./game.ts";
export { type ExchangeRefusal, exchangeRefusal, isExchangeAllowed } from "./isolation.ts";
export * from "./json.ts";
export type * from "./moves.ts";
export * from "./notation.ts";
export { optionsSchema, type SacksonOptions, type SacksonSettings } from "./options.ts";
export { FIGURES, type Figure, type PatternSettings } from "./patterns.ts";
export { LEVELS, type PointBoard, type PointLevel } from "./point-board.ts";
export { randomLayout } from "./random-layout.ts";
export * from "./render.ts";
export * from "./rules.ts";
export type * from "./state.ts";
export * from "./view.ts";
export * from "./words.ts";

/**
 * The Sackson game as an object, for code that works with any game.
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { sackson } from "fifteen-two/sackson";
 *
 * playout(sackson, { random: seeded(7), options: { turnLimit: 200 } }).state.phase; // => "over"
 * ```
 */
export const sackson: SacksonGame = /* @__PURE__ */ makeGame();

function makeGame(): SacksonGame {
  const names = { id: "sackson", name: "Sackson", players: [2, 4], rules: 1 } as const;
  return frozen({ ...names, optionsSchema, ...rules, ...view, ...json, ...notation, ...words, determinize, render });
}
