import { type Bot, greedyBot, levelBot, randomBot, searchBot } from "../bots/index.ts";
import { cribbageBot, expert } from "../cribbage/analysis/index.ts";
import type { AnyGame } from "../index.ts";
import { UsageError } from "./flags.ts";

/** Returns the bot with a name. The search bot runs 300 trials per move. */
function botOf(name: string, game: AnyGame): Bot {
  if (name === "random") return randomBot();
  if (name === "greedy") return greedyBot(game);
  if (name === "search") return searchBot(game, { iterations: 300 });
  if (name === "easy" || name === "medium" || name === "hard" || name === "expert") {
    if (game.id !== "cribbage") return levelBot(game, name);
    return cribbageBot({ level: name === "expert" ? expert() : name });
  }
  throw new UsageError(
    `--bots takes random, greedy, search, easy, medium, hard or expert for each seat, not ${JSON.stringify(name)}`,
  );
}

/** Returns the bot for each of some places, with its name. If there are more places than names, the names repeat. */
export function botsOf(game: AnyGame, list: string, places: number): { readonly name: string; readonly bot: Bot }[] {
  const bots = list.split(",").map((name) => ({ name, bot: botOf(name, game) }));
  if (bots.length > places) throw new UsageError(`--bots takes at most ${places} here, not ${bots.length}`);
  return Array.from({ length: places }, (_, place) => bots[place % bots.length]!);
}
