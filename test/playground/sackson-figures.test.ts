// The figures that a color is one marker short of, as the Sackson game itself would find them.
import { playout, seeded } from "fifteen-two";
import * as sackson from "fifteen-two/sackson";
import { describe, expect, test } from "vitest";
import { nearFigures } from "../../docs/playground/table/looks/sackson-figures.ts";

const { SQUARES } = sackson;

/** A display after two markers changed places. */
function exchanged(display: readonly sackson.Color[], [a, b]: readonly sackson.Square[]): sackson.Color[] {
  const from = (square: sackson.Square) => display[SQUARES.indexOf(square === a ? b! : square === b ? a! : square)]!;
  return SQUARES.map(from);
}

describe.each([
  { zigzag: "wide", diagonalLines: true },
  { zigzag: "both", diagonalLines: false },
] as const)("with %j", (options) => {
  const { record } = playout(sackson, { random: seeded(5), options: { ...options, turnLimit: 6 } });
  let state = sackson.initialState(record.settings);
  const displays = record.moves.map((move) => {
    state = sackson.apply(state, move);
    return state.display;
  });

  test("a color is one short where an exchange of one of its markers makes the figure, and nowhere else", () => {
    for (const display of new Set(displays)) {
      const said = nearFigures(display, options).map(({ kind, color, target }) => `${color} ${kind} ${target}`);
      const found = SQUARES.flatMap((target) =>
        SQUARES.flatMap((from) => {
          const color = display[SQUARES.indexOf(from)];
          if (color === display[SQUARES.indexOf(target)]) return [];
          const made = sackson.figures(exchanged(display, [from, target]), options);
          const figure = made.find((one) => one.color === color && one.squares.includes(target));
          return figure ? [`${color} ${figure.kind} ${target}`] : [];
        }),
      );
      expect(said.toSorted()).toEqual([...new Set(found)].toSorted());
    }
  });
});

test("the four markers that stand right, and the square of the fifth", () => {
  const display = sackson.parseLayout("YYYYB YBGRB GBRBG NNGNR RRNNG");
  expect(nearFigures(display, { zigzag: "wide", diagonalLines: true })).toContainEqual({
    kind: "line",
    color: "yellow",
    squares: ["a5", "b5", "c5", "d5"],
    target: "e5",
  });
});
