// A match of tournament.test.ts that cannot be finished, since two cards stop the second bot.
import type { Plan } from "../../docs/examples/tournament/play.ts";
import { type Bot, greedyBot } from "../../src/bots/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";

const greedy = greedyBot(cribbage);

/** Throws when it sees one card, which is in games 1 and 2, and never answers with another, in games 5 and 6. */
const poisoned: Bot<typeof cribbage> = (view, moves, random) => {
  const seen = JSON.stringify(view);
  if (seen.includes("5S")) throw new Error("the five of spades");
  while (seen.includes("AH"));
  return greedy(view, moves, random);
};

const plan: Plan<typeof cribbage> = {
  game: cribbage,
  bots: { greedy, poisoned },
  options: { target: 31 },
  games: 8,
  seed: 4,
  gamesPerJob: 2,
  secondsPerJob: 4,
};

export default plan;
