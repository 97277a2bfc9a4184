import { expect, test } from "vitest";
import { type AnyGame, advance, InvalidStateError, playout, seeded } from "../src/index.ts";
import { GAMES } from "./games.ts";
import { thrownBy } from "./thrown.ts";

test.each(GAMES as readonly AnyGame[])("$id: only a whole state can be changed, dealt from or shown", (game) => {
  const random = seeded(1);
  playout(game, {
    random: seeded(2),
    limit: 40,
    watch: (move, before) => {
      for (const seat of [null, 0, 1]) {
        const view = game.view(before, seat) as never;
        for (const run of [
          () => game.apply(view, move),
          () => game.chance(view, random),
          () => game.view(view, seat),
          () => advance(game, view, move, { random }),
        ]) {
          const error = thrownBy(run);
          expect(error).toBeInstanceOf(InvalidStateError);
          expect((error as Error).message).toMatch(/must be a whole state, not a view/);
        }
      }
    },
  });
});
