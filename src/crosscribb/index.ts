/**
 * CrossCribb for two, three or four players.
 *
 * See the [guide](../../docs/crosscribb.md) for its phases and options, and the [rules](../../docs/crosscribb-rules.md).
 *
 * @module fifteen-two/crosscribb
 */

import { frozen } from "../core/frozen.ts";
import { determinize } from "./determinize.ts";
import type { CrossCribbGame } from "./game.ts";
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

export { type LineOptions, scoreLine } from "../scoring/index.ts";
export { SQUARES, type Square } from "../shared/square.ts";
export { type Board, LINES, type Line } from "./board.ts";
export { determinize } from "./determinize.ts";
export type { CrossCribbGame } from "./game.ts";
export { parseMoveJson, parseStateJson, parseViewJson, stateSchema, viewSchema } from "./json.ts";
export { type BoardOptions, type BoardScore, countBoard, type LineScore, scoreBoard } from "./lines.ts";
export {
  type AcceptMove,
  type CrossCribbMove,
  type CrossCribbRefusal,
  type CrossCribbRefusalCode,
  type CutForDealMove,
  type CutMove,
  type DealMove,
  type DiscardMove,
  type MugginsMove,
  moveSchema,
  type PlaceMove,
  type ShowMove,
} from "./moves.ts";
export { formatMove, parseMove } from "./notation.ts";
export { type CrossCribbOptions, type CrossCribbSettings, optionsSchema } from "./options.ts";
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
  CrossCribbAward,
  CrossCribbAwardKind,
  CrossCribbOutcomeReason,
  CrossCribbState,
  CrossCribbView,
  CutForDealState,
  CutForDealView,
  CutState,
  CutView,
  DealState,
  DealView,
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
 * CrossCribb as an object, for code that works with any game.
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { crosscribb } from "fifteen-two/crosscribb";
 *
 * playout(crosscribb, { random: seeded(7) }).state.phase; // => "over"
 * ```
 */
export const crosscribb: CrossCribbGame = /* @__PURE__ */ frozen({
  id: "crosscribb",
  name: "CrossCribb",
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
