import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { valueOfCard } from "../../../../src/core/card.ts";
import { equilibriumOf } from "../../../../src/cribbage/analysis/discard/equilibrium.ts";
import { rankHands } from "../../../../src/cribbage/analysis/engine/hand.ts";
import { cribKind } from "../../../../src/cribbage/analysis/engine/simulation.ts";
import { drawHands, handWeights } from "../../../../src/cribbage/analysis/hidden/hands.ts";
import { positionOf } from "../../../../src/cribbage/analysis/hidden/position.ts";
import { policiesFor } from "../../../../src/cribbage/analysis/policies/policy.ts";
import type { CribbageOptions } from "../../../../src/cribbage/index.ts";
import * as cribbage from "../../../../src/cribbage/index.ts";
import type { PlayState, View } from "../../../../src/cribbage/state.ts";
import { agrees, boundOf, unseenCards } from "../../../../src/cribbage/unseen.ts";
import { type Card, cardIndex, seeded } from "../../../../src/index.ts";
import { seed } from "../../../arbitraries.ts";
import { expectEqual } from "../../../equal.ts";
import { afterMoves } from "../../../moves.ts";
import { often } from "../../../often.ts";
import { inWords } from "../../../words.ts";
import { TABLES } from "../engine/replay.ts";
import { choices } from "../oracle.ts";
import { inPlay } from "./in-play.ts";

/** The view of the seat to play in {@link inPlay}. */
function viewInPlay(from: number, plays: number, options: CribbageOptions): View<PlayState> | undefined {
  const state = inPlay(from, plays, options);
  return state && (cribbage.view(state, state.turn) as View<PlayState>);
}

const ranksOf = (cards: readonly Card[]) => cards.map((card) => cardIndex(card) >> 2).sort((a, b) => a - b);
const numberOf = (ranks: readonly number[], rank: number) => ranks.filter((other) => other === rank).length;
const RANKS = Array.from({ length: 13 }, (_, rank) => rank);

/** Each hand of ranks that a seat may have left, and its weight; in their order. */
function likelyHands(view: View<PlayState>, seat: number): { readonly ranks: string; readonly weight: number }[] {
  const position = { ...positionOf(view, policiesFor(view.hands.length)), inference: undefined };
  const other = position.hidden.find((known) => known.seat === seat)!;
  const weights = handWeights(position, other);
  const size = 4 - other.kept.length;
  const hands = rankHands(size);
  return [...weights].flatMap((weight, n) =>
    weight === 0 ? [] : [{ ranks: hands.slice(size * n, size * n + size).join(), weight }],
  );
}

/** The same by looking at all hands of four: those without what is played, if they had it, are what is left. */
function likelyHandsOneByOne(
  view: View<PlayState>,
  seat: number,
): { readonly ranks: string; readonly weight: number }[] {
  const isOwn = seat % view.scores.length === view.dealer % view.scores.length;
  const { keeps: chances } = equilibriumOf(
    cribKind({ seats: view.hands.length, sides: view.scores.length }),
    isOwn ? "own" : "opponent",
  );
  const unseen = unseenCards(view);
  const played = view.plays.flatMap((move) => (move.type === "play" && move.seat === seat ? [move.card] : []));
  const fitting = RANKS.map(
    (rank) => unseen.filter((card) => cardIndex(card) >> 2 === rank && valueOfCard(card) > boundOf(view, seat)).length,
  );
  return [...chances].flatMap((chance, n) => {
    const left = [...rankHands(4).subarray(4 * n, 4 * n + 4)];
    for (const rank of ranksOf(played)) {
      if (!left.includes(rank)) return [];
      left.splice(left.indexOf(rank), 1);
    }
    let ways = 1;
    for (const rank of RANKS) ways *= binomial(fitting[rank]!, numberOf(left, rank));
    return ways === 0 ? [] : [{ ranks: left.join(), weight: chance * ways }];
  });
}

function binomial(n: number, k: number): number {
  return k === 0 ? 1 : (binomial(n, k - 1) * (n - k + 1)) / k;
}

/** Deals drawn for a view: the ranks of each hand, in rising order. */
function drawn(view: View<PlayState>, deals: number, from: number): number[][][] {
  const { players } = view.settings;
  const hands = drawHands(
    { ...positionOf(view, policiesFor(view.hands.length)), inference: undefined },
    deals,
    seeded(from),
  );
  // A byte each, 127 where there is no card.
  const bytes = [...new Uint8Array(Int32Array.from(hands).buffer)];
  const ranks = Array.from(hands, (_, i) =>
    bytes.slice(4 * i, 4 * i + 4).flatMap((byte) => (byte === 127 ? [] : [byte - 1])),
  );
  return Array.from({ length: hands.length / players }, (_, i) => ranks.slice(players * i, players * (i + 1)));
}

