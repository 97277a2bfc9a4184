/**
 * Points for cribbage hands, the play and lines: fast counters, and scores with their reasons.
 *
 * @module fifteen-two/scoring
 */

export { type CardsOptions, scoreCards } from "./cards.ts";
export { countBatch, countCribIndices, countIndices } from "./counter.ts";
export { countHand, type HandOptions, scoreHand } from "./hand.ts";
export type { HandScoreKind, PlayScoreKind, Score, ScoreItem } from "./item.ts";
export { countLineIndices, type LineOptions, scoreLine } from "./line.ts";
export { countPlay, scorePlay } from "./play.ts";
export { ENGLISH, formatScore, type ScoreWords } from "./speech.ts";
