import { expect, test } from "vitest";
import { cribbageBot, likelyHands, trials } from "../../../../src/cribbage/analysis/index.ts";
import type { CribbageState } from "../../../../src/cribbage/index.ts";
import * as cribbage from "../../../../src/cribbage/index.ts";
import { playout, seeded } from "../../../../src/index.ts";
import { NIGHT, often } from "../../../often.ts";

/** The states of games between strong bots in which a seat of two is to play. */
function* statesInPlay(games: number): Generator<Extract<CribbageState, { phase: "play" }>> {
  const bot = cribbageBot({ level: trials({ deals: NIGHT ? 120 : 20 }) });
  for (let seed = 1; seed <= games; seed++) {
    const random = seeded(seed);
    let state: CribbageState = cribbage.initialState({ first: 0, target: 31 });
    while (state.phase !== "over") {
      const [seat] = cribbage.activeSeats(state);
      if (state.phase === "play") yield state;
      const move =
        seat === undefined
          ? cribbage.chance(state, random)!
          : bot(cribbage.view(state, seat), cribbage.legalMoves(state, seat), random);
      state = cribbage.apply(state, move);
    }
  }
}

const ORDER = "A23456789TJQK";
const ranksOf = (cards: readonly string[]) =>
  [...cards.map((card) => card[0]!).join("")].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join("");

test("a hand is held as often as it is likely, and one that is held is listed", () => {
  let held = 0;
  let expected = 0;
  let variance = 0;
  for (const state of statesInPlay(often(5, 200))) {
    const other = 1 - state.turn;
    const likely = likelyHands(cribbage.view(state, state.turn), other);
    expect(likely.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(likely.every(({ chance }, i) => chance > 0 && chance <= (likely[i - 1]?.chance ?? 1))).toBe(true);
    const actual = likely.findIndex(({ ranks }) => ranks.join("") === ranksOf(state.hands[other]!));
    expect(actual).toBeGreaterThanOrEqual(0);
    // The share of hands among the three likeliest.
    const three = likely.slice(0, 3).reduce((sum, { chance }) => sum + chance, 0);
    if (actual < 3) held++;
    expected += three;
    variance += three * (1 - three);
  }
  // Positions of one deal go together, so the spread is wider than that of single draws.
  expect(Math.abs(held - expected)).toBeLessThan(5 * Math.sqrt(variance));
});

test("a spectator judges both hands, and a seat before the play who has discarded", () => {
  const { state } = playout(cribbage, { random: seeded(1), options: { first: 0 }, limit: 4 });
  expect(state.phase).toBe("play");
  for (const seat of [0, 1]) expect(likelyHands(cribbage.view(state), seat)[0]!.ranks).toHaveLength(4);
});

test.each([
  ["its own hand", "seat", 0],
  ["no seat", "seat", 2],
])("%s is refused", (_, key, seat) => {
  const { state } = playout(cribbage, { random: seeded(1), options: { first: 0 }, limit: 4 });
  expect(() => likelyHands(cribbage.view(state, 0), seat)).toThrow(expect.objectContaining({ keys: [key] }));
});

test("so is a seat that has not discarded, and a view in which no hand is hidden", () => {
  const { state } = playout(cribbage, { random: seeded(1), options: { first: 0 }, limit: 1 });
  expect(() => likelyHands(cribbage.view(state, 0), 1)).toThrow(expect.objectContaining({ keys: ["seat"] }));
  const start = cribbage.view(cribbage.initialState({ first: 0 }));
  expect(() => likelyHands(start, 1)).toThrow(expect.objectContaining({ keys: ["phase"] }));
});
