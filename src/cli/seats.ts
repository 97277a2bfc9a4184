import { BOT_LEVELS, type Bot, greedyBot, levelBot, randomBot, searchBot } from "../bots/index.ts";
import { cribbageBot, expert } from "../cribbage/analysis/index.ts";
import type { AnyGame, Seat } from "../index.ts";
import { UsageError } from "./flags.ts";

/** The search bot runs 300 trials per move. */
function botOf(name: string, game: AnyGame): Bot {
  if (name === "random") return randomBot();
  if (name === "greedy") return greedyBot(game);
  if (name === "search") return searchBot(game, { iterations: 300 });
  const level = BOT_LEVELS.find((one) => one === name);
  if (level === undefined) {
    const names = ["random", "greedy", "search", ...BOT_LEVELS.slice(0, -1)].join(", ");
    throw new UsageError(`--bots takes ${names} or ${BOT_LEVELS.at(-1)} for each seat, not ${JSON.stringify(name)}`);
  }
  if (game.id !== "cribbage") return levelBot(game, level);
  return cribbageBot({ level: level === "expert" ? expert() : level });
}

/** Returns a bot with its name for each place. A shorter list repeats. */
export function botsOf(game: AnyGame, list: string, places: number): { readonly name: string; readonly bot: Bot }[] {
  const bots = list.split(",").map((name) => ({ name, bot: botOf(name, game) }));
  if (bots.length > places) throw new UsageError(`--bots takes at most ${places} here, not ${bots.length}`);
  return Array.from({ length: places }, (_, place) => bots[place % bots.length]!);
}

export function readSeat(given: unknown, players: number): Seat {
  if (typeof given === "number" && given >= 0 && given < players) return given;
  throw new UsageError(`--seat must be 0 to ${players - 1}, not ${given}`);
}
