/** The worker in which bots think and the coach counts, so that the page stays at hand meanwhile. */
import type { AnyGame, Random } from "fifteen-two";
import { type Bot, botHandler, greedyBot, randomBot, searchBot } from "fifteen-two/bots";
import { cribbageBot } from "fifteen-two/cribbage/analysis";
import { games } from "fifteen-two/games";
import { tasks } from "./coach/tasks.ts";
import { botName, LEVELS, type Level } from "./table/session.ts";

/** How often a bot miscounts where points that are overlooked can be claimed, and how often it overlooks another's. */
const SLIPS: Readonly<Record<Level, number>> = { easy: 0.4, medium: 0.12, hard: 0.02 };

const bots = Object.fromEntries(
  games.flatMap((game) =>
    LEVELS.map((level) => [botName(game.id, level), slipping(SLIPS[level], levelBot(game, level))]),
  ),
);
const handle = botHandler({ games, bots, tasks }, (answer) => postMessage(answer));
addEventListener("message", ({ data }) => handle(data));

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
