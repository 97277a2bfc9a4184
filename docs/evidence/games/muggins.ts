import { match, summary } from "../../../src/bots/index.ts";
import { countingBot } from "../../../src/bots/seats/counting.ts";
import { cribbageBot } from "../../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { seeded } from "../../../src/index.ts";
import { plusMinus, row } from "./estimate.ts";

/** How often a player overlooks one or two points of a count or, if there are any, what the other overlooked. */
const SLIPS = [0.12, 0.4] as const;

/** What slips cost in cribbage with muggins, against one who never slips. */
export function muggins({ games, seed }: Record<"games" | "seed", number>): string {
  const bot = cribbageBot();
  const lines = SLIPS.map((slips) => {
    const bots = [countingBot(slips, bot), countingBot(0, bot)];
    const [slipping] = summary(
      match(cribbage, bots, { games, random: seeded(seed), options: { players: 2, muggins: true } }),
    );
    const { share, error, margin, marginError, skunks } = slipping!;
    return row([
      `${100 * slips}`,
      plusMinus({ mean: 100 * share, error: 100 * error }),
      plusMinus({ mean: margin, error: marginError }),
      `${skunks} of ${games}`,
    ]);
  });
  return [row(["slips of 100 counts", "wins %", "leads by", "skunked"]), ...lines].join("\n");
}
