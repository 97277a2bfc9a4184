// Writes the records that are missing: `npx tsx test/records/write.ts`. A record that exists is never rewritten.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findGame } from "../../src/games/index.ts";
import { formatRecord, playout, seeded } from "../../src/index.ts";

/** Options by the name of the file, under the id of the game. */
const OPTIONS: { readonly [game: string]: { readonly [name: string]: object } } = {
  cribbage: {
    two: {},
    three: { players: 3, target: 61 },
    partners: { players: 4, target: 61 },
    solo: { players: 4, partners: false, target: 31 },
    "double-skunk": { target: 121, doubleSkunk: 4, first: 1 },
    muggins: { target: 31, muggins: true },
    "muggins-three": { players: 3, target: 31, muggins: true, first: 2 },
    "muggins-partners": { players: 4, target: 31, muggins: true },
  },
  crosscribb: {
    four: {},
    three: { players: 3, target: 15 },
    two: { players: 2, target: 15 },
    "five-flush": { lineFlush: "five", first: 3, target: 15 },
    muggins: { muggins: true, target: 15 },
    "muggins-two": { players: 2, muggins: true, target: 15 },
    "muggins-three": { players: 3, muggins: true, target: 15, first: 1 },
  },
  cribino: {
    solitaire: { players: 1 },
    two: { deals: 1 },
    three: { players: 3, first: 2, deals: 1 },
    four: { players: 4, deals: 1 },
    "four-partners": { players: 4, partners: true, deals: 2 },
    five: { players: 5, deals: 1 },
    "six-partners": { players: 6, partners: true, deals: 1 },
    seven: { players: 7 },
  },
  sackson: {
    two: { turnLimit: 60 },
    four: { players: 4, first: 3, turnLimit: 60 },
    staircase: { zigzag: "staircase", diagonalLines: false, turnLimit: 60 },
    "both-zigzags": { zigzag: "both", turnLimit: 80 },
  },
};

for (const [id, names] of Object.entries(OPTIONS))
  for (const [name, options] of Object.entries(names)) {
    const file = join(import.meta.dirname, id, `${name}.txt`);
    if (existsSync(file)) continue;
    const game = findGame(id)!;
    const { record, state } = playout(game, { random: seeded(11), options });
    mkdirSync(join(import.meta.dirname, id), { recursive: true });
    writeFileSync(file, `; ${JSON.stringify(game.outcome(state))}\n${formatRecord(game, record)}`);
  }
