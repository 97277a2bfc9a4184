import { type BotMessage, botHandler } from "fifteen-two/bots";
import * as cribbage from "fifteen-two/cribbage";
import { cribbageBot, trials } from "fifteen-two/cribbage/analysis";

const setup = { games: [cribbage], bots: { advanced: cribbageBot() }, methods: { cribbage: trials() } };
const handle = botHandler(setup, postMessage);
addEventListener("message", (event: MessageEvent<BotMessage>) => handle(event.data));
