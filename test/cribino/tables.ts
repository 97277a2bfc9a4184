import * as cribino from "../../src/cribino/index.ts";
import type { GameTables } from "../tables.ts";

export const tables: GameTables<typeof cribino> = {
  game: cribino,
  sides: [
    [{ players: 1 }, [0]],
    [{ players: 3 }, [0, 1, 2]],
    [{ players: 4, partners: true }, [0, 1, 0, 1]],
    [{ players: 6, partners: true }, [0, 1, 2, 0, 1, 2]],
    [{ players: 7 }, [0, 1, 2, 3, 4, 5, 6]],
  ],
  perft: [
    [{ players: 2 }, [6, 37, 140, 452, 1132, 3042, 5796]],
    [{ players: 4, partners: true }, [8, 72, 420, 2109, 8663, 38786]],
    [{ players: 1 }, [1, 1, 1, 1, 1, 1, 2, 3, 3, 6, 10, 10, 11, 22]],
  ],
  playthroughs: [
    [1, { players: 3, deals: 1 }],
    [2, { players: 4, partners: true, deals: 1 }],
    [3, { players: 1 }],
  ],
  secret: [{ players: 1 }],
  open: [{ players: 3, deals: 1 }],
  unseen: (state) => (state.phase === "solitaire" && state.round === 1 ? state.stock : []),
  matches: [
    [1, {}],
    [2, { deals: 1 }],
    [4, { deals: 2, partners: true }],
  ],
  room: { players: 3, deals: 1 },
  bots: [{ players: 2 }],
  greedy: [[{ players: 2, deals: 1 }, 20]],
  search: [[{ players: 2, deals: 1 }, 6, 60]],
  told: ["--players 4 --partners", "--players 1"],
  seated: ["--seat 1 --players 4 --partners --bots greedy", "--seat 0 --players 1"],
};
