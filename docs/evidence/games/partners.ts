import { leadOf, shareOf } from "../../../src/bots/basis/standing.ts";
import { type Bot, greedyBot, searchBot } from "../../../src/bots/index.ts";
import * as cribino from "../../../src/cribino/index.ts";
import { playout, seeded } from "../../../src/index.ts";
import { percent, points, row } from "./estimate.ts";

const SEATS = [0, 1, 2, 3] as const;
/** The seats that play greedily. */
const GREEDY = { nobody: [], "seat 0": [0], "seat 2": [2], "seats 0 and 2": [0, 2] } as const;

/** Whether it matters which of two partners in Crib-Ino plays well. Seat 0 deals first. */
export function partners({ games, iterations, seed }: Record<"games" | "iterations" | "seed", number>): string {
  const [strong, weak] = [searchBot(cribino, { iterations }), greedyBot(cribino)];
  const lines = Object.entries(GREEDY).map(([name, seats]) => {
    const bots = SEATS.map((seat): Bot<typeof cribino> => (([...seats] as number[]).includes(seat) ? weak : strong));
    const ends = Array.from({ length: games }, (_, n) => {
      const laid = [0, 0, 0, 0];
      const watch = (move: cribino.CribinoMove, _: unknown, after: cribino.CribinoState) => {
        if (move.type === "lay") laid[move.seat]! += laidPoints(after.awards);
      };
      const options = { players: 4, partners: true, first: 0 } as const;
      const outcome = cribino.outcome(playout(cribino, { random: seeded(seed + n), options, bots, watch }).state)!;
      return { outcome, laid };
    });
    return row([
      name,
      percent(ends.map(({ outcome }) => shareOf(outcome, 0))),
      points(ends.map(({ outcome }) => leadOf(outcome.scores, 0))),
      ...SEATS.map((seat) => points(ends.map(({ laid }) => laid[seat]!))),
      points(ends.map(({ laid }) => laid[0]! - laid[2]!)),
    ]);
  });
  const heads = ["greedy", "side 0 wins %", "leads by", ...SEATS.map((seat) => `seat ${seat} lays`), "0 more than 2"];
  return [row(heads), ...lines].join("\n");
}

/** The points of contacts, without those for tiles left at the end of a hand. */
function laidPoints(awards: cribino.CribinoState["awards"]): number {
  const own = awards.filter(({ items }) => items.every((item) => !("tiles" in item)));
  return own.reduce((sum, award) => sum + award.points, 0);
}
