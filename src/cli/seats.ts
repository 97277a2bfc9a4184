import { type Bot, greedyBot, randomBot, searchBot } from "../bots/index.ts";
import type { AnyGame, MoveOf, Random, StateOf } from "../index.ts";
import { UsageError } from "./flags.ts";

/** The opponents by name. The search makes 200 trials a move. */
function botOf(name: string, game: AnyGame): Bot {
  if (name === "random") return randomBot;
  if (name === "greedy") return greedyBot(game);
  if (name === "search") return searchBot(game, { iterations: 200 });
  throw new UsageError(`--bots takes random, greedy or search for each seat, not ${JSON.stringify(name)}`);
}

/** Chooses moves by the bots named, one a seat, in turn where there are more seats than names; each sees its view. */
export function chooseByBots(game: AnyGame, names: string, random: Random) {
  const bots = names.split(",").map((name) => botOf(name, game));
  return (state: StateOf<AnyGame>, moves: readonly MoveOf<AnyGame>[]): MoveOf<AnyGame> => {
    const seat = game.activeSeats(state)[0]!;
    const own = moves.filter((move) => move.seat === seat);
    return bots[seat % bots.length]!(game.view(state, seat), own, random);
  };
}
