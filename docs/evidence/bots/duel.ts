import type { Bot } from "../../../src/bots/index.ts";
import { winChances } from "../../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { type Random, randomInt, seeded } from "../../../src/index.ts";

type State = cribbage.CribbageState;
type CribbageBot = Bot<typeof cribbage>;

/** The share of games that the first of two bots wins, and its standard error. */
export interface Share {
  readonly share: number;
  readonly error: number;
}

/**
 * Two bots play games of cribbage to their end, each deal twice, the second time with the bots exchanged. What the
 * first bot wins is the sum of its gains in all deals: half the difference in the chance to win, by the table, between
 * playing the deal from one seat and from the other. So the luck of the cards cancels, which takes a fifth of the
 * games.
 */
export function duel([one, other]: readonly [CribbageBot, CribbageBot], games: number, seed: number): Share {
  const gains = Array.from({ length: games }, (_, n) => {
    const random = seeded(1_000_000 * seed + n);
    let state: State = cribbage.initialState({ first: (n % 2) as 0 | 1 });
    let gain = 0;
    while (state.phase !== "over") {
      const [cards, thoughts] = [randomInt(2 ** 32, random), randomInt(2 ** 32, random)];
      const after = playDeal(state, [one, other], seeded(cards), seeded(thoughts));
      const exchanged = playDeal(state, [other, one], seeded(cards), seeded(thoughts));
      gain += (chanceOf(after) - chanceOf(exchanged)) / 2;
      state = after;
    }
    return gain;
  });
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / games;
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0);
  return { share: 0.5 + mean, error: Math.sqrt(squares / games / (games - 1)) };
}

/** Plays a deal to its end. */
function playDeal(before: State, bots: readonly CribbageBot[], cards: Random, thoughts: Random): State {
  let state = cribbage.apply(before, cribbage.chance(before, cards)!);
  while (state.phase !== "deal" && state.phase !== "over") {
    const seat = cribbage.activeSeats(state)[0];
    if (seat === undefined) {
      state = cribbage.apply(state, cribbage.chance(state, cards)!);
      continue;
    }
    const moves = cribbage.legalMoves(state, seat);
    state = cribbage.apply(
      state,
      moves.length === 1 ? moves[0]! : bots[seat]!(cribbage.view(state, seat), moves, thoughts),
    );
  }
  return state;
}

/** The chance of seat 0 to win. */
function chanceOf(state: State): number {
  return state.phase === "over" ? Number(state.winners.includes(0)) : winChances(cribbage.view(state)).sides[0]!;
}
