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
export { type CardFormat, formatCard, formatCards, parseCard, parseCards } from "./core/card-text.ts";
export { IllegalMoveError, InvalidStateError, NotationError } from "./core/errors.ts";

export {
  type AnyAward,
  type AnyGame,
  type AnyMove,
  type AnyOptions,
  type AnySettings,
  type AnyState,
  type AnyView,
  type ChanceRefusalCode,
  type CommonRefusalCode,
  type Game,
  type MoveOf,
  type OptionsOf,
  type Outcome,
  type Refusal,
  type RulesOf,
  rulesOf,
  type Seat,
  type SettingsOf,
  type Side,
  type StateOf,
  type ViewOf,
} from "./core/game.ts";
export { type Random, randomInt, sample, secureRandom, seeded, shuffle } from "./core/random.ts";
export type {
  JsonSchema,
  JsonSchemaObject,
  JsonSchemaOptions,
  Schema,
  SchemaIssue,
  SchemaResult,
} from "./core/schema.ts";
export { sideOf } from "./core/seat.ts";
export { type Advance, advance, settle } from "./drive/advance.ts";
export { perft } from "./drive/perft.ts";
export { type Playout, type PlayoutOptions, playout } from "./drive/playout.ts";
export {
  appendMove,
  type GameRecord,
  type Json,
  newRecord,
  parseRecordJson,
  type RecordMeta,
  type RecordOf,
  replay,
} from "./drive/record.ts";
export { formatRecord, parseRecord } from "./drive/record-text.ts";
export { recordSchema, stateSchema, viewSchema } from "./drive/schema.ts";
export { type Series, type SeriesPlan, series } from "./drive/series.ts";
export { type Step, steps, takeBack } from "./drive/steps.ts";
