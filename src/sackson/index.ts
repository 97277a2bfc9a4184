/**
 * Sid Sackson's exchange game of five colors, for two or four players.
 *
 * See the [guide](../../docs/sackson.md) for its phases and options, and the [rules](../../docs/sackson-rules.md).
 *
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 * ```
 *
 * @module fifteen-two/sackson
 */

import { frozen } from "../core/frozen.ts";

export { SQUARES, type Square } from "../shared/square.ts";
export { COLORS, type Color } from "./color.ts";
export * from "./determinize.ts";
export { parseLayout } from "./display.ts";
export { figures } from "./figures.ts";
export { exchangeRefusal } from "./isolation.ts";
export * from "./json.ts";
export type * from "./moves.ts";
export * from "./notation.ts";
export { optionsSchema, type SacksonOptions, type SacksonSettings } from "./options.ts";
export { FIGURES } from "./patterns.ts";
export * from "./render.ts";
export * from "./rules.ts";
export type {
  ExchangeState,
  OverState,
  ReturnState,
  SacksonAward,
  SacksonState,
  SacksonView,
  TakeState,
  View,
} from "./state.ts";
export * from "./view.ts";
export type { Word } from "./words.ts";

/** The game's name in records. */
export const id: "sackson" = "sackson";

/** The game's name for people. */
export const name = "Sackson";

/** The possible numbers of players. */
export const players: readonly number[] = frozen([2, 4]);
