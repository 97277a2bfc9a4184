import { expect, test } from "vitest";
import { playout, seeded } from "../src/index.ts";
import { thinned } from "./often.ts";
import { optionsIn, TABLES } from "./tables.ts";

test.each(TABLES.map((tables) => [tables.game.id, tables] as const))(
  "%s: states, views and moves read from JSON write the same JSON, so that hashes and ETags of it stay the same",
  (_, tables) => {
    const { game } = tables;
    for (const options of thinned(optionsIn(tables), 3))
      playout(game, {
        random: seeded(1),
        options,
        limit: 80,
        watch: (move, before) => {
          const texts = [before, game.view(before, 0), move].map((json) => JSON.stringify(json));
          const read = [game.parseStateJson, game.parseViewJson, game.parseMoveJson];
          expect(texts.map((text, i) => JSON.stringify(read[i]!(JSON.parse(text))))).toEqual(texts);
        },
      });
  },
);
