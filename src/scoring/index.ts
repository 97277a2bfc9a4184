/**
 * Points for cribbage hands, the play and lines: fast counters, and scores with their reasons.
 *
 * ```ts
 * import { countHand, scoreHand } from "fifteen-two/scoring";
 * ```
 *
 * @module fifteen-two/scoring
 */

export { scoreCards } from "./cards.ts";
export { countBatch, countIndices } from "./counter.ts";
export { countHand, scoreHand } from "./hand.ts";
export type { Score, ScoreItem } from "./item.ts";
export { scoreLine } from "./line.ts";
export { parseHand } from "./parse-hand.ts";
export { scorePlay } from "./play.ts";
export { formatScore, SCORE_WORDS, type ScoreWords } from "./speech.ts";
