import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type AnyGame, describeAwards, playout, seeded, steps } from "../src/index.ts";
import { rowsOf } from "./tables.ts";
import { inWords, titled } from "./words.ts";

/** Number of moves between two pictures of the table. */
const PICTURES = 15;

/** A recorded game: each move and what it scored, with a picture of the table now and then, and at the end. */
function playthrough(game: AnyGame, seed: number, options: object): string {
  const { record } = playout(game, { random: seeded(seed), options });
  const lines: string[] = [];
  for (const [i, { move, after: state }] of [...steps(game, record)].entries()) {
    lines.push(`> ${game.formatMove(move)}`, ...describeAwards(game, state));
    if (i % PICTURES === 0 || i === record.moves.length - 1) lines.push("", game.render(state), "");
  }
  return `${game.id} ${JSON.stringify(options)} seed ${seed}\n\n${lines.join("\n")}\n`;
}

// `vitest -u` writes the files anew, for the diff to be read.
describe("recorded games go on as they did", () => {
  test.each(
    titled(
      rowsOf(({ playthroughs }) => playthroughs),
      (game, seed, options) => `${game.id} from seed ${seed}, ${inWords(options)}`,
    ),
  )("%s", async (_, game, seed, options) => {
    const file = join(import.meta.dirname, game.id, "playthroughs", `${seed}.txt`);
    await expect(playthrough(game, seed, options)).toMatchFileSnapshot(file);
  });
});
