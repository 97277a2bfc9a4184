import { describe, expect, test } from "vitest";
import { chancesAtScores, winChances } from "../../../../src/cribbage/analysis/index.ts";
import type { CribbageOptions, CribbageState, CribbageView } from "../../../../src/cribbage/index.ts";
import * as cribbage from "../../../../src/cribbage/index.ts";
import * as crosscribb from "../../../../src/crosscribb/index.ts";
import { playout, seeded } from "../../../../src/index.ts";
import { often } from "../../../often.ts";
import { pathOf } from "../../../thrown.ts";
import { inWords } from "../../../words.ts";
import { playing, showAll } from "../../table.ts";

const OPTIONS: readonly CribbageOptions[] = [
  { players: 2 },
  { players: 3, target: 61 },
  { players: 4, partners: true },
  { players: 4, partners: false, target: 61 },
  { players: 2, muggins: true, target: 31 },
];

describe.each(OPTIONS.map((options) => [inWords(options), options] as const))("at a table of %s", (_, options) => {
  const states = Array.from({ length: often(12, 40) }, (_, i) => {
    const { state } = playout(cribbage, { random: seeded(i), options, limit: often(16, 5) * i });
    return state;
  });

  test("the chances of all sides add up to 1, for every seat and for a spectator", () => {
    for (const state of states)
      for (const seat of [undefined, 0, 1]) {
        const { sides, error, exact } = winChances(cribbage.view(state, seat), { deals: often(3, 20) });
        expect(sides.length).toBe(state.scores.length);
        expect(sides.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
        for (const chance of sides) expect(chance >= 0 && chance <= 1).toBe(true);
        if (state.phase === "over") expect([exact, error, sides[state.winners[0]!]]).toEqual([true, 0, 1]);
      }
  });

  test("only the points to go matter, in however long a game", () => {
    const { settings, scores, ...rest } = states[9]!;
    const longer = 10 ** 12;
    const long = {
      ...rest,
      settings: { ...settings, target: settings.target + longer },
      scores: scores.map((score) => score + longer),
    } as CribbageState;
    const chances = (state: CribbageState) => winChances(cribbage.view(state, 0), { deals: 20 });
    expect(chances(long)).toEqual(chances(states[9]!));
  });

  test("the same view has the same chances", () => {
    const seen = cribbage.view(states[7]!, 0);
    expect(winChances(seen, { deals: 20 })).toEqual(winChances(seen, { deals: 20 }));
  });
});

test("before a deal they are those of the table", () => {
  const start = cribbage.initialState({ first: 1 });
  const { sides, exact, error } = winChances(cribbage.view({ ...start, scores: [37, 35] }, 0));
  const expected = chancesAtScores({ dealer: 35, pone: 37 });
  expect([exact, error]).toEqual([true, expected.error]);
  expect(sides[1]).toBe(expected.dealer);
});

test.each([
  ["the pone's hand", 0],
  ["the crib", 2],
])("%s that was counted short is not counted again, and what was overlooked is the opponent's", (_, counted) => {
  const hands = ["9H 8D KS QC", "7D 3H 4C JS"];
  let state: CribbageState = { ...playing({ hands, crib: "2C 3D KC QD", muggins: true }), scores: [60, 70] };
  while (state.phase === "play") state = cribbage.apply(state, cribbage.legalMoves(state)[0]!);
  for (let n = 0; n < counted; n++) state = cribbage.apply(state, cribbage.legalMoves(state).at(-1)!);
  const short = cribbage.apply(state, cribbage.legalMoves(state)[0]!);
  if (short.phase !== "muggins") throw new Error("nothing was overlooked");
  const after = cribbage.apply(short, { type: "muggins", seat: short.pending[0]!, points: short.missing });
  expect(winChances(cribbage.view(short, 0))).toEqual(winChances(cribbage.view(after, 0)));
});

test("what was overlooked may win the game", () => {
  let state = playing({ hands: ["9H 8D KS QC", "7D 3H 4C JS"], muggins: true });
  while (state.phase === "play") state = cribbage.apply(state, cribbage.legalMoves(state)[0]!);
  const short = cribbage.apply({ ...state, scores: [120, 70] }, cribbage.legalMoves(state)[0]!);
  expect(winChances(cribbage.view(short, 1))).toEqual({ sides: [1, 0], exact: true, error: 0 });
});

test("nobody is ahead before the cut for the deal", () => {
  expect(winChances(cribbage.view(cribbage.initialState())).sides).toEqual([0.5, 0.5]);
});

test("when nothing is hidden they are those after the show", () => {
  let state: CribbageState = { ...playing({ hands: ["9H 8D KS QC", "7D 3H 4C JS"] }), scores: [60, 70] };
  while (state.phase === "play" || (state.phase === "show" && state.hand === "hand"))
    state = cribbage.apply(state, cribbage.legalMoves(state)[0]!);
  const [pone, dealer] = showAll(state).scores as [number, number];
  const { sides, error } = winChances(cribbage.view(state, 0));
  expect(sides[1]).toBeCloseTo(chancesAtScores({ dealer, pone }).dealer, 9);
  expect(error).toBeLessThan(1e-6);
});

test("more points never lower a side's own chance by more than the error", () => {
  const { state } = playout(cribbage, { random: seeded(3), options: { first: 0 }, limit: 4 });
  let before = 0;
  for (let points = 0; points < 121; points += often(20, 10)) {
    const { sides, error } = winChances(cribbage.view({ ...state, scores: [points, 60] }, 1), {
      deals: often(80, 300),
    });
    expect(sides[0]).toBeGreaterThanOrEqual(before - 3 * error);
    before = sides[0]!;
  }
});

test("three sides that are as good as each other win as often as in whole games", () => {
  const start = { ...cribbage.initialState({ first: 0, players: 3 }), scores: [100, 100, 100] };
  const { sides, error } = winChances(cribbage.view(start), { deals: often(1000, 4000) });
  // Of 20,000 games from there that were simulated apart, 55.4, 18.7 and 25.9 %.
  for (const [side, share] of [0.554, 0.187, 0.259].entries())
    expect(Math.abs(sides[side]! - share)).toBeLessThan(4 * error);
});

describe("bad input is named", () => {
  const seen = cribbage.view(cribbage.initialState({ first: 0 }));
  test.each([
    ["", () => winChances(null as never)],
    ["phase", () => winChances({ ...seen, phase: "flop" } as never)],
    ["scores", () => winChances(cribbage.view(cribbage.initialState({ first: 0, target: 1000 })))],
    ["options.deals", () => winChances(seen, { deals: 0 })],
    ["options.random", () => winChances(seen, { random: 4 as never })],
    ["options.samples", () => winChances(seen, { samples: 4 } as never)],
  ])("%s", (path, run) => {
    expect(pathOf(run)).toBe(path);
  });

  test("views of another game", () => {
    const { state } = playout(crosscribb, { random: seeded(1), limit: 6 });
    expect(() => winChances(crosscribb.view(state, 0) as unknown as CribbageView)).toThrow(/must|is|unknown/);
    expect(pathOf(() => winChances(crosscribb.view(state, 0) as unknown as CribbageView))).not.toBe("nothing");
  });
});
