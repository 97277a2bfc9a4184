/**
 * Cribbage analysis: the value of each discard and card, in points and in chances to win; game reviews and bots.
 *
 * @module fifteen-two/cribbage/analysis
 */

export { type CribbageBotLevel, type CribbageBotOptions, cribbageBot } from "./bot/bot.ts";
export type { CribSide } from "./crib/kind.ts";
export { cribTable, discardTable, type PairTable } from "./crib/table.ts";
export { type BestDiscard, bestDiscard } from "./discard/best.ts";
export type { DiscardOptions, DiscardValuesOptions } from "./discard/deal.ts";
export type { Distribution } from "./discard/distribution.ts";
export { type HandValues, type HandValuesOptions, handValues } from "./discard/hand.ts";
export type { DiscardPegging } from "./discard/pegging.ts";
export { type CribValues, type DiscardValue, discardValues } from "./discard/values.ts";
export { type PlayValue, type PlayValues, type PlayValuesOptions, playValues } from "./play/values.ts";
export { advise, type Choice } from "./review/advise.ts";
export {
  type Loss,
  type Review,
  type ReviewedChoice,
  type ReviewOptions,
  review,
  type SeatReview,
} from "./review/review.ts";
export { analysisTasks } from "./review/tasks.ts";
export {
  type SimulatedGames,
  type SimulatedPlayer,
  type SimulatedScore,
  type SimulationOptions,
  simulateGames,
} from "./simulator/simulate.ts";
export { type SideChances, type WinChance, type WinChanceScores, winChance } from "./winning/chance.ts";
export { type TrialOptions, type WinChances, winChances } from "./winning/chances.ts";
export type { DiscardSituation } from "./winning/situation.ts";
