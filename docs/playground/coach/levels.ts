import type { AnyGame, Random } from "fifteen-two";
import { type Bot, greedyBot, randomBot, searchBot } from "fifteen-two/bots";
import { cribbageBot } from "fifteen-two/cribbage/analysis";
import { games } from "fifteen-two/games";
import { botName, LEVELS } from "../table/levels.ts";
import type { Level } from "../table/session.ts";

/** How often a bot miscounts where points that are overlooked can be claimed, and how often it overlooks another's. */
const SLIPS: Readonly<Record<Level, number>> = { easy: 0.4, medium: 0.12, hard: 0.02 };

/** The bots of every game and level, by {@link botName}. */
export function botsByName(): Record<string, Bot> {
  const all = games.flatMap((game) =>
    LEVELS.map((level) => [botName(game.id, level), slipping(SLIPS[level], levelBot(game, level))] as const),
  );
  return Object.fromEntries(all);
}

function levelBot(game: AnyGame, level: Level): Bot {
  if (game.id === "cribbage") return cribbageBot({ level });
  if (level === "hard") return searchBot(game, { iterations: 400 });
  const greedy = greedyBot(game);
  if (level === "medium") return greedy;
  const blind = randomBot();
  return (view, moves, random) => (random() < 0.4 ? blind : greedy)(view, moves, random);
}

/** A bot that now and then counts too little. */
function slipping(chance: number, bot: Bot): Bot {
  return (view, moves, random) => slip(moves, chance, random) ?? bot(view, moves, random);
}

type Move = Parameters<Bot>[1][number] & { readonly claim?: number };

/** A count that is one or two short, or points of another's that go unnoticed. */
function slip(moves: readonly Move[], chance: number, random: Random): Move | undefined {
  const claims = moves.filter(({ claim }) => claim !== undefined);
  const accept = moves.find(({ type }) => type === "accept");
  if (claims.length < 2 && accept === undefined) return undefined;
  if (random() >= chance) return undefined;
  return accept ?? claims.at(-2 - Math.floor(random() * 2)) ?? claims[0];
}
