import { describe, expect } from "vitest";
import { shuffle } from "../../src/core/random.ts";
import type { CrossCribbMove, CrossCribbOptions, CrossCribbState } from "../../src/crosscribb/index.ts";
import * as crosscribb from "../../src/crosscribb/index.ts";
import { CARDS, type Random, type Seat } from "../../src/index.ts";
import { renamed } from "../arbitraries.ts";
import { describeLaws, type Symmetry } from "../laws.ts";
import { thinned } from "../often.ts";

/** Every combination, with the cut for the deal and a whole track, and with an agreed dealer and a short one. */
const options = (players: 2 | 3 | 4): CrossCribbOptions[] =>
  (["four", "five"] as const).flatMap((lineFlush) =>
    [false, true].flatMap((muggins) => [
      { players, lineFlush, muggins },
      { players, lineFlush, muggins, first: players - 1, target: 9 },
    ]),
  );

/** Every card that a state shows is there once, and 28 are dealt. */
function conserved(state: CrossCribbState): void {
  for (const score of state.scores) expect(score).toBeLessThanOrEqual(state.settings.target);
  if (state.phase === "cut-for-deal" || state.phase === "deal") return;
  const piles = "piles" in state ? state.piles.flat() : [];
  const laid = "board" in state ? [...state.board, ...state.crib] : [];
  const cards = [...piles, ...laid.filter((card) => card !== null)];
  expect(new Set(cards).size).toBe(cards.length);
  expect(cards).toHaveLength(state.phase === "cut" ? 28 : 29);
  if ("board" in state) expect(state.board[12]).toBe(state.cut);
}

/** Shuffles the cards that a seat cannot see among the places where they may lie, the pack included. */
function elsewhere(state: CrossCribbState, seat: Seat | undefined, random: Random): CrossCribbState {
  const view = crosscribb.view(state, seat);
  const shown = new Set(JSON.stringify(view).match(/"[A-Z2-9][CDHS]"/g));
  const hidden = shuffle(
    CARDS.filter((card) => !shown.has(`"${card}"`)),
    random,
  );
  const deal = <T>(card: T, seen: unknown) => (seen === "??" ? hidden.pop()! : card);
  const seen = view as { piles?: unknown[][]; crib?: unknown[] };
  return {
    ...state,
    ...("piles" in state && {
      piles: state.piles.map((pile, i) => pile.map((card, j) => deal(card, seen.piles![i]![j]))),
    }),
    ...("crib" in state && { crib: state.crib.map((card, i) => deal(card, seen.crib![i])) }),
  } as CrossCribbState;
}

/** Puts every square and every line elsewhere: `square` and `line` say where. */
function redrawn(square: (square: string) => string, line: (line: string) => string) {
  const at = (i: number) => "abcde".indexOf(square(`${"abcde"[i % 5]}${Math.floor(i / 5) + 1}`)[0]!);
  const row = (i: number) => Number(square(`${"abcde"[i % 5]}${Math.floor(i / 5) + 1}`)[1]) - 1;
  const move = (m: CrossCribbMove) => (m.type === "place" ? { ...m, square: square(m.square) } : m) as CrossCribbMove;
  const state = (s: CrossCribbState) => {
    if (!("board" in s)) return relined(s);
    const board = s.board.slice();
    s.board.forEach((card, i) => {
      board[5 * row(i) + at(i)] = card;
    });
    return { ...relined(s), board } as CrossCribbState;
  };
  const relined = (s: CrossCribbState): CrossCribbState => ({
    ...s,
    awards: s.awards.map((score) => ({
      ...score,
      line: score.line && /^[a-e1-5]$/.test(score.line) ? (line(score.line) as "a") : score.line,
    })),
  });
  return { state, move };
}

const renamingSuits: Symmetry<typeof crosscribb> = {
  name: "renaming the suits",
  pick: (random) => {
    const to = shuffle(["C", "D", "H", "S"], random);
    return { state: (state) => renamed(state, to), move: (move) => renamed(move, to) };
  },
};

const exchangingLines: Symmetry<typeof crosscribb> = {
  name: "exchanging the outer columns and rows",
  pick: (random) => {
    const columns = shuffle(["a", "b", "d", "e"], random);
    const rows = shuffle(["1", "2", "4", "5"], random);
    const line = (name: string) =>
      "abde".includes(name)
        ? columns["abde".indexOf(name)]!
        : "1245".includes(name)
          ? rows["1245".indexOf(name)]!
          : name;
    return redrawn((square) => line(square[0]!) + line(square[1]!), line);
  },
};

/** One seat to the left: what were columns are rows. */
const rotatingSeats: Symmetry<typeof crosscribb> = {
  name: "rotating the seats and turning the board over",
  pick: (_, settings) => {
    const n = settings.players;
    const seat = (s: Seat) => (s + 1) % n;
    const around = <T>(list: readonly T[]): T[] => list.map((_, i) => list[(i - 1 + n) % n]!);
    const other = (name: string) => ("abcde".includes(name) ? "12345"["abcde".indexOf(name)]! : "abcde"[+name - 1]!);
    const turned = redrawn((square) => other(square[1]!) + other(square[0]!), other);
    const move = (m: CrossCribbMove): CrossCribbMove => {
      if (m.type === "deal") return { ...m, piles: around(m.piles) };
      if (m.type === "cut-for-deal") return { ...m, cards: around(m.cards) };
      return m.type === "cut" ? m : ({ ...turned.move(m), seat: seat(m.seat) } as CrossCribbMove);
    };
    const state = (s: CrossCribbState): CrossCribbState =>
      ({
        ...turned.state(s),
        settings: { ...s.settings, first: s.settings.first === null ? null : seat(s.settings.first) },
        scores: [s.scores[1], s.scores[0]],
        totals: [s.totals[1], s.totals[0]],
        awards: turned.state(s).awards.map((score) => ({ ...score, side: 1 - score.side })),
        ...("cuts" in s && { cuts: s.cuts.length === 0 ? [] : around(s.cuts) }),
        ...("dealer" in s && { dealer: seat(s.dealer) }),
        ...("piles" in s && { piles: around(s.piles) }),
        ...("crib" in s && { crib: n === 2 ? [...s.crib.slice(2), ...s.crib.slice(0, 2)] : around<unknown>(s.crib) }),
        ...("turn" in s && { turn: seat(s.turn) }),
        ...("pending" in s && { pending: s.pending.map(seat).sort() }),
        ...("winners" in s && { winners: s.winners.map((side) => 1 - side) }),
      }) as CrossCribbState;
    return { state, move };
  },
};

describe.each([2, 3, 4] as const)("for %i", (players) => {
  describeLaws({
    game: crosscribb,
    options: thinned(options(players), 3),
    conserved,
    elsewhere,
    symmetries: [renamingSuits, exchangingLines, ...(players === 3 ? [] : [rotatingSeats])],
  });
});
