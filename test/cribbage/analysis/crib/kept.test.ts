import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keepChances, STRAY } from "../../../../src/cribbage/analysis/crib/kept.ts";
import { hiddenDeals } from "../../../../src/cribbage/analysis/play/deals.ts";
import { drawHands, keptWeights, playedRanks } from "../../../../src/cribbage/analysis/play/likely.ts";
import { leaveOut, rankHands, waysToHold } from "../../../../src/cribbage/analysis/ranks.ts";
import { type CribbageState, cribbage } from "../../../../src/cribbage/index.ts";
import type { PlayView } from "../../../../src/cribbage/state.ts";
import { type Card, cardIndex, seeded } from "../../../../src/index.ts";
import { seed } from "../../../arbitraries.ts";
import { afterMoves } from "../../../moves.ts";

/** What the seat to play sees in the play of a random deal, after so many moves of it. */
function viewInPlay(from: number, plays: number, players: 2 | 3 | 4): PlayView | undefined {
  const random = seeded(from);
  let state: CribbageState = cribbage.initialState({ players, dealer: 0, target: 1000 });
  while (state.phase !== "play" || state.plays.length < plays) {
    if (state.phase === "show") return undefined;
    const moves = cribbage.legalMoves(state);
    state = cribbage.apply(state, cribbage.chance(state, random) ?? moves[Math.floor(random() * moves.length)]!);
  }
  return cribbage.view(state, state.turn) as PlayView;
}

/** What a seat may have left, with its weight. */
function likelyHands(view: PlayView, seat: number): { ranks: number[]; weight: number }[] {
  const left = new Uint8Array(4);
  return [...keptWeights(view, seat)].flatMap((weight, n) => {
    if (weight === 0) return [];
    const size = leaveOut(KEPT, 4 * n, 4, playedRanks(view, seat), left);
    return [{ ranks: [...left.subarray(0, size)], weight }];
  });
}

const WHOLE = new Uint8Array(13).fill(4);
const KEPT = rankHands(4);

describe("what players keep", () => {
  test.each([
    ["two", 20_358_520],
    ["three", 2_598_960],
    ["partners", 2_598_960],
    ["solo", 2_598_960],
  ] as const)("%s: from each deal four cards are kept", (kind, deals) => {
    const more = kind === "two" ? 1128 : 48;
    for (const chances of Object.values(keepChances(kind))) {
      let kept = 0;
      for (let n = 0; n < chances.length; n++) {
        const chance = chances[n]! - STRAY;
        if (!(chance >= 0 && chance <= 1 + 1e-9)) expect.fail(`hand ${n} is kept with a chance of ${chance}`);
        kept += (chances[n]! - STRAY) * waysToHold(KEPT, 4 * n, 4, WHOLE) * more;
      }
      expect(kept).toBeCloseTo(deals, 3);
    }
  });

  test("four fives are never thrown apart, and what is kept by lot is rare", () => {
    const fives = Array.from({ length: 1820 }, (_, n) => n).find(
      (n) => KEPT.subarray(4 * n, 4 * n + 4).join() === "4,4,4,4",
    );
    for (const chances of Object.values(keepChances("two"))) expect(chances[fives!]! - STRAY).toBeCloseTo(1, 1);
  });
});

describe("the hands of others", () => {
  test("with three cards or fewer hidden, they are those of every deal that agrees with the view", () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: 2, max: 12 }), (from, plays) => {
        const view = viewInPlay(from, plays, 2);
        const other = view === undefined ? 0 : 1 - view.turn;
        if (view === undefined || view.hands[other]!.length > 3) return;
        const likely = likelyHands(view, other).map(({ ranks }) => ranks.join());
        const agreeing = hiddenDeals(view, 455)!.map(({ state }) =>
          state.hands[other]!.map((card) => cardIndex(card) >> 2)
            .sort((a, b) => a - b)
            .join(),
        );
        expect(likely.sort()).toEqual(agreeing.sort());
      }),
      { numRuns: 30 },
    );
  });

  test.each([2, 3, 4] as const)(
    "%i players: those that are drawn can be dealt, as many as are wanted or fewer",
    (players) => {
      fc.assert(
        fc.property(seed, fc.nat(14), (from, plays) => {
          const view = viewInPlay(from, plays, players);
          if (view === undefined) return;
          const drawn = drawHands(view, 30, seeded(from));
          expect(drawn.length).toBeLessThanOrEqual(30);
          expect(drawn.length).toBeGreaterThan(0);
          const own = (view.hands[view.turn] as readonly Card[]).map((card) => cardIndex(card) >> 2);
          for (const hands of drawn) {
            expect(hands.map(({ length }) => length)).toEqual(view.hands.map(({ length }) => length));
            expect(hands[view.turn]).toEqual(own);
            const ranks = hands.flat();
            for (const rank of ranks) expect(ranks.filter((other) => other === rank).length).toBeLessThanOrEqual(4);
          }
        }),
        { numRuns: 30 },
      );
    },
  );

  test("who has played a seven rather has an eight left than a jack", () => {
    const deal = "- deal AH AD 2C 3C QD KD / 7D 8H 8C 9S 2H QS";
    const moves = [deal, "0 discard QD KD", "1 discard 2H QS", "- cut 5S", "1 play 7D"];
    const state = afterMoves(cribbage, cribbage.initialState({ dealer: 0 }), ...moves);
    const hands = likelyHands(cribbage.view(state, 0) as PlayView, 1);
    const weight = (rank: number) =>
      hands.reduce((sum, hand) => sum + (hand.ranks.includes(rank) ? hand.weight : 0), 0);
    expect(weight(7)).toBeGreaterThan(1.5 * weight(10));
  });
});
