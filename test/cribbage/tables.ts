import * as cribbage from "../../src/cribbage/index.ts";
import type { GameTables } from "../tables.ts";

export const tables: GameTables<typeof cribbage> = {
  game: cribbage,
  sides: [
    [{ players: 2 }, [0, 1]],
    [{ players: 3 }, [0, 1, 2]],
    [{ players: 4 }, [0, 1, 0, 1]],
    [{ players: 4, partners: false }, [0, 1, 2, 3]],
  ],
  perft: [
    [{ first: 0 }, [30, 450, 1800, 7200, 21600, 29712, 49128, 104904]],
    [{ players: 3, first: 0 }, [15, 150, 750, 3000, 12000, 48000]],
    [{ players: 4, first: 0 }, [20, 300, 3000, 15000, 60000, 240000]],
  ],
  playthroughs: [
    [1, { players: 2 }],
    [2, { players: 3, target: 61 }],
    [3, { players: 4, muggins: true, target: 31 }],
  ],
  secret: [{}, { muggins: true, first: 1 }, { players: 3, muggins: true }, { players: 4, partners: false }],
  open: [],
  matches: [
    [2, { target: 61 }],
    [3, { target: 61, muggins: true }],
    [4, { target: 61 }],
  ],
  room: { players: 2, target: 31 },
  bots: [
    { players: 2, target: 31 },
    { players: 3, target: 31, muggins: true },
    { players: 4, target: 31 },
  ],
  greedy: [[{ target: 61 }, 60]],
  search: [[{ target: 61 }, 20, 60]],
  told: ["--seed 7 --players 3 --target 31"],
  seated: [
    "--seat 0 --target 31",
    "--seat 1 --target 31 --muggins --bots greedy",
    "--seat 2 --target 31 --players 3",
    "--seat 3 --target 31 --players 4",
  ],
};
