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

export { determinize } from "./determinize.ts";
export type { CribbageGame } from "./game.ts";
export { parseMoveJson, parseStateJson, parseViewJson, stateSchema, viewSchema } from "./json.ts";
export {
  type AcceptMove,
  type CribbageMove,
  type CribbageRefusal,
  type CribbageRefusalCode,
  type CutForDealMove,
  type CutMove,
  type DealMove,
  type DiscardMove,
  type GoMove,
  type MugginsMove,
  moveSchema,
  type PlayMove,
  type ShowMove,
} from "./moves.ts";
export { formatMove, parseMove } from "./notation.ts";
export { type CribbageOptions, type CribbageSettings, optionsSchema } from "./options.ts";
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
  CribbageAward,
  CribbageAwardKind,
  CribbageOutcomeReason,
  CribbageState,
  CribbageView,
  CutForDealState,
  CutForDealView,
  CutState,
  CutView,
  DealState,
  DealView,
  DiscardState,
  DiscardView,
  MugginsState,
  MugginsView,
  OverState,
  OverView,
  PlayState,
  PlayView,
  ShowState,
  ShowView,
} from "./state.ts";
export { redact, view } from "./view.ts";

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
export const cribbage: CribbageGame = /* @__PURE__ */ frozen({
  id: "cribbage",
  name: "Cribbage",
  players: [2, 3, 4],
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
