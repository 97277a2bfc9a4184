import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shuffle } from "../../src/core/random.ts";
import { InvalidStateError, seeded } from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import {
  COLORS,
  FIGURES,
  figures,
  initialState,
  legalMoves,
  parseLayout,
  type SacksonOptions,
  SQUARES,
  type Square,
} from "../../src/sackson/index.ts";
import type { Figure } from "../../src/sackson/patterns.ts";
import * as arbitrary from "../arbitraries.ts";
import { afterMoves } from "../moves.ts";
import { often, thinned } from "../often.ts";
import { thrownBy } from "../thrown.ts";
import { inWords, titled } from "../words.ts";
import { placements, randomLayout } from "./layouts.ts";
import { exchanged, figureOf, squaresOf } from "./oracle.ts";
import { ROWS } from "./positions.ts";

const choices = (["wide", "staircase", "both"] as const).flatMap((zigzag) =>
  [true, false].map((diagonalLines) => ({ zigzag, diagonalLines })),
);

/** Every set of five squares. */
function* fives(): Generator<Square[]> {
  for (let a = 0; a < 25; a++)
    for (let b = a + 1; b < 25; b++)
      for (let c = b + 1; c < 25; c++)
        for (let d = c + 1; d < 25; d++) for (let e = d + 1; e < 25; e++) yield [a, b, c, d, e].map((i) => SQUARES[i]!);
}

const key = (squares: readonly Square[]) => squares.join(" ");

describe("figures", () => {
  test("S0-13, S0-14: the placements are all fives that the words for the figures describe, in every choice", () => {
    const tried = thinned(choices, 5);
    const found = tried.map(() => new Map<string, Figure>());
    for (const five of fives())
      tried.forEach(({ zigzag, diagonalLines }, i) => {
        const figure = figureOf(five, zigzag, diagonalLines);
        if (figure !== undefined) found[i]!.set(key(five), figure);
      });
    tried.forEach((choice, i) => {
      const listed = placements(choice);
      const all = FIGURES.flatMap((figure) => listed[figure].map((squares) => [key(squares), figure] as const));
      expect(new Map(all)).toEqual(found[i]);
      expect(all).toHaveLength(found[i]!.size);
    });
  });

  test.each(
    titled<[options: SacksonOptions, numbers: number[]]>(
      [
        [{}, [9, 9, 12, 16]],
        [{ diagonalLines: false }, [9, 9, 10, 16]],
        [{ zigzag: "staircase" }, [9, 9, 12, 36]],
        [{ zigzag: "both" }, [9, 9, 12, 52]],
      ],
      (options, numbers) => `${inWords(options)}: ${FIGURES.map((figure, i) => `${figure} ${numbers[i]}`).join(", ")}`,
    ),
  )("S0-14: the placements, with %s", (_, options, numbers) => {
    const listed = placements(options);
    expect(FIGURES.map((figure) => listed[figure].length)).toEqual(numbers);
  });

  test("S0-15: a yellow cross, a blue line and a green plus stand together", () => {
    const display = parseLayout("BBBBB NRNRN YRYGR NYGGG YNYGR");
    expect(figures(display).map(({ color, kind }) => `${color} ${kind}`)).toEqual([
      "yellow cross",
      "blue line",
      "green plus",
    ]);
  });

  test("S0-13: the slow rules find the same figures in any display", () => {
    fc.assert(
      fc.property(arbitrary.seed, fc.constantFrom(...choices), (seed, choice) => {
        const random = seeded(seed);
        const listed = placements(choice);
        const figure = FIGURES[Math.floor(random() * 4)]!;
        const one = shuffle(listed[figure], random)[0]!;
        const rest = shuffle(
          COLORS.slice(1).flatMap((color) => Array(5).fill(color)),
          random,
        );
        const display = SQUARES.map((square) => (one.includes(square) ? COLORS[0] : rest.pop()!));
        const expected = COLORS.flatMap((color) => {
          const squares = squaresOf(display, color);
          const found = figureOf(squares, choice.zigzag, choice.diagonalLines);
          return found === undefined ? [] : [{ kind: found, color, squares }];
        });
        expect(figures(display, choice)).toEqual(expected);
        expect(expected[0]).toMatchObject({ kind: figure, color: "yellow" });
      }),
      { numRuns: often(60, 300) },
    );
  });

  test("with the default figures no exchange of one marker leads from a figure to another of the same color", () => {
    const steps = (options: SacksonOptions) => {
      const all = Object.values(placements(options)).flat();
      const near = (one: readonly Square[], two: readonly Square[]) => one.filter((s) => two.includes(s)).length === 4;
      return all.filter((one) => all.some((two) => near(one, two))).length;
    };
    expect(steps({})).toBe(0);
    expect(steps({ zigzag: "staircase" })).toBeGreaterThan(0);
  });

  test("settings of a state will do as options; others are refused", () => {
    const { display } = initialState();
    expect(figures(display, initialState({ players: 4 }).settings)).toEqual([]);
    expect(() => figures(display, { zigzag: "narrow" } as never)).toThrow(InvalidStateError);
    expect(() => figures(display, { zigzags: "wide" } as never)).toThrow("options.zigzags: unknown key");
    expect(() => figures([])).toThrow("display: must have 25 items, not 0");
  });
});

