import * as sackson from "../../src/sackson/index.ts";
import type { GameTables } from "../tables.ts";

export const tables: GameTables<typeof sackson> = {
  game: sackson,
  sides: [
    [{ players: 2 }, [0, 1]],
    [{ players: 4 }, [0, 1, 0, 1]],
  ],
  // The game for two is counted further in perft.test.ts.
  perft: [[{ players: 4 }, [10, 190, 380, 2280, 41212]]],
  playthroughs: [
    [1, { turnLimit: 40 }],
    [2, { players: 4, zigzag: "both", turnLimit: 24 }],
  ],
  secret: [],
  open: [{ turnLimit: 30 }],
  matches: [
    [2, { turnLimit: 40 }],
    [4, { turnLimit: 40 }],
  ],
  room: { players: 2, turnLimit: 20 },
  bots: [
    { players: 2, turnLimit: 30 },
    { players: 4, turnLimit: 30 },
  ],
  greedy: [[{ turnLimit: 40 }, 20]],
  search: [[{ turnLimit: 20 }, 6, 100]],
  told: ["--players 4 --turn-limit 40"],
  seated: ["--seat 1 --turn-limit 30 --bots greedy"],
};
