import { describe, expect, test } from "vitest";
import { HIDDEN } from "../../../../src/core/card.ts";
import type { Policy } from "../../../../src/cribbage/analysis/engine/simulation.ts";
import { dealsFor, finishDeal } from "../../../../src/cribbage/analysis/hidden/deals.ts";
import { type DealInProgress, type Position, positionOf } from "../../../../src/cribbage/analysis/hidden/position.ts";
import { policiesFor } from "../../../../src/cribbage/analysis/policies/policy.ts";
import * as cribbage from "../../../../src/cribbage/index.ts";
import { type CribbageOptions, type CribbageState, determinize, view } from "../../../../src/cribbage/index.ts";
import { agrees } from "../../../../src/cribbage/unseen.ts";
import { CARDS, playout, seeded } from "../../../../src/index.ts";
import { expectEqual } from "../../../equal.ts";
import { NIGHT, often } from "../../../often.ts";
import { inWords } from "../../../words.ts";
import { randomPolicy } from "../engine/random.ts";
import { cardsAt, noting, replay, resultOf, TABLES } from "../engine/replay.ts";

const random = seeded(1);

/** Discards its highest cards, which it finds by sorting all in place. */
const highDiscarder: Policy = {
  discard: ({ pack, size }, seat) => {
    pack.subarray(size * seat, size * seat + size).sort();
    return size === 6 ? 48 : 16;
  },
  play: randomPolicy(random).play,
};

/** The states of some random games in which a deal is under way. */
function dealsOf(options: CribbageOptions, games: number): (CribbageState & DealInProgress)[] {
  const states: (CribbageState & DealInProgress)[] = [];
  for (let seed = 1; seed <= games; seed++)
    playout(cribbage, {
      random: seeded(seed),
      options: { target: 61, ...options },
      watch: (_move, _before, after) => {
        if ("hands" in after && after.phase !== "over") states.push(after);
      },
    });
  return states;
}

/** By players, where in the pack the cards of the crib are. */
const CRIB: Readonly<Record<number, readonly number[]>> = { 2: [4, 5, 10, 11], 3: [15, 4, 9, 14], 4: [4, 9, 14, 19] };

/** The whole deal that a position has been filled with. */
function filled(deal: DealInProgress, { game }: Position): CribbageState & DealInProgress {
  const { seats, size } = game;
  const moves = deal.phase === "play" ? deal.plays : [];
  const gone = moves.flatMap((move) => (move.type === "play" ? [move.card] : []));
  const crib = deal.crib.map((card, i) => card && cardsAt(game, CRIB[seats]![i]!, 1)[0]!);
  const hands = deal.hands.map((hand: readonly string[], seat) => {
    const held = cardsAt(game, size * seat, hand.length === size ? size : 4).filter((card) => !gone.includes(card));
    return hand.includes(HIDDEN) ? held : hand;
  });
  const { viewer: _, ...rest } = deal;
  return { ...rest, hands, crib } as CribbageState & DealInProgress;
}

const WHOLE_PACK = new Set(CARDS.keys());

/** Plays a position to the end of the deal, and the same deal by the rules. */
function expectSame(position: Position, state: CribbageState, played: number[]): void {
  played.length = 0;
  const won = finishDeal(position);
  const [, byRules] = replay(state, position.game, played);
  expectEqual({ ...resultOf(position.game), won }, { ...byRules, won: byRules.winner >= 0 });
}

const ALL = [...TABLES, ...TABLES.map((table) => ({ ...table, muggins: true }))];

describe.each(ALL.map((table) => [inWords(table), table] as const))("%s", (_, table) => {
  const states = dealsOf(table, 1);
  const looked = states.filter((_, i) => NIGHT || i % 6 === 0);
  const played: number[] = [];
  const policies = Array(4).fill(noting(randomPolicy(random), played));

  test("a state is played on as the rules do", () => {
    const phases = new Set(states.map(({ phase }) => phase));
    expect(phases.size).toBe(table.muggins ? 5 : 4);
    for (const state of looked) {
      const position = positionOf(state, policies);
      expect(position.hidden).toEqual([]);
      dealsFor(position, 1, random)();
      expectEqual(filled(state, position), state);
      expectSame(position, state, played);
    }
  });

  test("so is a state from `determinize`", () => {
    for (const [i, state] of looked.entries()) {
      const guess = determinize(view(state, i % state.settings.players), random) as DealInProgress & CribbageState;
      const position = positionOf(guess, policies);
      dealsFor(position, 1, random)();
      expectEqual(filled(guess, position), guess);
      expectSame(position, guess, played);
    }
  });

  test.each([
    ["any cards", randomPolicy(random)],
    ["the highest", highDiscarder],
  ])("a view is filled with cards that agree with it, and played on, by a policy that discards %s", (_, policy) => {
    const followed = Array(4).fill(noting(policy, played));
    for (const [i, state] of looked.entries()) {
      const viewer = [0, 1, undefined][i % 3];
      const seen = view(state, viewer) as DealInProgress;
      const position = positionOf(seen, followed);
      const deal = dealsFor(position, 2, random);
      for (let n = 0; n < 2; n++) {
        deal();
        expectEqual(new Set(position.game.pack), WHOLE_PACK);
        const guess = filled(seen, position);
        expectEqual(view(guess, viewer), seen);
        expect(agrees(guess)).toBe(true);
        expectSame(position, guess, played);
      }
    }
  });

  test("who has not played yet has discarded what is best for hand, crib and pegging", () => {
    const best = policiesFor(table.players ?? 2);
    let followed = 0;
    let all = 0;
    for (const state of states) {
      if (state.phase !== "cut") continue;
      const position = positionOf(view(state) as DealInProgress, policies);
      const deals = often(8, 20);
      const deal = dealsFor(position, deals, random);
      for (let n = 0; n < deals; n++) {
        deal();
        const { pack, seats, size } = position.game;
        for (let seat = 0; seat < seats; seat++) {
          const discarded = cardsAt(position.game, size * seat + 4, size - 4).sort();
          const places = best[seat]!.discard({ ...position.game, pack: pack.slice() }, seat);
          const sorted = { ...position.game, pack: pack.slice() };
          best[seat]!.discard(sorted, seat);
          const chosen = Array.from({ length: size }, (_, i) => i).filter((i) => (places >> i) & 1);
          if (
            chosen
              .map((i) => cardsAt(sorted, size * seat + i, 1)[0]!)
              .sort()
              .join() === discarded.join()
          )
            followed++;
          all++;
        }
      }
    }
    // Some hands are kept by strays alone.
    expect(followed / all).toBeGreaterThan(0.8);
  });
});
