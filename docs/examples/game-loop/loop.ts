// Plays a game of cribbage at random, and prints what happened, the last table and the record: node loop.ts
import { describeAwards, describeMove, formatRecord, newTable, sample, secureRandom, steps } from "fifteen-two";
import * as cribbage from "fifteen-two/cribbage";

const table = newTable(cribbage, { random: secureRandom });

while (cribbage.outcome(table.state) === undefined)
  for (const move of sample(table.legalMoves(), 1, secureRandom)) table.play(move);

for (const { move, after } of steps(cribbage, table.record))
  console.log([describeMove(cribbage, move, { after }), ...describeAwards(cribbage, after)].join(". "));
console.log(cribbage.render(table.state));
console.log(formatRecord(cribbage, table.record));
