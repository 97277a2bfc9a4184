// Laws of `themesOf`, `meritsOf`, and `repliesTo`.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { meritsOf, repliesTo, themesOf } from "../../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { playout, seeded, sideOf } from "../../../src/index.ts";
import { renamed, seed } from "../../arbitraries.ts";
import { often } from "../../often.ts";
import { pathOf } from "../../thrown.ts";

const states = fc
  .record({ options: fc.constantFrom({}, { players: 3 }, { players: 4 }, { players: 4, partners: false }), seed })
  .map(({ options, seed: start }) => {
    const setup = { random: seeded(start), options: { ...options, first: 0 } as const, limit: start % 40 };
    return playout(cribbage, setup).state;
  });

const suits = ["H", "S", "C", "D"] as const;
const ranks = (view: cribbage.CribbageView, move: cribbage.CribbageMove) =>
  repliesTo(view, move)
    .map(({ card, score }) => `${card[0]} ${score.points}`)
    .toSorted();

describe.each([
  ["themesOf", themesOf],
  ["meritsOf", meritsOf],
  ["repliesTo", ranks],
])("%s", (_, read) => {
  test("reads every legal move of a discard or a play, whatever the suits, and no other", () => {
    let looked = 0;
    const property = fc.property(states, (state) => {
      const seat = cribbage.activeSeats(state)[0];
      if (seat === undefined) return;
      const view = cribbage.view(state, seat);
      const moves = cribbage.legalMoves(view, seat);
      if (state.phase !== "discard" && state.phase !== "play") {
        expect(pathOf(() => read(view, moves[0]!))).toBe("phase");
        return;
      }
      looked++;
      for (const move of moves) {
        const [there, same] = renamed([view, move] as const, suits);
        expect(read(there, same)).toEqual(read(view, move));
      }
      expect(pathOf(() => read(view, { type: "show", seat, hand: "hand" }))).toBe("move");
    });
    fc.assert(property, { numRuns: often(100, 300) });
    expect(looked).toBeGreaterThan(20);
  });
});

test("no name is given twice", () => {
  const property = fc.property(states, (state) => {
    const seat = cribbage.activeSeats(state)[0];
    if (seat === undefined || (state.phase !== "discard" && state.phase !== "play")) return;
    const view = cribbage.view(state, seat);
    for (const move of cribbage.legalMoves(view, seat)) {
      const names = [...themesOf(view, move), ...meritsOf(view, move)];
      expect(new Set(names).size).toBe(names.length);
    }
  });
  fc.assert(property, { numRuns: often(50, 200) });
});

test("an opponent's card scores what its reply does, by the rules of the game", () => {
  let [scored, others] = [0, 0];
  const property = fc.property(states, (state) => {
    const seat = cribbage.activeSeats(state)[0];
    if (seat === undefined || state.phase !== "play") return;
    const view = cribbage.view(state, seat);
    for (const move of cribbage.legalMoves(state, seat)) {
      const after = cribbage.apply(state, move);
      const next = cribbage.activeSeats(after)[0];
      if (
        move.type !== "play" ||
        after.phase !== "play" ||
        after.count === 0 ||
        sideOf(after, next!) === sideOf(after, seat)
      )
        continue;
      const replies = repliesTo(view, move);
      for (const answer of cribbage.legalMoves(after, next!)) {
        if (answer.type !== "play") continue;
        const items = cribbage.apply(after, answer).awards.flatMap((award) => award.items);
        const points = items.reduce(
          (sum, { kind, points }) => sum + (kind === "go" || kind === "last-card" ? 0 : points),
          0,
        );
        expect(replies.find(({ card }) => card === answer.card)?.score.points ?? 0).toBe(points);
        if (points > 0) scored++;
        else others++;
      }
    }
  });
  fc.assert(property, { numRuns: often(150, 500) });
  expect(Math.min(scored, others)).toBeGreaterThan(20);
});
