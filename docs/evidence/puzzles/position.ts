import { type Bot, levelBot } from "../../../src/bots/index.ts";
import { cribbageBot } from "../../../src/cribbage/analysis/index.ts";
import { type AnyGame, type AnyView, playout, type Random, randomInt, sample } from "../../../src/index.ts";

/** The page's default options for two. */
const OPTIONS: Readonly<Record<string, object>> = { crosscribb: { target: 31 }, sackson: { turnLimit: 60 } };

/** The most positions of one game. */
const MOST = 6;

/** Positions with a choice, as the seat that is to move sees them, a few from each of endless games between bots. */
export function* positionsOf(game: AnyGame, random: Random): Generator<AnyView> {
  for (;;) {
    const views: AnyView[] = [];
    playout(game, {
      random,
      options: { players: 2, ...OPTIONS[game.id] },
      bots: [botOf(game, random), botOf(game, random)],
      watch: (move, before) => {
        if (move.seat === undefined) return;
        const view = game.view(before, move.seat);
        if (game.legalMoves(view).length > 1) views.push(view);
      },
    });
    yield* sample(views, Math.min(MOST, views.length), random);
  }
}

function botOf(game: AnyGame, random: Random): Bot {
  const level = randomInt(2, random) === 0 ? "intermediate" : "advanced";
  return game.id === "cribbage" ? (cribbageBot({ level }) as Bot) : levelBot(game, level);
}
