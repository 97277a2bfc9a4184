import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keptRanks } from "../../../../src/cribbage/analysis/engine/deal.ts";
import { handOfRanks, type RankHand, rankAt } from "../../../../src/cribbage/analysis/engine/hand.ts";
import { dealsFor } from "../../../../src/cribbage/analysis/hidden/deals.ts";
import { type Inference, inferenceOf } from "../../../../src/cribbage/analysis/hidden/inference.ts";
import { positionOf } from "../../../../src/cribbage/analysis/hidden/position.ts";
import { policiesFor } from "../../../../src/cribbage/analysis/policies/policy.ts";
import type { CribbageState } from "../../../../src/cribbage/index.ts";
import * as cribbage from "../../../../src/cribbage/index.ts";
import type { PlayState, View } from "../../../../src/cribbage/state.ts";
import { unseenCards } from "../../../../src/cribbage/unseen.ts";
import { type Card, cardIndex, sample, seeded } from "../../../../src/index.ts";
import { seed } from "../../../arbitraries.ts";
import { afterMoves } from "../../../moves.ts";
import { often } from "../../../often.ts";
import { inWords } from "../../../words.ts";
import { TABLES } from "../engine/replay.ts";
import { inPlay } from "./in-play.ts";

const rankOf = (card: Card) => cardIndex(card) >> 2;

/** The cards that a seat has played. */
function playedBy({ plays }: PlayState, seat: number): Card[] {
  return plays.flatMap((move) => (move.type === "play" && move.seat === seat ? [move.card] : []));
}

/** The likelihood of a seat's plays with the cards it has left. */
function likelihoodOf(state: PlayState, seat: number, left: readonly Card[] = state.hands[seat]!): number {
  const kept = [...playedBy(state, seat), ...left].map(rankOf);
  return inferenceOf(state).likelihood(seat, handOfRanks(kept));
}

/** Whether the rules allow the play so far if a seat has other cards left. */
function isPossible(state: PlayState, seat: number, left: readonly Card[]): boolean {
  const { plays, dealer, hands } = state;
  const kept = hands.map((hand, other) => [...playedBy(state, other), ...(other === seat ? left : hand)]);
  const start = { plays: [], countStarts: [0], count: 0, turn: (dealer + 1) % hands.length };
  let next: CribbageState = { ...state, hands: kept, ...start };
  for (const move of plays) {
    if (!cribbage.isLegal(next, move)) return false;
    next = cribbage.apply(next, move);
  }
  return next.phase === "play" && next.turn === state.turn && next.count === state.count;
}

describe.each(TABLES.map((options) => [inWords(options), options] as const))("at a table of %s", (_, options) => {
  test("the chances of a hand's next cards add up to that of the play so far", () => {
    fc.assert(
      fc.property(seed, fc.nat(14), (from, plays) => {
        const state = inPlay(from, plays, options);
        if (state === undefined) return;
        const { turn } = state;
        const before = likelihoodOf(state, turn);
        expect(before).toBeGreaterThan(0);
        const ranks = new Map(
          cribbage.legalMoves(state).map((move) => [move.type === "play" ? rankOf(move.card) : -1, move]),
        );
        const after = [...ranks.values()].map((move) => {
          const next = cribbage.apply(state, move);
          return next.phase === "play" ? likelihoodOf(next, turn) : before;
        });
        expect(after.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(before, 12);
      }),
      { numRuns: often(10, 50) },
    );
  });

  test("a hand is ruled out if the rules don't let it play as it did", () => {
    fc.assert(
      fc.property(seed, fc.nat(14), (from, plays) => {
        const state = inPlay(from, plays, options);
        if (state === undefined) return;
        const random = seeded(from);
        for (const [seat, hand] of state.hands.entries()) {
          if (seat === state.turn) continue;
          const left = sample(unseenCards(cribbage.view(state, seat) as View<PlayState>), hand.length, random);
          expect(likelihoodOf(state, seat, left) > 0).toBe(isPossible(state, seat, left));
        }
      }),
      { numRuns: often(20, 100) },
    );
  });
});

test("only what is public counts", () => {
  fc.assert(
    fc.property(seed, fc.nat(10), (from, plays) => {
      const state = inPlay(from, plays, { players: 2 });
      if (state === undefined) return;
      const { turn } = state;
      const kept = handOfRanks([...playedBy(state, 1 - turn), ...state.hands[1 - turn]!].map(rankOf));
      const view = cribbage.view(state, turn) as View<PlayState>;
      expect(inferenceOf(view).likelihood(1 - turn, kept)).toBe(inferenceOf(state).likelihood(1 - turn, kept));
    }),
    { numRuns: often(5, 20) },
  );
});

test("hands are filled in as often as they play what was seen", () => {
  const moves = [
    "- deal AH AD 2C 3C QD KD / 4D 8H 8C 9S 2H QS",
    "0 discard QD KD",
    "1 discard 2H QS",
    "- cut 5S",
    "1 play 4D",
  ];
  const state = afterMoves(cribbage, cribbage.initialState({ first: 0 }), ...moves);
  const view = cribbage.view(state, 0) as View<PlayState>;
  const held = (likelihood: Inference["likelihood"], deals = 2000) => {
    const { inference, ...position } = positionOf(view, policiesFor(view.hands.length));
    const deal = dealsFor({ ...position, inference: { ...inference!, likelihood } }, deals, seeded(1));
    let times = 0;
    for (let n = 0; n < deals; n++) {
      deal();
      if (holdsNine(keptRanks(position.game, 1))) times++;
    }
    return times / deals;
  };
  const before = held(() => 1);
  expect(held((_, kept) => (holdsNine(kept) ? 3 : 1))).toBeCloseTo((3 * before) / (1 + 2 * before), 2);
  expect(held((_, kept) => (holdsNine(kept) ? 0 : 1), often(300, 2000))).toBe(0);
});

/** Whether one of four ranks is a nine. */
function holdsNine(kept: RankHand): boolean {
  return [0, 1, 2, 3].some((place) => rankAt(kept, place) === 8);
}
