import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { advise, mistakeOf } from "../../../../src/bots/index.ts";
import { chancesAtScores, expert, situation, trials, winChances } from "../../../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../../../src/cribbage/index.ts";
import { playout, seeded } from "../../../../src/index.ts";
import { seed } from "../../../arbitraries.ts";
import { often } from "../../../often.ts";
import { pathOf } from "../../../thrown.ts";

const WORTH = [1, 2, 3];

/** Both sides' games before a deal of seat 0. */
const gamesAt = (scores: readonly number[], worth: readonly number[] = WORTH, options = {}) =>
  winChances(cribbage.view({ ...cribbage.initialState({ first: 0, ...options }), scores }, 0), { worth }).games!;

describe("the games of a position", () => {
  test.each([
    [[121, 91], 1],
    [[121, 90], 2],
    [[121, 61], 2],
    [[121, 60], 3],
    [[90, 121], -2],
  ])("%j, at the end, are %i", (scores, games) => {
    const { state } = playout(cribbage, { random: seeded(1) });
    const over = { ...cribbage.view(state, 0), scores, winners: [scores.indexOf(121)] } as cribbage.CribbageView;
    expect(winChances(over, { worth: WORTH }).games).toEqual([games, -games]);
  });

  test("are those of a sure skunk", () => expect(gamesAt([120, 60])[0]).toBeGreaterThan(1.99));

  test("count a double skunk as the game does", () => {
    const [three, four] = [3, 4].map((doubleSkunk) => gamesAt([119, 10], [1, 2, 3, 4], { doubleSkunk })[0]!);
    expect(four! - three!).toBeCloseTo(1, 2);
  });

  test("are in simple wins, the last number for all beyond it", () => {
    expect(gamesAt([100, 50], [2, 3])).toEqual(gamesAt([100, 50], [2, 3, 3]));
    expect(gamesAt([100, 50], [4, 6, 6])).toEqual(gamesAt([100, 50], [2, 3, 3]));
  });

  test("are opposite for both sides, and near those of the chances at the scores", () => {
    const score = fc.integer({ min: 0, max: 120 });
    const property = fc.property(score, score, (dealer, pone) => {
      const [own, others] = gamesAt([dealer, pone]);
      expect(own! + others!).toBeCloseTo(0, 9);
      expect(Math.abs(own!)).toBeLessThanOrEqual(3);
      const plain = chancesAtScores({ dealer, pone });
      expect(gamesAt([dealer, pone], [1])[0]).toBeCloseTo(2 * plain.dealer - 1, 9);
      // Near the middle of the game, nobody plays otherwise for a skunk.
      const sum = plain.dealer - plain.pone + plain.skunks.dealer - plain.skunks.pone;
      expect(own).toBeCloseTo(sum + plain.doubleSkunks.dealer - plain.doubleSkunks.pone, 0);
    });
    fc.assert(property, { numRuns: often(100, 1000) });
  });
});

describe("choices for games", () => {
  test("are those for wins if skunks count nothing", () => {
    const property = fc.property(seed, (start) => {
      const { state } = playout(cribbage, { random: seeded(start), options: { first: 0 }, limit: 1 + (start % 30) });
      if (state.phase !== "discard" && state.phase !== "play") return;
      const view = cribbage.view(state, cribbage.activeSeats(state)[0]);
      for (const method of [trials, expert]) {
        const [plain, same] = [null, [1]].map(
          (worth) => [...advise(cribbage, view, { method: method({ deals: 30, worth }) })].at(-1)!.choices,
        );
        const lossesOf = (choices: typeof plain) => choices!.map(({ move, loss }) => [move, loss.win.toFixed(6)]);
        expect(lossesOf(same)).toEqual(lossesOf(plain));
      }
    });
    fc.assert(property, { numRuns: often(8, 100) });
  });

  test.each([trials, expert])("are ordered by games, and lose half of them (%#)", (method) => {
    const hand = ["2H", "3D", "6S", "7C", "KS", "KD"] as const;
    for (const scores of [
      [83, 64],
      [119, 84],
      [60, 118],
    ]) {
      const view = situation({ hand, dealer: false, scores });
      const { choices } = [...advise(cribbage, view, { method: method({ deals: 40, worth: WORTH }) })].at(-1)!;
      expect(choices).toHaveLength(15);
      const [best] = choices;
      for (const { win, games, loss } of choices) {
        expect(Math.abs(games!)).toBeLessThan(3.1);
        expect(win).toBeGreaterThanOrEqual(0);
        expect(win).toBeLessThanOrEqual(1);
        expect(loss.win).toBeCloseTo((best!.games! - games!) / 2, 9);
        expect(loss.win).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test("save a skunk where the game is lost", () => {
    // The pone needs 2 to cross the line, the dealer 1 to win. The hand counts 2, but only after the play.
    const hand = ["AH", "2D", "4S", "8C", "9S", "QD"] as const;
    const view = situation({ hand, dealer: false, scores: [89, 120] });
    const valued = (worth?: readonly number[]) =>
      [...advise(cribbage, view, { method: trials({ deals: 200, ...(worth && { worth }) }) })].at(-1)!.choices;
    expect(valued().every(({ loss }) => mistakeOf(loss) === undefined)).toBe(true);
    expect(valued(WORTH).some(({ loss }) => mistakeOf(loss) === "blunder")).toBe(true);
  });
});

test.each([[{ players: 3 }], [{ players: 4, partners: false }]])(
  "%j: with more than two sides, `worth` is refused",
  (options) => {
    const view = cribbage.view(cribbage.initialState({ ...options, first: 0 } as never), 0);
    expect(pathOf(() => winChances(view, { worth: WORTH }))).toBe("options.worth");
    const { state } = playout(cribbage, { random: seeded(2), options: { ...options, first: 0 } as never, limit: 1 });
    const seen = cribbage.view(state, cribbage.activeSeats(state)[0]);
    expect(pathOf(() => [...advise(cribbage, seen, { method: trials({ worth: WORTH }) })])).toBe("options.worth");
  },
);

test.each([[[]], [[0]], [[1.5]], ["1"], [[1, "2"]], [5]])("a worth of %j is refused", (worth) => {
  expect(pathOf(() => gamesAt([0, 0], worth as never))).toMatch(/^options\.worth/);
  expect(pathOf(() => trials({ worth: worth as never }))).toMatch(/^options\.worth/);
});
