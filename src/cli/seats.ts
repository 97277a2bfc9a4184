import { type Bot, greedyBot, randomBot, searchBot } from "../bots/index.ts";
import { cribbageBot } from "../cribbage/analysis/index.ts";
import type { AnyGame } from "../index.ts";
import { UsageError } from "./flags.ts";

/** The opponents by name. The search makes 300 trials a move. */
function botOf(name: string, game: AnyGame): Bot {
  if (name === "random") return randomBot;
  if (name === "greedy") return greedyBot(game);
  if (name === "search") return searchBot(game, { iterations: 300 });
  if (game.id === "cribbage" && (name === "easy" || name === "medium" || name === "hard"))
    return cribbageBot({ level: name });
  throw new UsageError(
    `--bots takes random, greedy, search or, in cribbage, easy, medium or hard for each seat, not ${JSON.stringify(name)}`,
  );
}

/** The bots named, by seat: in turn, where there are more seats than names. */
export function botsOf(game: AnyGame, names: string): (seat: number) => Bot {
  const bots = names.split(",").map((name) => botOf(name, game));
  return (seat) => bots[seat % bots.length]!;
}
