// Plays a game of cribbage between two bots, and prints it: node play.cjs [seed]
const { IllegalMoveError, playout, seeded, steps } = require("fifteen-two");
const { greedyBot } = require("fifteen-two/bots");
const cribbage = require("fifteen-two/cribbage");
const { formatScore } = require("fifteen-two/scoring");

const random = seeded(Number(process.argv[2] ?? 1));
const bot = greedyBot(cribbage);

const { record, state } = playout(cribbage, { random, bots: [bot, bot] });
for (const { move, awards } of steps(cribbage, record)) {
  const said = awards.map(({ side, points, items }) => `  (side ${side} scores ${points}: ${formatScore(items)})`);
  console.log(cribbage.formatMove(move) + said.join(""));
}

const { winners, scores } = cribbage.outcome(state);
console.log(`Side ${winners.join(" and ")} wins, ${scores.join(" to ")}.`);

try {
  cribbage.apply(state, { type: "go", seat: 0 });
} catch (error) {
  if (!(error instanceof IllegalMoveError)) throw error;
  console.log(`Afterwards nobody can move: ${error.message}.`);
}
