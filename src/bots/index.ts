/**
 * Opponents for any game: random, greedy, and a tree search that sees only a view.
 *
 * @module fifteen-two/bots
 */

export { type AnyBot, type Bot, randomBot } from "./bot.ts";
export * from "./client.ts";
export type { BotErrorData } from "./error-data.ts";
export { type GreedyOptions, greedyBot } from "./greedy.ts";
export { type MatchOptions, type MatchReport, match } from "./match.ts";
export type { SearchLimits, SearchOptions } from "./options.ts";
export * from "./search.ts";
export * from "./seat.ts";
export type { Standing } from "./standing.ts";
export * from "./worker.ts";
