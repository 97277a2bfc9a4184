/**
 * Shared by all games: cards, seeded randomness, the three error classes, tables, records and replay, playouts, series,
 * and sentences.
 *
 * ```ts
 * import { newTable, seeded } from "fifteen-two";
 * ```
 *
 * @module fifteen-two
 */

export type { AnyMove, AnyState, AnyView, Outcome, Seat } from "./core/any.ts";
export { CARDS, type Card, cardIndex, type Hidden, isCard, type Redacted } from "./core/card.ts";
export { formatCard, formatCards, parseCards } from "./core/card-text.ts";
export { IllegalMoveError, InvalidStateError, type NotationCode, NotationError } from "./core/errors.ts";
export type { Fault } from "./core/fault.ts";
export type { AnyGame, Game, MoveOf, OptionsOf, Rules, SettingsOf, StateOf, ViewOf } from "./core/game.ts";
export { type Random, randomInt, sample, secureRandom, seeded } from "./core/random.ts";
export { sideOf } from "./core/seat.ts";
export type { JsonSchemaObject, Schema, StandardSchemaV1 } from "./core/standard-schema.ts";
export type { ViewFrom } from "./core/view-from.ts";
export { defineGame } from "./game/define.ts";
export { readRecord } from "./record/read.ts";
export { appendMoves, newRecord, type RecordOf } from "./record/record.ts";
export { replay, steps } from "./record/replay.ts";
export { formatRecord } from "./record/text.ts";
export type { SettingsFrom } from "./schema/options.ts";
export { advance } from "./table/advance.ts";
export { playout } from "./table/playout.ts";
export { preview } from "./table/preview.ts";
export { type Series, series } from "./table/series.ts";
export { newTable, type SeenStep, type Table } from "./table/table.ts";
export { describeAwards } from "./words/awards.ts";
export type { CommonWords } from "./words/common.ts";
export { describeMove } from "./words/move.ts";
export { describeOutcome } from "./words/outcome.ts";
export { describeRefusal } from "./words/refusal.ts";
export { checkWords } from "./words/translation.ts";
export { describeTurn } from "./words/turn.ts";
