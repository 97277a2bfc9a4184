/**
 * Crib-Ino for two to seven players, for partners, and as a solitaire.
 *
 * See the [guide](../../docs/cribino.md) for its phases and options, and the [rules](../../docs/cribino-rules.md).
 *
 * ```ts
 * import * as cribino from "fifteen-two/cribino";
 * ```
 *
 * @module fifteen-two/cribino
 */

import { frozen } from "../core/frozen.ts";

export { DECK } from "./deck.ts";
export * from "./determinize.ts";
export { stockOf } from "./hands.ts";
export * from "./json.ts";
export type {
  CribinoMove,
  CribinoRefusalCode,
  DealMove,
  DrawMove,
  DrawTileMove,
  LayMove,
  PassMove,
  ShuffleMove,
  TurnUpMove,
} from "./moves.ts";
export * from "./notation.ts";
export { type CribinoOptions, type CribinoSettings, optionsSchema } from "./options.ts";
export * from "./render.ts";
export * from "./rules.ts";
export type {
  CribinoAward,
  CribinoState,
  CribinoView,
  DealState,
  DrawState,
  OverState,
  PlayState,
  ShuffleState,
  SolitaireOverState,
  SolitaireState,
  View,
} from "./state.ts";
export { type Tile, turned } from "./tile.ts";
export * from "./view.ts";
export type { Word } from "./words.ts";

/** The game's name in records. */
export const id: "cribino" = "cribino";

/** The game's name for people. */
export const name = "Crib-Ino";

/** The possible numbers of players. */
export const players: readonly number[] = frozen([1, 2, 3, 4, 5, 6, 7]);
