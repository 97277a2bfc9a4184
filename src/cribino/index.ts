/**
 * Crib-Ino for two to seven players, for partners, and as a solitaire.
 *
 * See the [guide](../../docs/cribino.md) for its phases and options, and the [rules](../../docs/cribino-rules.md).
 *
 * @module fifteen-two/cribino
 */

import { frozen } from "../core/frozen.ts";
import type { Game } from "../core/game.ts";
import { determinize } from "./determinize.ts";
import { parseStateJson, parseViewJson } from "./json.ts";
import { type CribinoMove, type CribinoRefusalCode, moveSchema, parseMoveJson } from "./moves.ts";
import { formatMove, parseMove } from "./notation.ts";
import { type CribinoOptions, optionsSchema } from "./options.ts";
import { render } from "./render.ts";
import { activeSeats, apply, chance, initialState, isLegal, legalMoves, outcome, refusal, standing } from "./rules.ts";
import type { CribinoOutcomeReason, CribinoState, CribinoView } from "./state.ts";
import { redact, view } from "./view.ts";

export { DECK, type Deck, parseDeckJson } from "./deck.ts";
export { determinize } from "./determinize.ts";
export { parseStateJson, parseViewJson } from "./json.ts";
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
  parseMoveJson,
  type ShuffleMove,
  type TurnUpMove,
} from "./moves.ts";
export { formatMove, parseMove } from "./notation.ts";
export { type CribinoOptions, type CribinoSettings, optionsSchema, type SolitaireSettings } from "./options.ts";
export { type Counters, counters } from "./payment.ts";
export { render } from "./render.ts";
export { activeSeats, apply, chance, initialState, isLegal, legalMoves, outcome, refusal, standing } from "./rules.ts";
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
export const cribino: Game<
  "cribino",
  CribinoState,
  CribinoMove,
  CribinoView,
  CribinoOptions,
  CribinoRefusalCode,
  CribinoOutcomeReason
> = /* @__PURE__ */ frozen({
  id: "cribino",
  players: [1, 2, 3, 4, 5, 6, 7],
  opener: "dealer",
  optionsSchema,
  moveSchema,
  initialState,
  activeSeats,
  legalMoves,
  refusal,
  isLegal,
  apply,
  chance,
  startsDeal: (move) => move.type === "deal" || move.type === "shuffle",
  target: () => null,
  standing,
  outcome,
  view,
  determinize,
  redact,
  formatMove,
  parseMove,
  render,
  parseStateJson: parseStateJson,
  parseViewJson: parseViewJson,
  parseMoveJson,
});
