/**
 * Opponents for any game: random, greedy, and a tree search that sees only a view.
 *
 * @module fifteen-two/bots
 */

export { type AnyBot, type Bot, randomBot } from "./bot.ts";
export {
  type AskOptions,
  type BotClient,
  type BotWorker,
  botClient,
  type ReportOf,
  type ResultOf,
  type RunOptions,
  type StopSignal,
} from "./client.ts";
export type { BotErrorData } from "./error-data.ts";
export { type GreedyOptions, greedyBot } from "./greedy.ts";
export { type MatchOptions, type MatchReport, match } from "./match.ts";
export type { SearchLimits, SearchOptions } from "./options.ts";
export {
  type MoveReport,
  runSearch,
  type Searching,
  type SearchReport,
  search,
  searchBot,
} from "./search.ts";
export { type Abort, type SeatBotOptions, type SeatedBot, seatBot } from "./seat.ts";
export type { Standing } from "./standing.ts";
export { type BotAnswer, type BotRequest, type BotSetup, type BotTask, type BotTasks, botHandler } from "./worker.ts";
