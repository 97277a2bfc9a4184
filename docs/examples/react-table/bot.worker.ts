// The bot's thread.
import { type BotRequest, botHandler } from "fifteen-two/bots";
import { cribbage } from "fifteen-two/cribbage";
import { cribbageBot } from "fifteen-two/cribbage/analysis";

const handle = botHandler({ games: [cribbage], bots: { expert: cribbageBot() } }, postMessage);
addEventListener("message", (event: MessageEvent<BotRequest>) => handle(event.data));
