import { describe, expect, test } from "vitest";
import { seeded, sideOf } from "../../src/index.ts";
import {
  COLORS,
  formatMove,
  initialState,
  legalMoves,
  parseStateJson,
  type SacksonOptions,
  type SacksonState,
} from "../../src/sackson/index.ts";
import { often } from "../often.ts";
import { inWords } from "../words.ts";
import { figureOf, legalTexts, squaresOf } from "./oracle.ts";
import { greedyPlayer, playBetween, randomPlayer } from "./players.ts";

describe("whole games", () => {
  const tables: SacksonOptions[] = [
    {},
    { players: 4, first: 3, zigzag: "both" },
    { zigzag: "staircase", diagonalLines: false },
  ];

  test.each(tables.map((options) => [inWords(options), options] as const))(
    "S0-33, S0-37: points go 5, 3, 2, 1, 1, …, for any side that makes a figure, in games of greedy players, with %s",
    (_, options) => {
      const start = initialState({ ...options, turnLimit: 400 });
      let most = 0;
      for (let seed = 0; seed < often(1, 4); seed++) {
        const times: Record<string, number> = {};
        const scores = [0, 0];
        const states = playBetween(start, [greedyPlayer, seed % 2 === 0 ? greedyPlayer : randomPlayer], seeded(seed));
        states.forEach((state, i) => {
          for (const { color, name } of i === 0 ? [] : newFigures(states[i - 1]!, state)) {
            times[`${color} ${name}`] = (times[`${color} ${name}`] ?? 0) + 1;
            scores[sideOf(state, state.turn)]! += [5, 3, 2][times[`${color} ${name}`]! - 1] ?? 1;
          }
          expect(state.scores).toEqual(scores);
          expect(legalMoves(state).map(formatMove).sort()).toEqual(legalTexts(state).sort());
        });
        most = Math.max(most, ...Object.values(times));
        for (const state of states.slice(-40)) expect(parseStateJson(JSON.parse(JSON.stringify(state)))).toEqual(state);
      }
      expect(most).toBeGreaterThan(4);
    },
  );
});

/** The figures of a state that did not stand just so in the state before. */
function newFigures(before: SacksonState, after: SacksonState) {
  const { zigzag, diagonalLines } = after.settings;
  return COLORS.flatMap((color) => {
    const squares = squaresOf(after.display, color);
    const name = figureOf(squares, zigzag, diagonalLines);
    const old = squaresOf(before.display, color).join() === squares.join();
    return name === undefined || old ? [] : [{ color, name }];
  });
}
