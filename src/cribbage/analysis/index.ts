/**
 * Cribbage analysis: the value of each discard and card, in points and in chances to win; game reviews and bots.
 *
 * @module fifteen-two/cribbage/analysis
 */

export { type CribbageBotLevel, type CribbageBotOptions, cribbageBot } from "./bot/bot.ts";
export { cribTable, discardTable, type PairTable } from "./crib/pair-table.ts";
export { type BestDiscard, bestDiscard } from "./discard/best.ts";
export type { Distribution } from "./discard/hand-values.ts";
export { type HandValues, type HandValuesOptions, handValues } from "./discard/hand-values.ts";
export type { DiscardPegging } from "./discard/pegging.ts";
export { type CribValues, type DiscardValue, discardValues } from "./discard/values.ts";
export type { DiscardOptions, DiscardValuesOptions } from "./options/dealt.ts";
export type { CribSide } from "./options/players.ts";
export type { TrialOptions, Trials } from "./options/trials.ts";
export type { DiscardSituation } from "./options/view.ts";
export { type AdviceOptions, advise, type Choice, type Loss } from "./review/advise.ts";
export {
  analysisTasks,
  type Review,
  type ReviewedChoice,
  type ReviewOptions,
  review,
  type SeatReview,
} from "./review/review.ts";
export {
  type SimulatedGames,
  type SimulatedPlayer,
  type SimulatedScore,
  type SimulationOptions,
  simulateGames,
} from "./simulate.ts";
export { expert } from "./solve/expert.ts";
export { type WinChances, winChances } from "./win/chances.ts";
export type { ChoiceMethod } from "./win/decision.ts";
export { type SideChances, type WinChance, type WinChanceScores, winChance } from "./win/scores.ts";
export type { Worth } from "./win/trials.ts";
