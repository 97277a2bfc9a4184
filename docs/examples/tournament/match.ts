// The match to play: edit this.
import { greedyBot } from "fifteen-two/bots";
import * as cribbage from "fifteen-two/cribbage";
import { cribbageBot } from "fifteen-two/cribbage/analysis";
import type { Plan } from "./play.ts";

const plan: Plan<typeof cribbage> = {
  game: cribbage,
  bots: { beginner: cribbageBot({ level: "beginner" }), greedy: greedyBot(cribbage) },
  options: { target: 121 },
  games: 10_000,
  seed: 1,
  gamesPerJob: 200,
  secondsPerJob: 30,
};

export default plan;
