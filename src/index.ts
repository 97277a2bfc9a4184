/**
 * Shared by all games: cards, seeded randomness, the three error classes, records and replay, playouts, perft, and
 * series.
 *
 * @module fifteen-two
 */

export {
  CARDS,
  type Card,
  cardAt,
  cardIndex,
  countingValue,
  HIDDEN,
  type Hidden,
  isCard,
  type Rank,
  type Redacted,
  rankOf,
  type Suit,
  suitOf,
} from "./core/card.ts";
export * from "./core/card-text.ts";
export { IllegalMoveError, InvalidStateError, type Key, NotationError } from "./core/errors.ts";

export * from "./core/game.ts";
export { type Random, randomInt, sample, secureRandom, seeded, shuffle } from "./core/random.ts";
export { sideOf } from "./core/seat.ts";
export type * from "./core/standard-schema.ts";
export { type Advance, advance, type SettleOptions, settle } from "./generic/advance.ts";
export type { Bot } from "./generic/bot.ts";
export { defineGame, type GameRules, type OpenView } from "./generic/define.ts";
export { type DescribeMoveOptions, type DescribeOptions, describeMove } from "./generic/describe.ts";
export { type DescribeAwardsOptions, describeAwards } from "./generic/describe-awards.ts";
export { COMMON_WORDS, type CommonWords } from "./generic/describe-words.ts";
export type { Json } from "./generic/json.ts";
export { perft } from "./generic/perft.ts";
export { type Playout, type PlayoutOptions, playout } from "./generic/playout.ts";
export { type FoundRecord, readRecord } from "./generic/read-record.ts";
export {
  appendMoves,
  type GameRecord,
  newRecord,
  parseRecordJson,
  type RecordMeta,
  type RecordOf,
  replay,
} from "./generic/record.ts";
export { recordSchema } from "./generic/record-schema.ts";
export { formatRecord, parseRecord } from "./generic/record-text.ts";
export { type Series, type SeriesPlan, series } from "./generic/series.ts";
export type { Step } from "./generic/step.ts";
export { steps, takeBack } from "./generic/steps.ts";
export { newTable, type SeenStep, type Table } from "./generic/table.ts";
export type { TableOptions } from "./generic/timeline.ts";
export type { SettingsFrom } from "./schema/options.ts";
