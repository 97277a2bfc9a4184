// node test/bench/against.mjs NAME ROUNDS FOLDER: plays the same random games with the build here and with that of
// another checkout, in turn, and prints in how many rounds' time the other one plays a round of this one. A build
// without `applyUnchecked` plays with `apply`.
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { tableOf } from "./games.mjs";

const [, , name, rounds, folder] = process.argv;
const { game, apply, options, games } = tableOf(name);
/** Games a round: few, so that both builds meet the same noise. */
const few = Math.ceil(games / 20);

/** Plays a round with a build, in a loop of its own: engines optimize a loop for its callees. */
async function playerOf(root) {
  const rules = await import(pathToFileURL(join(root, "dist", game.id, "index.js")));
  const { playGames } = await import(`./play.mjs?${encodeURIComponent(root)}`);
  return (seed) => playGames(rules, rules[apply] ?? rules.apply, options, few, seed);
}

const players = [await playerOf(join(import.meta.dirname, "../..")), await playerOf(resolve(folder))];
const ratios = [];
for (let round = -100; round < 10 * rounds; round++) {
  const order = round % 2 === 0 ? [0, 1] : [1, 0];
  const speeds = [];
  for (const i of order) speeds[i] = players[i](round + 101);
  const [here, there] = speeds;
  if (here.count !== there.count)
    throw new Error(`the builds play different games: ${here.count} plies, ${there.count}`);
  if (round >= 0) ratios.push(here.plies / there.plies);
}
console.log(JSON.stringify(ratios));
