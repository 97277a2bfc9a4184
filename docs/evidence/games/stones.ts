import { leadOf, shareOf } from "../../../src/bots/basis/standing.ts";
import { type Bot, searchBot } from "../../../src/bots/index.ts";
import { type Outcome, playout, seeded } from "../../../src/index.ts";
import * as sackson from "../../../src/sackson/index.ts";
import { percent, points, row } from "./estimate.ts";

/**
 * The display looks the same after a quarter turn clockwise, row 5 on top, if each of these colors then becomes the next.
 * Red stays. So the ten pairs of stones are of three kinds.
 */
export const CYCLE = ["brown", "yellow", "blue", "green"] as const satisfies readonly sackson.Color[];

/** One pair of each kind. */
const PAIRS = {
  "red and another": ["yellow", "red"],
  "neighbors in the cycle": ["yellow", "blue"],
  "opposite in the cycle": ["yellow", "green"],
} as const;

const LIMIT = 60;

/** What the first two stones are worth, between equal bots. */
export function stones({ games, iterations, seed }: Record<"games" | "iterations" | "seed", number>): string {
  const bot = searchBot(sackson, { iterations });
  const lines = Object.entries(PAIRS).map(([name, colors]) => {
    const first: Bot<typeof sackson> = (view, moves, random) =>
      view.turns === 0 && view.phase === "take" ? { type: "take", seat: 0, colors } : bot(view, moves, random);
    const ends = Array.from({ length: games }, (_, n): Outcome => {
      const options = { turnLimit: LIMIT };
      return sackson.outcome(playout(sackson, { random: seeded(seed + n), options, bots: [first, bot] }).state)!;
    });
    return row([
      name,
      percent(ends.map((end) => shareOf(end, 0))),
      points(ends.map(({ scores }) => leadOf(scores, 0))),
      percent(ends.map(({ reason }) => reason === "turn-limit")),
    ]);
  });
  return [row(["first stones", "first side wins %", "leads by", `${LIMIT} turns %`]), ...lines].join("\n");
}
