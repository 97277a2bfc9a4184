/**
 * CrossCribb for two, three or four players.
 *
 * See the [guide](../../docs/crosscribb.md) for its phases and options, and the
 * [rules](../../docs/crosscribb-rules.md).
 *
 * ```ts
 * import * as crosscribb from "fifteen-two/crosscribb";
 * ```
 *
 * @module fifteen-two/crosscribb
 */

import { frozen } from "../core/frozen.ts";

export { SQUARES, type Square } from "../shared/square.ts";
export * from "./determinize.ts";
export * from "./json.ts";
export { countBoard, scoreBoard } from "./lines.ts";
export type * from "./moves.ts";
export * from "./notation.ts";
export { type CrossCribbOptions, type CrossCribbSettings, optionsSchema } from "./options.ts";
export * from "./render.ts";
export * from "./rules.ts";
export type {
  CrossCribbAward,
  CrossCribbState,
  CrossCribbView,
  CutForDealState,
  CutState,
  DealState,
  MugginsState,
  OverState,
  PlayState,
  ShowState,
  View,
} from "./state.ts";
export * from "./view.ts";
export type { Word } from "./words.ts";

/** The game's name in records. */
export const id: "crosscribb" = "crosscribb";

/** The game's name for people. */
export const name = "CrossCribb";

/** The possible numbers of players. */
export const players: readonly number[] = frozen([2, 3, 4]);
