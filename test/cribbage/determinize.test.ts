import { describe, expect, test } from "vitest";
import { HIDDEN } from "../../src/core/card.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { apply, type CribbageState, determinize, initialState, view } from "../../src/cribbage/index.ts";
import { CARDS, type Card, IllegalMoveError, playout, type Redacted, seeded } from "../../src/index.ts";
import { often } from "../often.ts";
import { at, play, playing } from "./table.ts";

type Playing = CribbageState & { phase: "play" };

/** The unplayed cards of seats 1 and on, which seat 0 does not see. */
function held(state: CribbageState): Card[] {
  return at(state, "play").hands.slice(1).flat();
}

/** The crib as seat 0 sees it. */
function cribOf(state: Playing): readonly Redacted<Card>[] {
  const seen = view(state, 0);
  return seen.phase === "play" ? seen.crib : [];
}

/** Every way to deal the cards that seat 0 does not see to those hands, in order, that can have led to what it sees. */
function consistent(state: Playing): Set<string> {
  const known = new Set<unknown>([...state.hands[0]!, ...cribOf(state), state.starter]);
  for (const move of state.plays) if (move.type === "play") known.add(move.card);
  const pool = CARDS.filter((card) => !known.has(card));
  return new Set(
    choices(pool, held(state).length)
      .filter((cards) => leadsTo(state, cards, pool))
      .map((cards) => cards.join(" ")),
  );
}

/** All ordered choices of a number of cards. */
function choices(pool: readonly Card[], n: number): Card[][] {
  if (n === 0) return [[]];
  return choices(pool, n - 1).flatMap((some) =>
    pool.filter((card) => !some.includes(card)).map((card) => [...some, card]),
  );
}

/** Whether the game, played from the deal on with these cards in those hands, leads to what seat 0 sees. */
function leadsTo(state: Playing, cards: readonly Card[], pool: readonly Card[]): boolean {
  const { settings, dealer, starter, plays } = state;
  const rest = [...cards];
  const spare = pool.filter((card) => !cards.includes(card));
  const kept = state.hands.map((hand, seat) => {
    const played = plays.flatMap((move) => (move.type === "play" && move.seat === seat ? [move.card] : []));
    return [...played, ...(seat === 0 ? hand : rest.splice(0, hand.length))];
  });
  const crib = cribOf(state).map((card) => (card === HIDDEN ? spare.pop()! : card));
  const thrown = (seat: number) => (settings.players === 2 ? crib.slice(2 * seat, 2 * seat + 2) : [crib[seat + 1]!]);
  const hands = kept.map((hand, seat) => [...hand, ...thrown(seat)]);
  try {
    let table = apply(initialState({ ...settings, first: dealer }), {
      type: "deal",
      hands,
      crib: settings.players === 3 ? [crib[0]!] : [],
    });
    for (const [seat] of hands.entries()) table = apply(table, { type: "discard", seat, cards: thrown(seat) });
    table = apply(table, { type: "cut", card: starter });
    for (const move of plays) table = apply(table, move);
    return table.phase === "play" && table.turn === state.turn && table.count === state.count;
  } catch (error) {
    if (error instanceof IllegalMoveError) return false;
    throw error;
  }
}

/** The chi-squared that one seed in a million exceeds (Wilson and Hilferty). */
function limit(freedom: number): number {
  const a = 2 / (9 * freedom);
  return freedom * (1 - a + 4.753 * Math.sqrt(a)) ** 3;
}

/** Expects that the hidden hands are dealt in each of these ways, equally often, and in no other. */
function expectFair(state: Playing, ways: ReadonlySet<string>, each: number): void {
  const counts = new Map([...ways].map((way) => [way, 0]));
  const seen = view(state, 0);
  const random = seeded(1);
  for (let i = 0; i < each * ways.size; i++) {
    const way = held(determinize(seen, random)).join(" ");
    if (!ways.has(way)) expect.fail(`${way} cannot have led to what is seen`);
    counts.set(way, counts.get(way)! + 1);
  }
  const chi = [...counts.values()].reduce((sum, n) => sum + (n - each) ** 2 / each, 0);
  expect(chi).toBeLessThan(limit(ways.size - 1));
}

/** Seat 1 leads 2 and T about seat 0's T: 22, and seat 0 says go. */
function afterGo(last: string): Playing {
  const table = playing({ hands: ["TC JC QC KC", `2C TD ${last}`], crib: "3C 4C 3D 4D", starter: "5H" });
  return at(play(table, "2C TC TD go"), "play");
}

describe("what is hidden is dealt in every way that agrees with the play, each equally often", () => {
  test("a seat that could not go on at 22 holds tens only", () => {
    const state = afterGo("JD QD");
    expect(state.turn).toBe(0);
    const ways = consistent(state);
    expect(ways.size).toBe(11 * 10);
    expectFair(state, ways, often(40, 100));
  });

  test("a seat whose turn it is again at 22 has a card that fits", () => {
    const state = afterGo("7D QD");
    expect(state.turn).toBe(1);
    const ways = consistent(state);
    expect(ways.size).toBe(43 * 42 - 11 * 10);
    expectFair(state, ways, often(5, 10));
  });

  test("of two seats each keeps to its own bound", () => {
    const { state, ways } = twoBounds();
    const dealt = [...ways].map((way) => way.split(" "));
    expect(new Set(dealt.map(([card]) => card)).size).not.toBe(new Set(dealt.map(([, card]) => card)).size);
    expectFair(state, ways, often(5, 10));
  });
});

/** The first game for three, by seed, in which the others have one card each and have both said go, at other counts. */
function twoBounds(): { state: Playing; ways: ReadonlySet<string> } {
  for (let seed = 1; ; seed++) {
    for (let limit = 12; limit < 22; limit++) {
      const { state } = playout(cribbage, { random: seeded(seed), options: { players: 3, first: 0 }, limit });
      if (state.phase !== "play" || held(state).length !== 2 || state.hands[1]!.length !== 1) continue;
      const gone = new Set(state.plays.flatMap((move) => (move.type === "go" ? [move.seat] : [])));
      if (!gone.has(1) || !gone.has(2)) continue;
      const ways = consistent(state);
      const sizes = [0, 1].map((i) => new Set([...ways].map((way) => way.split(" ")[i])).size);
      if (sizes[0] !== sizes[1]) return { state, ways };
    }
  }
}
