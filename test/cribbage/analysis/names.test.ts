import { describe, expect, test } from "vitest";
import { winChances } from "../../../src/cribbage/analysis/index.ts";
import type { CribbageMove, CribbageOptions } from "../../../src/cribbage/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { playout, replay, seeded } from "../../../src/index.ts";
import { renamed } from "../../arbitraries.ts";
import { often } from "../../often.ts";
import { inWords } from "../../words.ts";
import { advised } from "./advised.ts";

/** Number of deals in which a view is tried. */
const DEALS = often(25, 200);

/** Estimates of the same chance are never this many standard errors apart, out of hundreds. */
const APART = 5;

/** And so much more, where all deals end alike and the standard error is next to nothing. */
const SLACK = 0.01;

const OPTIONS: readonly CribbageOptions[] = [
  { players: 2 },
  { players: 3 },
  { players: 4, partners: true },
  { players: 4, partners: false },
];

/** A move when everyone sits one seat further to the left. */
function turned(move: CribbageMove, players: number): CribbageMove {
  if (move.type === "deal") return { ...move, hands: [move.hands.at(-1)!, ...move.hands.slice(0, -1)] };
  return move.type === "cut" || move.type === "cut-for-deal" ? move : { ...move, seat: (move.seat + 1) % players };
}

describe.each(OPTIONS.map((options) => [inWords(options), options] as const))("with %s", (_, options) => {
  const players = options.players!;
  const games = [1, players + 2, players + 4, players + 7].map((limit) => {
    const { state, record } = playout(cribbage, { random: seeded(limit), options: { ...options, first: 0 }, limit });
    const settings = { ...record.settings, first: 1 };
    const moves = record.moves.map((move) => turned(move, players));
    const other = replay(cribbage, renamed({ ...record, settings, moves }, ["H", "S", "C", "D"]));
    return { state, other, seat: cribbage.activeSeats(state)[0]! };
  });

  test("the seats and the suits are but names to winChances", () => {
    for (const { state, other } of games)
      for (let seat = 0; seat < players; seat++) {
        const here = winChances(cribbage.view(state, seat), { deals: DEALS });
        const there = winChances(cribbage.view(other, (seat + 1) % players), { deals: DEALS, random: seeded(2) });
        const most = APART * Math.hypot(here.error, there.error) + SLACK;
        here.sides.forEach((chance, side) => {
          expect(Math.abs(chance - there.sides[(side + 1) % here.sides.length]!)).toBeLessThan(most);
        });
      }
  });

  test("the seats and the suits are but names to advise", () => {
    for (const { state, other, seat } of games) {
      if (state.phase !== "discard" && state.phase !== "play") throw new Error("nobody is to choose");
      const here = advised(cribbage.view(state, seat), { deals: DEALS });
      const there = advised(cribbage.view(other, (seat + 1) % players), { deals: DEALS, random: seeded(2) });
      const cards = (move: CribbageMove) => JSON.stringify("cards" in move ? [...move.cards].sort() : move);
      for (const { move, win, error } of here) {
        const name = cards(renamed(turned(move, players), ["H", "S", "C", "D"]));
        const same = there.find((choice) => cards(choice.move) === name)!;
        expect(Math.abs(win - same.win)).toBeLessThan(APART * Math.hypot(error, same.error) + SLACK);
      }
    }
  });
});
