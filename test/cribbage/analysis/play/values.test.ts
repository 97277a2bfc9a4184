import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { playValues } from "../../../../src/cribbage/analysis/index.ts";
import { openHandNet } from "../../../../src/cribbage/analysis/play/search.ts";
import { passGo } from "../../../../src/cribbage/analysis/simulator/play.ts";
import { positionOf } from "../../../../src/cribbage/analysis/simulator/position.ts";
import { type CribbageState, cribbage, type PlayState } from "../../../../src/cribbage/index.ts";
import { type Card, type Random, seeded, sideOf } from "../../../../src/index.ts";
import { seed } from "../../../arbitraries.ts";
import { pathOf } from "../../../thrown.ts";
import { inWords } from "../../../words.ts";
import { choices, without } from "../oracle.ts";

const TABLES = [{ players: 2 }, { players: 3 }, { players: 4 }, { players: 4, partners: false }] as const;

/** The play of a random deal, after some moves of it. */
function inPlay(from: number, plays: number, table: (typeof TABLES)[number] = TABLES[0]): PlayState | undefined {
  const random = seeded(from);
  let state: CribbageState = cribbage.initialState({ ...table, first: 0, target: 1000 });
  while (state.phase !== "play" || state.plays.length < plays) {
    if (state.phase === "show") return undefined;
    const moves = cribbage.legalMoves(state);
    state = cribbage.apply(state, cribbage.chance(state, random) ?? moves[Math.floor(random() * moves.length)]!);
  }
  return state;
}

/** Minimax by the rules alone, nothing left out. */
function oracle(state: CribbageState, side: number): number {
  if (state.phase !== "play") return 0;
  const values = cribbage.legalMoves(state).map((move) => {
    const next = cribbage.apply(state, move);
    const gain = next.awards.reduce((sum, score) => sum + (score.side === side ? score.points : -score.points), 0);
    return gain + oracle(next, side);
  });
  return sideOf(state, state.turn) === side ? Math.max(...values) : Math.min(...values);
}

describe("with open hands", () => {
  test.each(TABLES.map((table) => [inWords(table), table] as const))(
    "%s: the pruned search finds what the whole tree holds",
    (_, table) => {
      fc.assert(
        fc.property(seed, (from) => {
          const state = inPlay(from, table.players === 2 ? 2 : 3 * table.players - 2, table);
          if (state === undefined) return;
          const { start, last } = positionOf(state, [], Number.POSITIVE_INFINITY);
          passGo(start, last);
          // The log may hold scores of other branches, and the table of points fills as cards are counted.
          const before = { ...structuredClone(start), scoreLog: [], latest: [] };
          for (let side = 0; side < state.scores.length; side++) {
            const gone = start.scores.map((score, other) => (other === side ? 1 : -1) * (score - state.scores[other]!));
            const net = gone.reduce((sum, points) => sum + points) + openHandNet(start, side, 16);
            expect(net).toBe(oracle(state, side));
          }
          expect({ ...start, scoreLog: [], latest: [] }).toEqual(before);
        }),
        { numRuns: 12 },
      );
    },
  );
});

