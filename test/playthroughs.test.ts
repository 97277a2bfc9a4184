import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cribbage } from "../src/cribbage/index.ts";
import { cribino } from "../src/cribino/index.ts";
import { crosscribb } from "../src/crosscribb/index.ts";
import { type AnyGame, playout, seeded } from "../src/index.ts";
import { sackson } from "../src/sackson/index.ts";
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

/** Games whose every step is on file; `vitest -u` writes them anew, for the diff to be read. */
const GAMES: readonly [game: AnyGame, seed: number, options: object][] = [
  [cribbage, 1, { players: 2 }],
  [cribbage, 2, { players: 3, target: 61 }],
  [cribbage, 3, { players: 4, muggins: true, target: 31 }],
  [crosscribb, 1, {}],
  [crosscribb, 2, { players: 3, muggins: true }],
  [cribino, 1, { players: 3, hands: 1 }],
  [cribino, 2, { players: 4, partners: true, hands: 1 }],
  [cribino, 3, { players: 1 }],
  [sackson, 1, { turnLimit: 40 }],
  [sackson, 2, { players: 4, zigzag: "both", turnLimit: 24 }],
];

describe("recorded games go on as they did", () => {
  test.each(titled(GAMES, (game, seed, options) => `${game.id} from seed ${seed}, ${inWords(options)}`))(
    "%s",
    async (_, game, seed, options) => {
      const file = join(import.meta.dirname, "playthroughs", `${game.id}-${seed}.txt`);
      await expect(playthrough(game, seed, options)).toMatchFileSnapshot(file);
    },
  );
});