describe("the start layout", () => {
  test.each(choices.map((choice) => [inWords(choice), choice] as const))(
    "S0-02, S0-05, S0-18: it holds five of each color and lets no first exchange make a figure, with %s",
    (_, choice) => {
      const start = initialState(choice);
      for (const color of COLORS) expect(squaresOf(start.display, color)).toHaveLength(5);
      expect(start.display).toEqual(parseLayout(start.settings.layout));
      for (const [i, a] of SQUARES.entries())
        for (const b of SQUARES.slice(i + 1)) expect(figures(exchanged(start.display, a, b), choice)).toEqual([]);
    },
  );

  test("S0-23: the second player can make the first figure", () => {
    const first = afterMoves(sackson, initialState(), "0 take yellow blue", "0 exchange b2 c2", "0 return yellow");
    const made = afterMoves(sackson, first, "1 take yellow brown", "1 exchange c4 a5");
    expect(made.awards).toMatchObject([{ side: 1, points: 5, items: [{ kind: "zig-zag", color: "yellow" }] }]);
  });

  test("any valid layout has no color with four markers in a place for a figure", () => {
    fc.assert(
      fc.property(arbitrary.seed, fc.constantFrom(...choices), (seed, choice) => {
        const layout = randomLayout(seeded(seed), choice);
        const state = initialState({ ...choice, layout });
        expect(parseLayout(layout)).toEqual(state.display);
        for (const squares of Object.values(placements(choice)).flat())
          for (const color of COLORS)
            expect(squares.filter((s) => squaresOf(state.display, color).includes(s)).length).toBeLessThan(4);
        expect(legalMoves(state)).toHaveLength(10);
      }),
      { numRuns: often(6, 30) },
    );
  });

  test.each(
    titled<[layout: unknown, why: string]>(
      [
        ["YYYYB BBBBY GGGGG NNNNN RRRRR", "options.layout: has 4 yellow markers in a line on a5 b5 c5 d5 e5"],
        ["YGRYB NBNGN RGRYR BYBNB NGRY", "options.layout: expected 25 markers, not 24 (at index 28)"],
        [
          "YGRYB NBNGN RGRYR BYBNB NGRYY",
          "options.layout: too many yellow markers; expected five of each color (at index 28)",
        ],
        [
          "YGRYB NBNGX RGRYR BYBNB NGRYG",
          'options.layout: "X" is not a color; expected one of the letters YBGNR (at index 10)',
        ],
        [ROWS, "options.layout: has 5 yellow markers in a line"],
        [7, "options.layout: must be a string of at most 200 characters, not 7"],
        ["Y".repeat(500), "options.layout: must be a string of at most 200 characters, not"],
      ],
      (layout, why) => `${`${layout}`.slice(0, 40)}: ${why}`,
    ),
  )("a layout is refused, %s", (_, layout, why) => {
    const { message } = thrownBy(() => initialState({ layout: layout as string })) as Error;
    expect(message.slice(0, why.length)).toBe(why);
  });

  test("for a non-string, the error's text is empty", () => {
    expect(thrownBy(() => parseLayout(7 as never))).toMatchObject({ name: "NotationError", text: "", index: 0 });
  });

  test("a layout is read whatever its case and spaces, and written in one way", () => {
    const layout = "ygryb\nnbngn\nrgryr\nbybnb\nngryg";
    expect(initialState({ layout }).settings.layout).toBe("YGRYB NBNGN RGRYR BYBNB NGRYG");
    expect(initialState({ layout })).toEqual(initialState());
    expect(parseLayout(layout.padEnd(200))).toEqual(initialState().display);
  });

  test("what may be a layout depends on the figures", () => {
    const layouts = Array.from({ length: 200 }, (_, seed) => randomLayout(seeded(seed)));
    const refused = layouts.filter((layout) => {
      try {
        initialState({ layout, zigzag: "both" });
        return false;
      } catch (error) {
        expect((error as Error).message).toContain("in a zig-zag on");
        return true;
      }
    });
    expect(refused.length).toBeGreaterThan(10);
  });
});
