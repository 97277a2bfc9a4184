// Laws of `featuresOf`.
import fc from "fast-check";
import { expect, test } from "vitest";
import { featuresOf } from "../../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { parseSituation } from "../../../src/cribbage/shorthand/index.ts";
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
/** The features of a move, with the ranks of its replies in place of their cards. */
function read(view: cribbage.CribbageView, move: cribbage.CribbageMove) {
  const { replies, ...names } = featuresOf(view, move);
  return { ...names, replies: replies.map(({ card, score }) => `${card[0]} ${score.points}`).toSorted() };
}

test("every legal move of a discard or a play has features, whatever the suits, and no other", () => {
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
      const features = read(view, move);
      const names = [...features.themes, ...features.merits];
      expect(new Set(names).size).toBe(names.length);
      const [there, same] = renamed([view, move] as const, suits);
      expect(read(there, same)).toEqual(features);
    }
    expect(pathOf(() => read(view, { type: "show", seat, hand: "hand" }))).toBe("move");
  });
  fc.assert(property, { numRuns: often(100, 300) });
  expect(looked).toBeGreaterThan(20);
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
      const { replies } = featuresOf(view, move);
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

test.each([
  ["pone 0-0, kept JH TS 5C 9D, cut 2, played:", ["5 2", "T 2"]],
  ["dealer 2-1, kept JH TS 5C 9D, cut 2, played: Q 5C K", ["T 2"]],
])("in %j, no reply would have fit when the opponent said go", (position, replies) => {
  const features = read(parseSituation(position), cribbage.parseMove("0 play TS"));
  expect([...new Set(features.replies)]).toEqual(replies);
});
