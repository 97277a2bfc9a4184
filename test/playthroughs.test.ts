import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type AnyGame, playout, seeded } from "../src/index.ts";
import { rowsOf } from "./tables.ts";
import { inWords, titled } from "./words.ts";

/** A recorded game, step by step: each move, and what the table then looks like. */
function playthrough(game: AnyGame, seed: number, options: object): string {
  const { record } = playout(game, { random: seeded(seed), options });
  let state = game.initialState(options);
  const steps = [game.render(state)];
  for (const move of record.moves) {
    state = game.apply(state, move);
    steps.push(`> ${game.formatMove(move)}\n${game.render(state)}`);
  }
  return `${game.id} ${JSON.stringify(options)} seed ${seed}\n\n${steps.join("\n\n")}\n`;
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
