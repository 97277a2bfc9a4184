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
export type { AnyGame, Fault, Game, MoveOf, OptionsOf, Rules, SettingsOf, StateOf, ViewOf } from "./core/game.ts";
export { type Random, randomInt, sample, secureRandom, seeded } from "./core/random.ts";
export { sideOf } from "./core/seat.ts";
export type { JsonSchemaObject, Schema, StandardSchemaV1 } from "./core/standard-schema.ts";
export type { ViewFrom } from "./core/view-from.ts";
export { advance } from "./generic/advance.ts";
export { checkWords } from "./generic/check-words.ts";
export { defineGame } from "./generic/define.ts";
export { describeMove } from "./generic/describe.ts";
export { describeAwards } from "./generic/describe-awards.ts";
export { describeOutcome } from "./generic/describe-outcome.ts";
export { describeRefusal } from "./generic/describe-refusal.ts";
export { describeTurn } from "./generic/describe-turn.ts";
export type { CommonWords } from "./generic/describe-words.ts";
export { playout } from "./generic/playout.ts";
export { preview } from "./generic/preview.ts";
export { readRecord } from "./generic/read-record.ts";
export { appendMoves, newRecord, type RecordOf, replay, steps } from "./generic/record.ts";
export { formatRecord } from "./generic/record-text.ts";
export { type Series, series } from "./generic/series.ts";
export { newTable, type SeenStep, type Table } from "./generic/table.ts";
export type { SettingsFrom } from "./schema/options.ts";
