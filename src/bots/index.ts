/**
 * Opponents, hints and reviews for any game, by a tree search that sees only a view.
 *
 * ```ts
 * import { advise, searchBot, seatBot } from "fifteen-two/bots";
 * ```
 *
 * @module fifteen-two/bots
 */

export { type Bot, randomBot } from "./basis/bot.ts";
export { greedyBot } from "./basis/greedy.ts";
export type { Method, Worth } from "./basis/method.ts";
export type { MistakeSize } from "./basis/mistake.ts";
export { type Advice, advise } from "./coach/advise.ts";
export { type DealAverages, dealAverages, EXPERT_AVERAGES } from "./coach/averages.ts";
export { type Choice, type Loss, mistakeOf } from "./coach/choice.ts";
export { ratingOf } from "./coach/rating.ts";
export { type Review, type ReviewedChoice, type ReviewOptions, review, type SeatReview } from "./coach/review.ts";
export { type MatchOptions, type MatchReport, match } from "./matches/match.ts";
export { summary } from "./matches/summary.ts";
export { search, searchBot } from "./search/search.ts";
export { BOT_LEVELS, type BotLevel } from "./seats/level.ts";
export { levelBot } from "./seats/level-bot.ts";
export { type SeatedBot, seatBot } from "./seats/seat.ts";
export { type BotClient, type BotWorker, botClient } from "./worker/client.ts";
export type { BotMessage } from "./worker/message.ts";
export { botHandler } from "./worker/worker.ts";
