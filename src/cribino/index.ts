/**
 * Crib-Ino for two to seven players, for partners, and as a solitaire.
 *
 * See the [guide](../../docs/cribino.md) for its phases and options, and the [rules](../../docs/cribino-rules.md).
 *
 * @module fifteen-two/cribino
 */

import { frozen } from "../core/frozen.ts";
import { determinize } from "./determinize.ts";
import type { CribinoGame } from "./game.ts";
import { parseMoveJson, parseStateJson, parseViewJson, stateSchema, viewSchema } from "./json.ts";
import { moveSchema } from "./moves.ts";
import { formatMove, parseMove } from "./notation.ts";
import { optionsSchema } from "./options.ts";
import { render } from "./render.ts";
import {
  activeSeats,
  apply,
  applyUnchecked,
  chance,
  initialState,
  isLegal,
  legalMoves,
  outcome,
  refusal,
  standing,
  startsDeal,
  target,
} from "./rules.ts";
import { redact, view } from "./view.ts";

export { DECK, type Deck, parseDeckJson } from "./deck.ts";
export { determinize } from "./determinize.ts";
export type { CribinoGame } from "./game.ts";
export { parseMoveJson, parseStateJson, parseViewJson, stateSchema, viewSchema } from "./json.ts";
export { contactsOf, type Layout, type Space } from "./layout.ts";
export {
  type CribinoMove,
  type CribinoRefusal,
  type CribinoRefusalCode,
  type DealMove,
  type DrawMove,
  type DrawTileMove,
  type LayMove,
  moveSchema,
  type PassMove,
  type RedactedCribinoMove,
  type ShuffleMove,
  type TurnUpMove,
} from "./moves.ts";
export { formatMove, parseMove } from "./notation.ts";
export {
  type CribinoOptions,
  type CribinoSettings,
  type MultiplayerSettings,
  optionsSchema,
  type SolitaireSettings,
} from "./options.ts";
export { type Counters, counters } from "./payment.ts";
export { render } from "./render.ts";
export {
  activeSeats,
  apply,
  applyUnchecked,
  chance,
  initialState,
  isLegal,
  legalMoves,
  outcome,
  refusal,
  standing,
  startsDeal,
  target,
} from "./rules.ts";
export {
  type Contact,
  type ContactItem,
  type CribinoAward,
  type CribinoAwardItem,
  type DoubledItem,
  type LayScore,
  type OpeningItem,
  type PaymentItem,
  scoreContacts,
} from "./score.ts";
export type {
  CribinoOutcomeReason,
  CribinoState,
  CribinoView,
  DealState,
  DealView,
  DrawState,
  DrawView,
  OverState,
  OverView,
  PlayState,
  PlayView,
  ShuffleState,
  ShuffleView,
  SolitaireOverState,
  SolitaireOverView,
  SolitaireState,
  SolitaireView,
} from "./state.ts";
export { stockOf } from "./stock.ts";
export {
  COLORS,
  type Color,
  DIRECTIONS,
  type Direction,
  type Lay,
  type Tile,
  type TileIndex,
  type Triangle,
  totalOf,
} from "./tile.ts";
export { redact, view } from "./view.ts";

/**
 * Crib-Ino (for two to seven players, for partners, and the solitaire) as an object, for code that works with any game.
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { cribino } from "fifteen-two/cribino";
 *
 * playout(cribino, { random: seeded(7) }).state.phase; // => "over"
 * ```
 */
export const cribino: CribinoGame = /* @__PURE__ */ frozen({
  id: "cribino",
  name: "Crib-Ino",
  players: [1, 2, 3, 4, 5, 6, 7],
  rules: 1,
  optionsSchema,
  moveSchema,
  stateSchema,
  viewSchema,
  initialState,
  activeSeats,
  legalMoves,
  refusal,
  isLegal,
  apply,
  applyUnchecked,
  chance,
  startsDeal,
  target,
  standing,
  outcome,
  view,
  determinize,
  redact,
  formatMove,
  parseMove,
  render,
  parseStateJson,
  parseViewJson,
  parseMoveJson,
});
