// Prints how many games of cribbage to 121 `match` plays in a second of processor time, on one thread.
//
//   npm run match-speed -w docs/evidence

import { type Bot, greedyBot, match, randomBot, summary } from "../../../src/bots/index.ts";
import { cribbageBot } from "../../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { seeded } from "../../../src/index.ts";

const [beginner, advanced] = [cribbageBot({ level: "beginner" }), cribbageBot({ level: "advanced" })];
const pairs: Record<string, readonly Bot<typeof cribbage>[]> = {
  "random against random": [randomBot(), randomBot()],
  "beginner against greedy": [beginner, greedyBot(cribbage)],
  "advanced against advanced": [advanced, advanced],
};

for (const [name, bots] of Object.entries(pairs))
  time(`match, ${name}`, (games) => summary(match(cribbage, bots, { games, random: seeded(1) })));

/** Doubles the number of games until they take two seconds of processor time. */
function time(what: string, play: (games: number) => void): void {
  for (let games = 2; ; games *= 2) {
    const before = process.cpuUsage();
    play(games);
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1_000_000;
    if (seconds < 2) continue;
    console.log(`${what}: ${Number((games / seconds).toPrecision(2))} games a second`);
    return;
  }
}