describe.each(TABLES.map((options) => [inWords(options), options] as const))("at a table of %s", (_, options) => {
  test("the hands that are left and their weights are those of looking at all whole hands", () => {
    fc.assert(
      fc.property(seed, fc.nat(14), (from, plays) => {
        const view = viewInPlay(from, plays, options);
        if (view === undefined) return;
        for (let seat = 0; seat < view.hands.length; seat++)
          if (seat !== view.turn) expectEqual(likelyHands(view, seat), likelyHandsOneByOne(view, seat));
      }),
      { numRuns: often(3, 10) },
    );
  });

  test("the hands that are drawn can be dealt, as many as are wanted or fewer", () => {
    fc.assert(
      fc.property(seed, fc.nat(14), (from, plays) => {
        const view = viewInPlay(from, plays, options);
        if (view === undefined) return;
        const deals = drawn(view, 30, from);
        expect(deals.length).toBeLessThanOrEqual(30);
        expect(deals.length).toBeGreaterThan(0);
        const unseen = ranksOf(unseenCards(view));
        for (const hands of deals) {
          expect(hands.map(({ length }) => length)).toEqual(view.hands.map(({ length }) => length));
          expect(hands[view.turn]).toEqual(ranksOf(view.hands[view.turn] as readonly Card[]));
          const others = hands.flatMap((ranks, seat) => (seat === view.turn ? [] : ranks));
          for (const rank of RANKS) expect(numberOf(others, rank)).toBeLessThanOrEqual(numberOf(unseen, rank));
        }
      }),
      { numRuns: often(4, 30) },
    );
  });
});

test("each hand is drawn as often as its weight says, to less than one deal", () => {
  fc.assert(
    fc.property(seed, fc.nat(12), fc.integer({ min: 1, max: 300 }), (from, plays, n) => {
      const view = viewInPlay(from, plays, { players: 2 });
      if (view === undefined) return;
      const other = 1 - view.turn;
      const likely = likelyHandsOneByOne(view, other);
      const total = likely.reduce((sum, { weight }) => sum + weight, 0);
      const hands = drawn(view, n, from).map((deal) => deal[other]!.join());
      for (const { ranks, weight } of likely) {
        const times = hands.filter((hand) => hand === ranks).length;
        expect(Math.abs(times - (n * weight) / total)).toBeLessThan(1 + 1e-9);
      }
    }),
    { numRuns: often(5, 20) },
  );
});

test("with three cards or fewer hidden, the hands are those of every deal that agrees with the view", () => {
  fc.assert(
    fc.property(seed, fc.integer({ min: 2, max: 12 }), (from, plays) => {
      const view = viewInPlay(from, plays, { players: 2 });
      const other = view === undefined ? 0 : 1 - view.turn;
      if (view === undefined || view.hands[other]!.length > 3) return;
      const likely = likelyHands(view, other).map(({ ranks }) => ranks);
      const agreeing = new Set(
        choices(unseenCards(view), view.hands[other]!.length)
          .filter((hand) =>
            agrees({
              ...view,
              hands: view.hands.map((own, seat) => (seat === other ? hand : own)),
            } as unknown as PlayState),
          )
          .map((hand) => ranksOf(hand).join()),
      );
      expect(likely.sort()).toEqual([...agreeing].sort());
    }),
    { numRuns: often(4, 30) },
  );
});

test("who has played a seven rather has an eight left than a jack", () => {
  const deal = "- deal AH AD 2C 3C QD KD / 7D 8H 8C 9S 2H QS";
  const moves = [deal, "0 discard QD KD", "1 discard 2H QS", "- cut 5S", "1 play 7D"];
  const state = afterMoves(cribbage, cribbage.initialState({ first: 0 }), ...moves);
  const hands = likelyHands(cribbage.view(state, 0) as View<PlayState>, 1);
  const weight = (rank: number) =>
    hands.reduce((sum, hand) => sum + (hand.ranks.split(",").includes(`${rank}`) ? hand.weight : 0), 0);
  expect(weight(7)).toBeGreaterThan(1.5 * weight(10));
});
