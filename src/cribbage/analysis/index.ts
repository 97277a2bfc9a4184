/**
 * Cribbage analysis: the value of each discard and card, in points and in chances to win; methods for hints and
 * reviews; bots.
 *
 * ```ts
 * import { cribbageBot, discardValues } from "fifteen-two/cribbage/analysis";
 * ```
 *
 * @module fifteen-two/cribbage/analysis
 */

export { type BoardTheme, boardPosition, describeBoard } from "../board.ts";
export { type CribbageBotLevel, cribbageBot } from "./bot/bot.ts";
export { featuresOf } from "./choice/features.ts";
export type { Theme } from "./choice/themes.ts";
export { cribTable, discardTable } from "./discard/pair-table.ts";
export { type DiscardValue, discardValues } from "./discard/values.ts";
export { likelyHands } from "./hidden/likely-hands.ts";
export { situation } from "./situation.ts";
export { expert } from "./solve/expert.ts";
export { winChances } from "./win/chances.ts";
export { trials } from "./win/method.ts";
export { chancesAtScores } from "./win/scores.ts";
