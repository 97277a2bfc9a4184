import { type BotMessage, botHandler } from "fifteen-two/bots";
import * as cribbage from "fifteen-two/cribbage";
import { advise, cribbageBot } from "fifteen-two/cribbage/analysis";

const tasks = { advise };
export type Tasks = typeof tasks;
const handle = botHandler({ games: [cribbage], bots: { medium: cribbageBot() }, tasks }, postMessage);
addEventListener("message", (event: MessageEvent<BotMessage>) => handle(event.data));
