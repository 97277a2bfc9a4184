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

export { SQUARES, type Square } from "../shared/square.ts";
export { COLORS, type Color } from "./color.ts";
export { determinize } from "./determinize.ts";
export { type Display, formatLayout, type Marker, parseLayout } from "./display.ts";
export { figures, placements, type StandingFigure } from "./figures.ts";
export type { SacksonGame } from "./game.ts";
export { type ExchangeRefusal, exchangeRefusal, isExchangeAllowed } from "./isolation.ts";
export { parseMoveJson, parseStateJson, parseViewJson, stateSchema, viewSchema } from "./json.ts";
export {
  type ExchangeMove,
  moveSchema,
  type ReturnMove,
  type SacksonMove,
  type SacksonRefusal,
  type SacksonRefusalCode,
  type TakeMove,
} from "./moves.ts";
export { formatMove, parseMove } from "./notation.ts";
export { optionsSchema, type SacksonOptions, type SacksonSettings } from "./options.ts";
export { FIGURES, type Figure, type PatternSettings } from "./patterns.ts";
export { LEVELS, type PointBoard, type PointLevel } from "./point-board.ts";
export { randomLayout } from "./random-layout.ts";
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
export type {
  ExchangeState,
  ExchangeView,
  OverState,
  OverView,
  ReturnState,
  ReturnView,
  SacksonAward,
  SacksonAwardItem,
  SacksonOutcomeReason,
  SacksonState,
  SacksonView,
  TakeState,
  TakeView,
} from "./state.ts";
export { redact, view } from "./view.ts";

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
export const sackson: SacksonGame = /* @__PURE__ */ frozen({
  id: "sackson",
  name: "Sackson",
  players: [2, 4],
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
