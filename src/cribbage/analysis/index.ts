/**
 * What to discard in cribbage, the average of a hand, and the value of each card in the play.
 *
 * @module fifteen-two/cribbage/analysis
 */

export { type CribbageBotOptions, cribbageBot } from "./bot.ts";
export type { CribSide } from "./crib.ts";
export { cribTable, discardTable, type PairTable } from "./crib-table.ts";
export { type BestDiscard, bestDiscard, type CribValues, type DiscardValue, discardValues } from "./discard.ts";
export type { Distribution } from "./distribution.ts";
export { type HandValues, type HandValuesOptions, handValues } from "./hand.ts";
export type { DiscardOptions, DiscardValuesOptions } from "./options.ts";
export { type PlayValue, type PlayValues, type PlayValuesOptions, playValues } from "./play.ts";
