import { describe, expect, test } from "vitest";
import { advise, bestDiscard } from "../../../../src/cribbage/analysis/index.ts";
import { type CribbageOptions, cribbage } from "../../../../src/cribbage/index.ts";
import { type Card, playout, seeded } from "../../../../src/index.ts";
import { afterMoves } from "../../../moves.ts";
import { pathOf } from "../../../thrown.ts";
import { inWords } from "../../../words.ts";
import { playing } from "../../table.ts";

const OPTIONS: readonly CribbageOptions[] = [
  { players: 2 },
  { players: 3 },
  { players: 4, partners: true },
  { players: 4, partners: false },
];

test.each(OPTIONS.map((options) => [inWords(options), options] as const))(
  "of %s: every legal choice, the one that wins most often first",
  (_, options) => {
    for (let limit = 2; limit < 60; limit += 3) {
      const { state } = playout(cribbage, { random: seeded(limit), options, limit });
      const seat = cribbage.activeSeats(state)[0];
      if (seat === undefined || (state.phase !== "discard" && state.phase !== "play")) continue;
      const moves = cribbage.legalMoves(state, seat);
      const choices = advise(cribbage.view(state, seat), { deals: 20 });
      if (moves[0]!.type === "go") expect(choices).toEqual([]);
      else expect(new Set(choices.map(({ move }) => move))).toEqual(new Set(moves));
      for (const [i, { win, error, points }] of choices.entries()) {
        expect(win >= 0 && win <= 1 && error >= 0 && Number.isFinite(points)).toBe(true);
        if (i > 0) expect(win).toBeLessThanOrEqual(choices[i - 1]!.win);
      }
    }
  },
);

test("cards of one rank are worth the same", () => {
  const state = playing({ hands: ["9H 9D KS QC", "7D 3H 4C JS"] });
  const choices = advise(cribbage.view(afterMoves(cribbage, state, "1 play 7D"), 0), { deals: 50 });
  const [nine, other] = choices.filter(({ move }) => move.type === "play" && move.card[0] === "9");
  expect({ ...nine, move: 0 }).toEqual({ ...other, move: 0 });
});

test("a card that wins at once wins for certain, and so does what nobody can beat", () => {
  const state = { ...playing({ hands: ["9H 8D KS QC", "7D 3H 4C JS"], crib: "AC 2D KD QH" }), scores: [119, 119] };
  const [best, next] = advise(cribbage.view(afterMoves(cribbage, state, "1 play 7D"), 0));
  expect(best).toMatchObject({ move: { type: "play", seat: 0, card: "8D" }, win: 1, error: 0 });
  expect(next!.win).toBeLessThan(1);
});

test("at the start of a game the best discard is seldom another than that for points", () => {
  let same = 0;
  for (let n = 0; n < 30; n++) {
    const { state } = playout(cribbage, { random: seeded(n), options: { first: 0 }, limit: 1 });
    if (state.phase !== "discard") throw new Error("nothing was dealt");
    const [best] = advise(cribbage.view(state, 0), { deals: 200 });
    const { cards } = bestDiscard(state.hands[0] as Card[], { dealer: true });
    if (best!.move.type === "discard" && best!.move.cards.join() === cards.join()) same++;
  }
  expect(same).toBeGreaterThanOrEqual(22);
});

describe("bad input is named", () => {
  const { state } = playout(cribbage, { random: seeded(1), options: { first: 0 }, limit: 4 });
  test.each([
    ["phase", () => advise(cribbage.view(cribbage.initialState()))],
    ["viewer", () => advise(cribbage.view(state, 0))],
    ["viewer", () => advise(cribbage.view(state))],
    ["", () => advise(undefined as never)],
    ["options.deals", () => advise(cribbage.view(state, 1), { deals: 1.5 })],
    ["options.seat", () => advise(cribbage.view(state, 1), { seat: 1 } as never)],
  ])("%s", (path, run) => {
    expect(pathOf(run)).toBe(path);
  });
});
