/**
 * Crib-Ino for two to seven, for partners, and alone.
 *
 * @module fifteen-two/cribino
 */

import type { Game } from "../core/game.ts";
import { determinize } from "./determinize.ts";
import { parseState } from "./json.ts";
import { type CribinoMove, parseMoveJson } from "./moves.ts";
import { formatMove, parseMove } from "./notation.ts";
import type { CribinoOptions } from "./options.ts";
import { render } from "./render.ts";
import { activeSeats, apply, chance, initialState, isLegal, legalMoves, outcome, standing } from "./rules.ts";
import type { CribinoState, CribinoView } from "./state.ts";
import { redact, view } from "./view.ts";

export { DECK, type Deck, parseDeck } from "./deck.ts";
export { determinize } from "./determinize.ts";
export { parseState } from "./json.ts";
export { contactsOf, type Layout, type Space } from "./layout.ts";
export {
  type CribinoMove,
  type DealMove,
  type DrawMove,
  type DrawTileMove,
  type LayMove,
  type PassMove,
  parseMoveJson,
  type ShuffleMove,
  type TurnUpMove,
} from "./moves.ts";
export { formatMove, parseMove } from "./notation.ts";
export type { CribinoOptions, CribinoSettings, SolitaireSettings } from "./options.ts";
export { render } from "./render.ts";
export { activeSeats, apply, chance, initialState, isLegal, legalMoves, outcome, standing } from "./rules.ts";
export {
  type Contact,
  type ContactItem,
  type Counters,
  type CribinoScore,
  type CribinoScoreItem,
  counters,
  type DoubledItem,
  type LayScore,
  type OpeningItem,
  type PaymentItem,
  scoreContacts,
} from "./score.ts";
export {
  type CribinoState,
  type CribinoView,
  type DealState,
  type DrawState,
  type OverState,
  type PlayState,
  type ShuffleState,
  type SolitaireOverState,
  type SolitaireState,
  type SolitaireView,
  stockOf,
} from "./state.ts";
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
 * Crib-Ino for two to seven, with or without partners, and the solitaire, as an object for code that takes any game.
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { cribino } from "fifteen-two/cribino";
 *
 * playout(cribino, { random: seeded(7) }).state.phase; // => "over"
 * ```
 */
export const cribino: Game<CribinoState, CribinoMove, CribinoView, CribinoOptions> = {
  id: "cribino",
  players: [1, 2, 3, 4, 5, 6, 7],
  opener: "dealer",
  initialState,
  activeSeats,
  legalMoves,
  isLegal,
  apply,
  chance,
  standing,
  outcome,
  view,
  determinize,
  redact,
  formatMove,
  parseMove,
  render,
  parseState,
  parseMoveJson,
};
