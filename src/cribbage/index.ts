/**
 * Cribbage for two, three or four players.
 *
 * See the [guide](../../docs/cribbage.md) for its phases and options, and the [rules](../../docs/cribbage-rules.md).
 *
 * @module fifteen-two/cribbage
 */

import { frozen } from "../core/frozen.ts";
import type { Game } from "../core/game.ts";
import { determinize } from "./determinize.ts";
import { parseStateJson, parseViewJson } from "./json.ts";
import { type CribbageMove, type CribbageRefusalCode, moveSchema, parseMoveJson } from "./moves.ts";
import { formatMove, parseMove } from "./notation.ts";
import { type CribbageOptions, optionsSchema } from "./options.ts";
import { render } from "./render.ts";
import { activeSeats, apply, chance, initialState, isLegal, legalMoves, outcome, refusal, standing } from "./rules.ts";
import type { CribbageOutcomeReason, CribbageState, CribbageView } from "./state.ts";
import { redact, view } from "./view.ts";

export { determinize } from "./determinize.ts";
export { parseStateJson, parseViewJson } from "./json.ts";
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
  parseMoveJson,
  type ShowMove,
} from "./moves.ts";
export { formatMove, parseMove } from "./notation.ts";
export { type CribbageOptions, type CribbageSettings, optionsSchema } from "./options.ts";
export { render } from "./render.ts";
export {
  activeSeats,
  apply,
  chance,
  initialState,
  isLegal,
  legalMoves,
  outcome,
  refusal,
  standing,
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
export const cribbage: Game<
  "cribbage",
  CribbageState,
  CribbageMove,
  CribbageView,
  CribbageOptions,
  CribbageRefusalCode,
  CribbageOutcomeReason
> = /* @__PURE__ */ frozen({
  id: "cribbage",
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