describe("playValues", () => {
  test("with two hidden cards it is the mean over each two cards that the other may hold", () => {
    fc.assert(
      fc.property(seed, (from) => {
        const state = inPlay(from, 4);
        const other = state === undefined ? 0 : 1 - state.turn;
        if (state === undefined || state.hands[other]!.length > 2) return;
        const view = cribbage.view(state, state.turn);
        const { exact, values } = playValues(view);
        expect(exact).toBe(true);
        const sums = new Map<Card, number>();
        let deals = 0;
        for (const guess of guesses(state, other)) {
          deals++;
          for (const { card } of values) {
            const next = cribbage.apply(guess, { type: "play", seat: state.turn, card });
            const gain = next.awards.reduce((sum, s) => sum + (s.side === state.turn ? s.points : -s.points), 0);
            sums.set(card, (sums.get(card) ?? 0) + gain + oracle(next, state.turn));
          }
        }
        for (const { card, net } of values) expect(net).toBeCloseTo(sums.get(card)! / deals, 9);
      }),
      { numRuns: 6 },
    );
  });

  /** Every state with other hidden cards that the rules could have led to. */
  function* guesses(state: PlayState, other: number): Generator<CribbageState> {
    const view = cribbage.view(state, state.turn);
    const seen = JSON.stringify(view);
    const hidden = without().filter((card) => !seen.includes(`"${card}"`));
    for (const cards of choices(hidden, state.hands[other]!.length)) {
      const hands = state.hands.map((hand, seat) => (seat === other ? cards : hand));
      const rest = hidden.filter((card) => !cards.includes(card));
      const mine = 2 * state.turn;
      const crib = state.crib.map((card, i) => (i === mine || i === mine + 1 ? card : rest.pop()!));
      const guess = { ...state, hands, crib };
      if (isPossible(guess)) yield guess;
    }
  }

  /** Whether the play so far could have been made with these hands. */
  function isPossible({ plays, dealer, turn, ...table }: PlayState): boolean {
    const played = (seat: number) =>
      plays.flatMap((move) => (move.type === "play" && move.seat === seat ? [move.card] : []));
    const hands = table.hands.map((hand, seat) => [...played(seat), ...hand]);
    let state: CribbageState = { ...table, hands, dealer, plays: [], countStarts: [0], count: 0, turn: 1 - dealer };
    for (const move of plays) {
      if (!cribbage.isLegal(state, move)) return false;
      state = cribbage.apply(state, move);
    }
    return state.phase === "play" && state.turn === turn;
  }

  test("the values are those of the legal cards, the best first, and the same for a seed", () => {
    for (const table of TABLES)
      fc.assert(
        fc.property(seed, fc.nat(12), (from, plays) => {
          const state = inPlay(from, plays, table);
          if (state === undefined) return;
          const view = cribbage.view(state, state.turn);
          const run = () => playValues(view, { random: seeded(from), samples: 4 });
          const once = run();
          const { values } = once;
          const legal = cribbage.legalMoves(view).flatMap((move) => (move.type === "play" ? [move.card] : []));
          expect(values.map(({ card }) => card).sort()).toEqual(legal.sort());
          expect(values.map(({ net }) => net)).toEqual(values.map(({ net }) => net).sort((a, b) => b - a));
          expect(run()).toEqual(once);
        }),
        { numRuns: 8 },
      );
  });

  test("what a card pegs at once is in the rules: a pair 2, fifteen 2, last card 1", () => {
    const states = Array.from({ length: 300 }, (_, from) => inPlay(from, 7)).filter((state) => state !== undefined);
    const last = states.filter(({ hands }) => hands.flat().length === 1);
    expect(last.length).toBeGreaterThan(20);
    for (const state of last) {
      const { exact, deals, values } = playValues(cribbage.view(state, state.turn));
      if (values.length === 0) continue;
      expect([exact, deals]).toEqual([true, 1]);
      expect(values[0]!.net).toBe(values[0]!.now);
      expect(values[0]!.net).toBeGreaterThan(0);
    }
  });

  test("many samples come near the exact mean", () => {
    const state = inPlay(5, 2)!;
    const view = cribbage.view(state, state.turn);
    const { exact, values } = playValues(view);
    expect(exact).toBe(true);
    for (const { card, net } of values) {
      const drawn = Array.from({ length: 400 }, (_, i) => cribbage.determinize(view, seeded(i)) as PlayState);
      const nets = drawn.map((deal) => {
        const next = cribbage.apply(deal, { type: "play", seat: deal.turn, card });
        return (
          next.awards.reduce((sum, s) => sum + (s.side === deal.turn ? s.points : -s.points), 0) +
          oracle(next, deal.turn)
        );
      });
      expect(Math.abs(nets.reduce((sum, n) => sum + n, 0) / 400 - net)).toBeLessThan(0.5);
    }
  });

  test("bad input is named", () => {
    const state = inPlay(1, 0)!;
    const view = cribbage.view(state, state.turn);
    const bad = (): number => Number.NaN;
    expect(pathOf(() => playValues(cribbage.view(cribbage.initialState())))).toBe("phase");
    expect(pathOf(() => playValues(cribbage.view(state, 1 - state.turn)))).toBe("viewer");
    expect(pathOf(() => playValues(cribbage.view(state)))).toBe("viewer");
    expect(pathOf(() => playValues(view))).toBe("options.random");
    expect(pathOf(() => playValues(view, { random: 1 as unknown as Random }))).toBe("options.random");
    expect(pathOf(() => playValues(view, { random: bad }))).toBe("random");
    expect(pathOf(() => playValues(view, { random: seeded(1), samples: 0 }))).toBe("options.samples");
    expect(pathOf(() => playValues(view, { seed: 1 } as never))).toBe("options.seed");
  });
});
