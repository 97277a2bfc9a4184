import { type Bot, match, summary } from "../../../src/bots/index.ts";
import { countAmong } from "../../../src/bots/seats/count.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { seeded } from "../../../src/index.ts";
import { pointsBot } from "../bots/points.ts";
import { plusMinus, row } from "./estimate.ts";

/** How often a player overlooks one or two points of a count or, if there are any, what the other overlooked. */
const SLIPS = [0.12, 0.4] as const;

/** The cost of slips in cribbage with muggins, against a player who never slips. */
export function muggins({ games, seed }: Record<"games" | "seed", number>): string {
  const slipping =
    (slips: number): Bot<typeof cribbage> =>
    (view, moves, random) =>
      countAmong(moves, slips, random) ?? pointsBot(view, moves, random);
  const lines = SLIPS.map((slips) => {
    const bots = [slipping(slips), slipping(0)];
    const [first] = summary(
      match(cribbage, bots, { games, random: seeded(seed), options: { players: 2, muggins: true } }),
    );
    const { share, error, margin, marginError, skunks } = first!;
    return row([
      `${100 * slips}`,
      plusMinus({ mean: 100 * share, error: 100 * error }),
      plusMinus({ mean: margin, error: marginError }),
      `${skunks} of ${games}`,
    ]);
  });
  return [row(["slips of 100 counts", "wins %", "leads by", "skunked"]), ...lines].join("\n");
}
