/**
 * Cribbage for two, three or four players.
 *
 * See the [guide](../../docs/cribbage.md) for its phases and options, and the [rules](../../docs/cribbage-rules.md).
 *
 * ```ts
 * import * as cribbage from "fifteen-two/cribbage";
 * ```
 *
 * @module fifteen-two/cribbage
 */

import { frozen } from "../core/frozen.ts";

export * from "./determinize.ts";
export * from "./json.ts";
export type * from "./moves.ts";
export * from "./notation.ts";
export { type CribbageOptions, type CribbageSettings, optionsSchema } from "./options.ts";
export * from "./render.ts";
export * from "./rules.ts";
export type {
  CribbageAward,
  CribbageState,
  CribbageView,
  CutForDealState,
  CutState,
  DealState,
  DiscardState,
  MugginsState,
  OverState,
  PlayState,
  ShowState,
  View,
} from "./state.ts";
export { redact, view } from "./view.ts";
export type { Word } from "./words.ts";

/** The game's name in records. */
export const id: "cribbage" = "cribbage";

/** The game's name for people. */
export const name = "Cribbage";

/** The possible numbers of players. */
export const players: readonly number[] = frozen([2, 3, 4]);
