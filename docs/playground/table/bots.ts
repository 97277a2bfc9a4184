import type { AnyGame, MoveOf, ViewOf } from "fifteen-two";
import { seeded } from "fifteen-two";
import { type BotClient, botClient, greedyBot } from "fifteen-two/bots";
import { botName } from "./levels.ts";
import type { Level } from "./session.ts";

/** The worker in which bots think; none once it has failed. */
let client: BotClient | undefined;
let failed = false;

/** A bot's choice. If the worker fails, a simple bot chooses here, and `warn` is told. */
export async function chooseMove(
  game: AnyGame,
  view: ViewOf<AnyGame>,
  level: Level,
  seed: number,
  warn: (trouble: string) => void,
): Promise<MoveOf<AnyGame>> {
  try {
    if (failed) throw new Error("the worker has failed");
    client ??= botClient(new Worker("worker.js"));
    return await client.choose(game, view, botName(game.id, level), { seed });
  } catch {
    failed = true;
    warn("The bots' worker has failed. A simpler bot plays on.");
    return greedyBot(game)(view, game.legalMoves(view), seeded(seed));
  }
}
