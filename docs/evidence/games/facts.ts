// Measures what the games are like between strong players, for docs/game-facts.md.
//
//   npm run facts -w docs/evidence -- seats crosscribb 2 [--options '{"lineFlush":"five"}']
//   npm run facts -w docs/evidence -- cribbage 3 --games 200000
//   npm run facts -w docs/evidence -- squares | squares-svg | stones | muggins | partners
//   each with [--games 100] [--iterations 100] [--seed 1]; with 0 iterations, seats plays greedily
// `seats` shows who wins between equal players; `cribbage` does so for many games at once.
//
// `squares` prints what found-squares.ts holds, and `squares-svg` writes its picture, docs/first-placements.svg.

import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { boardPicture } from "./board-picture.ts";
import { careful } from "./cribbage.ts";
import { FOUND_SQUARES } from "./found-squares.ts";
import { muggins } from "./muggins.ts";
import { partners } from "./partners.ts";
import { seats } from "./seats.ts";
import { squares, squaresTable } from "./squares.ts";
import { stones } from "./stones.ts";

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
  case "stones":
    console.log(stones(setup));
    break;
  case "muggins":
    console.log(muggins(setup));
    break;
  case "partners":
    console.log(partners(setup));
    break;
  case "squares": {
    const found = squares(setup);
    console.log(squaresTable(found));
    console.log(JSON.stringify(found));
    break;
  }
  case "squares-svg":
    writeFileSync("../first-placements.svg", boardPicture(FOUND_SQUARES));
    break;
  default:
    throw new Error("usage: seats GAME PLAYERS, cribbage PLAYERS, squares, squares-svg, stones, muggins or partners");
}
