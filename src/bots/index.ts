/**
 * Opponents, hints and reviews for any game, by a tree search that sees only a view.
 *
 * ```ts
 * import { advise, searchBot, seatBot } from "fifteen-two/bots";
 * ```
 *
 * @module fifteen-two/bots
 */

export { type Advice, advise } from "./advise.ts";
export { type Bot, randomBot } from "./bot.ts";
export { type Choice, type Loss, type MistakeSize, mistakeOf } from "./choice.ts";
export { type BotClient, type BotWorker, botClient } from "./client.ts";
export type { BotLevel } from "./counting.ts";
export { greedyBot } from "./greedy.ts";
export { levelBot } from "./level.ts";
export { type MatchOptions, type MatchReport, match } from "./match.ts";
export type { BotMessage } from "./message.ts";
export type { Method, Worth } from "./method.ts";
export { ratingOf } from "./rating.ts";
export { type Review, type ReviewedChoice, type ReviewOptions, review, type SeatReview } from "./review.ts";
export { search, searchBot } from "./search.ts";
export { type SeatedBot, seatBot } from "./seat.ts";
export { summary } from "./summary.ts";
export { botHandler } from "./worker.ts";
