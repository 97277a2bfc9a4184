// The match of tournament.test.ts: a few seconds' work for a processor.

import type { Plan } from "../../docs/examples/tournament/play.ts";
import { cribbageBot } from "../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";

const plan: Plan<typeof cribbage> = {
  game: cribbage,
  bots: { beginner: cribbageBot({ level: "beginner" }), careful: cribbageBot({ deals: 60 }) },
  options: {},
  games: Number(process.env.GAMES ?? (process.env.NIGHT ? 99 : 51)),
  seed: 7,
  gamesPerJob: 8,
  // The tests say when a job is lost.
  secondsPerJob: 3_600,
};

export default plan;
