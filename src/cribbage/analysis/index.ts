/**
 * Cribbage analysis: the value of each discard and card, in points and in chances to win; game reviews and bots.
 *
 * @module fifteen-two/cribbage/analysis
 */

export { type CribbageBotLevel, cribbageBot } from "./bot/bot.ts";
export { cribTable, discardTable } from "./crib/pair-table.ts";
export { bestDiscard } from "./discard/best.ts";
export { handValues } from "./discard/hand-values.ts";
export { type DiscardValue, discardValues } from "./discard/values.ts";
export type { DiscardValuesOptions } from "./options/dealt.ts";
export type { CribSide } from "./options/players.ts";
export { advise, type Choice, type Loss } from "./review/advise.ts";
export { isMistake } from "./review/mistake.ts";
export {
  analysisTasks,
  type Review,
  type ReviewedChoice,
  type ReviewOptions,
  review,
  type SeatReview,
} from "./review/review.ts";
export { simulateGames } from "./simulate.ts";
export { expert } from "./solve/expert.ts";
export { winChances } from "./win/chances.ts";
export { chancesAtScores } from "./win/scores.ts";
