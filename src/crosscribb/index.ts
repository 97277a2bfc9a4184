/**
 * CrossCribb for two, three or four players.
 *
 * See the [guide](../../docs/crosscribb.md) for its phases and options, and the [rules](../../docs/crosscribb-rules.md).
 *
 * @module fifteen-two/crosscribb
 */

import { frozen } from "../core/frozen.ts";
import type { Game } from "../core/game.ts";
import { determinize } from "./determinize.ts";
import { parseStateJson, parseViewJson } from "./json.ts";
import { type CrossCribbMove, type CrossCribbRefusalCode, moveSchema, parseMoveJson } from "./moves.ts";
import { formatMove, parseMove } from "./notation.ts";
import { type CrossCribbOptions, optionsSchema } from "./options.ts";
import { render } from "./render.ts";
import { activeSeats, apply, chance, initialState, isLegal, legalMoves, outcome, refusal, standing } from "./rules.ts";
import type { CrossCribbOutcomeReason, CrossCribbState, CrossCribbView } from "./state.ts";
import { redact, view } from "./view.ts";

export { SQUARES, type Square } from "../parts/square.ts";
export { type LineOptions, scoreLine } from "../scoring/index.ts";
export { type Board, LINES, type Line } from "./board.ts";
export { determinize } from "./determinize.ts";
export { parseStateJson, parseViewJson } from "./json.ts";
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
  parseMoveJson,
  type ShowMove,
} from "./moves.ts";
export { formatMove, parseMove } from "./notation.ts";
export { type CrossCribbOptions, type CrossCribbSettings, optionsSchema } from "./options.ts";
export { render } from "./render.ts";
export { activeSeats, apply, chance, initialState, isLegal, legalMoves, outcome, refusal, standing } from "./rules.ts";
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
export const crosscribb: Game<
  "crosscribb",
  CrossCribbState,
  CrossCribbMove,
  CrossCribbView,
  CrossCribbOptions,
  CrossCribbRefusalCode,
  CrossCribbOutcomeReason
> = /* @__PURE__ */ frozen({
  id: "crosscribb",
  players: [2, 3, 4],
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
  startsDeal: (move) => move.type === "deal",
  target: (state) => state.settings.target,
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
