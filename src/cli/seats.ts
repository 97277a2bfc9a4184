import { type Bot, greedyBot, randomBot, searchBot } from "../bots/index.ts";
import { cribbageBot } from "../cribbage/analysis/index.ts";
import type { AnyGame } from "../index.ts";
import { UsageError } from "./flags.ts";

/** Returns the bot with a name. The search bot runs 300 trials per move. */
function botOf(name: string, game: AnyGame): Bot {
  if (name === "random") return randomBot();
  if (name === "greedy") return greedyBot(game);
  if (name === "search") return searchBot(game, { iterations: 300 });
  if (game.id === "cribbage" && (name === "easy" || name === "medium" || name === "hard"))
    return cribbageBot({ level: name });
  throw new UsageError(
    `--bots takes random, greedy or search for each seat (in cribbage also easy, medium or hard), not ${JSON.stringify(name)}`,
  );
}

/** Returns the bot for each seat. If there are more seats than names, the names repeat. */
export function botsOf(game: AnyGame, names: string): (seat: number) => Bot {
  const bots = names.split(",").map((name) => botOf(name, game));
  return (seat) => bots[seat % bots.length]!;
}
