// Measures what the games are like between strong players, for docs/game-facts.md.
//
//   npm run facts -w docs/evidence -- seats crosscribb 2 [--options '{"lineFlush":"five"}']
//   npm run facts -w docs/evidence -- cribbage 3 --games 200000
//   npm run facts -w docs/evidence -- squares | muggins
//   each with [--games 100] [--iterations 100] [--seed 1]; with 0 iterations, seats plays greedily
// `seats` shows who wins between equal players; `cribbage` does so for many games at once.

import { parseArgs } from "node:util";
import { careful } from "./cribbage.ts";
import { muggins } from "./muggins.ts";
import { seats } from "./seats.ts";
import { squares } from "./squares.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: "string", default: "100" },
    iterations: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    options: { type: "string", default: "{}" },
  },
});
const setup = {
  games: Number(values.games),
  iterations: Number(values.iterations),
  seed: Number(values.seed),
  options: JSON.parse(values.options),
};

const [what, which = "", players = "2"] = positionals;
switch (what) {
  case "seats":
    console.log(seats(which, Number(players), setup));
    break;
  case "cribbage":
    console.log(careful(Number(which) as 2, setup));
    break;
  case "muggins":
    console.log(muggins(setup));
    break;
  case "squares":
    console.log(squares(setup));
    break;
  default:
    throw new Error("usage: seats GAME PLAYERS, cribbage PLAYERS, squares or muggins");
}
