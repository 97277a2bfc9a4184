/**
 * Opponents for any game: random, greedy, and a tree search that sees only a view.
 *
 * @module fifteen-two/bots
 */

export { type Bot, randomBot } from "./bot.ts";
export { type BotClient, type BotWorker, botClient } from "./client.ts";
export { greedyBot } from "./greedy.ts";
export { type MatchOptions, type MatchReport, match } from "./match.ts";
export type { BotMessage } from "./message.ts";
export { search, searchBot } from "./search.ts";
export { type SeatedBot, seatBot } from "./seat.ts";
export { summary } from "./summary.ts";
export { botHandler } from "./worker.ts";
