/**
 * Opponents for any game: at random, by the next points, and by a tree search that sees only a view.
 *
 * @module fifteen-two/bots
 */

export { type Bot, randomBot } from "./bot.ts";
export { greedyBot } from "./greedy.ts";
export { type MatchOptions, type MatchReport, match } from "./match.ts";
export type { SearchLimits, SearchOptions } from "./options.ts";
export {
  type MoveReport,
  type Search,
  type Searching,
  type SearchReport,
  search,
  searchBot,
} from "./search.ts";
export type { Standing } from "./standing.ts";
export { type SearchAnswer, type SearchRequest, searchHandler } from "./worker.ts";
