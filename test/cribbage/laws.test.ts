import { expect } from "vitest";
import { shuffle } from "../../src/core/random.ts";
import type { CribbageMove, CribbageOptions, CribbageState } from "../../src/cribbage/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { discardMove } from "../../src/cribbage/move-shape.ts";
import { CARDS, type Card, type Random, type Seat, type SettingsOf } from "../../src/index.ts";
import { renamed } from "../arbitraries.ts";
import { describeLaws } from "../laws.ts";
import { thinned } from "../often.ts";

const tables: CribbageOptions[] = [
  { players: 2 },
  { players: 3 },
  { players: 4, partners: true },
  { players: 4, partners: false },
];

/** Every combination of the options, the targets in turn. */
const options = tables
  .flatMap((table) => [false, true].map((muggins) => ({ ...table, muggins })))
  .flatMap((table) => ([3, 4] as const).map((doubleSkunk) => ({ ...table, doubleSkunk })))
  .flatMap((table) => [null, 1].map((first) => ({ ...table, first })))
  .map((table, i) => ({ ...table, target: [31, 121, 9][i % 3]! }));

/** Every card that a state shows is there once, and as many are dealt as the phase wants. */
function conserved(state: CribbageState): void {
  for (const score of state.scores) expect(score).toBeLessThanOrEqual(state.settings.target);
  if (!("hands" in state)) return;
  const laid =
    state.phase === "play" || (state.phase === "over" && (state.reason === "play" || state.reason === "cut"));
  const played = laid && "plays" in state ? state.plays.flatMap((m) => (m.type === "play" ? [m.card] : [])) : [];
  const starter = "starter" in state ? [state.starter] : [];
  const cards = [...state.hands.flat(), ...state.crib.filter((card) => card !== null), ...played, ...starter];
  expect(new Set(cards).size).toBe(cards.length);
  const dealt = state.settings.players === 2 ? 12 : state.settings.players * 5 + (state.settings.players === 3 ? 1 : 0);
  expect(cards).toHaveLength(dealt + starter.length);
}

/** Shuffles the cards that a seat cannot see among the places where they may lie, the pack included. */
function elsewhere(state: CribbageState, seat: Seat | undefined, random: Random): CribbageState {
  if (!("hands" in state)) return state;
  const view = cribbage.view(state, seat);
  if (!("hands" in view)) return state;
  const shown = new Set<string>([
    ...view.hands.flat(),
    ...view.crib.map(String),
    "starter" in state ? state.starter : "",
  ]);
  if ("plays" in state) for (const move of state.plays) if (move.type === "play") shown.add(move.card);
  const hidden = shuffle(
    CARDS.filter((card) => !shown.has(card)),
    random,
  );
  const deal = <T extends Card | null>(card: T, seen: unknown): T => (seen === "??" ? (hidden.pop() as T) : card);
  return {
    ...state,
    hands: state.hands.map((hand, i) => hand.map((card, j) => deal(card, view.hands[i]![j]))),
    crib: state.crib.map((card, i) => deal(card, view.crib[i])),
  } as CribbageState;
}

/** Every seat moves `by` places to the left. */
function rotation(by: number, { players: n, partners }: SettingsOf<typeof cribbage>) {
  const seat = (s: Seat) => (s + by) % n;
  const side = (s: number) => (partners ? (s + by) % 2 : seat(s));
  const around = <T>(list: readonly T[]): T[] => list.map((_, i) => list[(i - by + n) % n]!);
  const move = (m: CribbageMove): CribbageMove => {
    if (m.type === "deal") return { ...m, hands: around(m.hands) };
    if (m.type === "cut-for-deal") return { ...m, cards: around(m.cards) };
    return m.type === "cut" ? m : { ...m, seat: seat(m.seat) };
  };
  const cribOf = <T>(crib: readonly T[]): T[] => {
    if (n === 2) return by % 2 === 0 ? [...crib] : [...crib.slice(2), ...crib.slice(0, 2)];
    return n === 3 ? [crib[0]!, ...around(crib.slice(1))] : around(crib);
  };
  const state = (s: CribbageState): CribbageState =>
    ({
      ...s,
      settings: { ...s.settings, first: s.settings.first === null ? null : seat(s.settings.first) },
      scores: s.scores.map((_, i) => s.scores[s.scores.findIndex((_, j) => side(j) === i)]!),
      awards: s.awards.map((score) => ({ ...score, side: side(score.side) })),
      ...("cuts" in s && { cuts: s.cuts.length === 0 ? [] : around(s.cuts) }),
      ...("dealer" in s && { dealer: seat(s.dealer) }),
      ...("hands" in s && { hands: around(s.hands), crib: cribOf<Card | null>(s.crib) }),
      ...("plays" in s && { plays: s.plays.map(move) }),
      ...("turn" in s && { turn: seat(s.turn) }),
      ...("pending" in s && { pending: s.pending.map(seat).sort() }),
      ...("winners" in s && { winners: s.winners.map(side) }),
    }) as CribbageState;
  return { state, move };
}

/** Sorts two discarded cards into the order of `CARDS`. */
function tidy(move: CribbageMove): CribbageMove {
  return move.type === "discard" ? discardMove(move.seat, move.cards) : move;
}

describeLaws({
  game: cribbage,
  options: thinned(options, 5),
  conserved,
  elsewhere,
  symmetries: [
    {
      name: "renaming the suits",
      pick: (random) => {
        const to = shuffle(["C", "D", "H", "S"], random);
        return { state: (state) => renamed(state, to), move: (move) => tidy(renamed(move, to)) };
      },
    },
    {
      name: "rotating the seats",
      pick: (random, settings) => rotation(1 + Math.floor(random() * (settings.players - 1)), settings),
    },
  ],
});
