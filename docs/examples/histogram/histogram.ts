// Plays games of cribbage between two bots and draws how many points the loser had: node histogram.ts [games] [seed]
import { playout, seeded } from "fifteen-two";
import { greedyBot } from "fifteen-two/bots";
import * as cribbage from "fifteen-two/cribbage";

const [games = 200, seed = 1] = process.argv.slice(2).map(Number);
const random = seeded(seed);
const bots = [greedyBot(cribbage), greedyBot(cribbage)];

/** Games by the loser's points, in tens. */
const counts = new Map<number, number>();
for (let n = 0; n < games; n++) {
  const { state } = playout(cribbage, { random, bots });
  const tens = Math.floor(Math.min(...state.scores) / 10) * 10;
  counts.set(tens, (counts.get(tens) ?? 0) + 1);
}

const widest = Math.max(...counts.values());
for (let tens = Math.min(...counts.keys()); tens <= 120; tens += 10) {
  const count = counts.get(tens) ?? 0;
  const bar = "█".repeat(Math.round((40 * count) / widest));
  console.log(`${String(tens).padStart(3)} ${bar.padEnd(40)} ${count}`);
}
