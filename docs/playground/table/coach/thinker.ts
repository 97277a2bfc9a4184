import { seeded } from "fifteen-two";
import { type BotClient, botClient, greedyBot } from "fifteen-two/bots";
import { t } from "../../ui/words.ts";
import type { Choose } from "../session/local.ts";
import { botName } from "../session/session.ts";
import type { tasks } from "./worker.ts";

const clients = new Map<string, BotClient<typeof tasks>>();

/** A worker for the coach, and another for the bots, which need not wait for it. A failed worker is replaced. */
export function thinker(name: "bots" | "coach"): BotClient<typeof tasks> {
  const known = clients.get(name);
  if (known !== undefined) return known;
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name });
  const client = botClient<typeof tasks>(worker);
  worker.addEventListener("error", () => clients.delete(name));
  clients.set(name, client);
  return client;
}

let failed = false;

/** A bot's choice. If the worker fails, calls `warn`, and a simple bot chooses here. */
export const chooseMove: Choose = async (game, view, level, seed, warn) => {
  try {
    if (failed) throw new Error("the worker has failed");
    return await thinker("bots").choose(game, view, botName(game.id, level), { seed });
  } catch {
    failed = true;
    warn(t("The bots have stopped. A simpler one plays on."));
    return greedyBot(game)(view, game.legalMoves(view), seeded(seed));
  }
};
