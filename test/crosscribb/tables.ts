import * as crosscribb from "../../src/crosscribb/index.ts";
import type { GameTables } from "../tables.ts";

export const tables: GameTables<typeof crosscribb> = {
  game: crosscribb,
  sides: [
    [{ players: 2 }, [0, 1]],
    [{ players: 3 }, [0, 1, 0]],
    [{ players: 4 }, [0, 1, 0, 1]],
  ],
  perft: [
    [{ first: 0 }, [25, 600, 13824, 305256]],
    [{ players: 3, first: 1 }, [25, 600, 13824, 305256]],
    [{ players: 2, first: 1 }, [25, 600, 13824, 305256]],
  ],
  playthroughs: [
    [1, {}],
    [2, { players: 3, muggins: true }],
  ],
  secret: [{ players: 2 }, { players: 3 }, { players: 4, muggins: true, first: 3 }],
  open: [],
  matches: [
    [2, { target: 15 }],
    [3, { target: 15 }],
    [4, { muggins: true }],
  ],
  room: { players: 4, target: 11 },
  bots: [{ players: 2 }, { players: 3, muggins: true }, { players: 4 }],
  greedy: [[{ players: 2 }, 20]],
  search: [[{ players: 2, target: 8 }, 16, 200]],
  told: ["--players 3"],
  seated: ["--seat 0 --bots greedy --muggins", "--seat 2 --players 3 --bots random,greedy"],
};
