/**
 * What all games share: cards, seeded randomness, the three errors, records and replay, playouts, perft, series.
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
  rankOf,
  type Seen,
  type Suit,
  suitOf,
} from "./core/card.ts";
export { type CardFormat, formatCard, formatCards, parseCard, parseCards } from "./core/card-text.ts";
export { IllegalMoveError, InvalidStateError, NotationError } from "./core/errors.ts";
export { type Playout, type PlayoutOptions, perft, playout } from "./core/explore.ts";
export type {
  AnyGame,
  AnyMove,
  AnyState,
  Game,
  MoveOf,
  OptionsOf,
  Outcome,
  Seat,
  Side,
  StateOf,
  ViewOf,
} from "./core/game.ts";
export { below, draw, type Random, secureRandom, seeded, shuffle } from "./core/random.ts";
export { appendMove, type GameRecord, newRecord, parseRecord, type RecordOf, replay } from "./core/record.ts";
export {
  moveSchema,
  recordSchema,
  type Schema,
  type SchemaIssue,
  type SchemaResult,
  stateSchema,
} from "./core/schema.ts";
export { type Series, type SeriesPlan, series } from "./core/series.ts";
export { sideOf } from "./core/side.ts";
