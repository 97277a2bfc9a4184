import type { Bot } from "../../../src/bots/index.ts";
import { dealCards, discardAll, playAndShow } from "../../../src/cribbage/analysis/engine/deal.ts";
import {
  newSimulation,
  pointsOfScore,
  type Simulation,
  sideOfScore,
} from "../../../src/cribbage/analysis/engine/simulation.ts";
import { cribbageBot, trials } from "../../../src/cribbage/analysis/index.ts";
import { policiesFor } from "../../../src/cribbage/analysis/policies/policy.ts";
import type { CribbageMove, CribbageState } from "../../../src/cribbage/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { CARDS, type Random, seeded } from "../../../src/index.ts";

/** Number of players on two sides: two, or four as partners. */
export type TwoSides = 2 | 4;

/**
 * Plays a deal to its end and writes down what is scored, as `tallyDeal` reads it.
 *
 * @param needs - the points that the dealer and the pone need, for players who look at the score
 * @returns how many numbers were written
 */
export type DealPlayer = (events: Uint8Array, needs: readonly [dealer: number, pone: number], random: Random) => number;

const events = new Uint8Array(256);

/**
 * Plays a game from its middle to its end.
 *
 * @param needs - the points that the next dealer and the other side need; what they score is taken off
 * @returns the index of the side that wins
 */
export function finishGame(play: DealPlayer, needs: [dealer: number, pone: number], random: Random): 0 | 1 {
  for (let first = 0; ; first = 1 - first) {
    // The sides of the deal are the dealer of this deal and the pone of it.
    const length = play(events, [needs[first]!, needs[1 - first]!], random);
    for (let i = 0; i < length; i += 2) {
      const side = events[i]! ^ first;
      needs[side]! -= events[i + 1]!;
      if (needs[side]! <= 0) return side as 0 | 1;
    }
  }
}

/** Players who discard by the average cribs, play each card by their own alone, and do not look at the score. */
export function simplePlayers(players: TwoSides): DealPlayer {
  const game = newGame(players);
  return (events, _, random) => {
    dealAnew(game, random);
    discardAll(game);
    playAndShow(game);
    for (let i = 0; i < game.scoreCount; i++) {
      events[2 * i] = sideOfScore(game.scoreLog[i]!);
      events[2 * i + 1] = pointsOfScore(game.scoreLog[i]!);
    }
    return 2 * game.scoreCount;
  };
}

function newGame(players: TwoSides): Simulation {
  return newSimulation({ seats: players, sides: 2, target: Number.POSITIVE_INFINITY }, policiesFor(players));
}

const PACK = CARDS.map((_, card) => card);

/** Deals cards that only the random numbers decide, not the deals before. */
function dealAnew(game: Simulation, random: Random): void {
  game.dealer = 0;
  game.pack.set(PACK);
  dealCards(game, random);
}

/** Players to win. */
export function winPlayers(players: TwoSides, deals: number): DealPlayer {
  return botPlayers(players, cribbageBot({ level: trials({ deals }) }));
}

/** A bot on every seat. It is dealt the same cards, by the same random numbers, as {@link simplePlayers}. */
function botPlayers(players: TwoSides, bot: Bot<typeof cribbage>): DealPlayer {
  const game = newGame(players);
  const start = cribbage.initialState({ first: 0, players });
  return (events, needs, random) => {
    dealAnew(game, random);
    const scores = needs.map((need) => start.settings.target - need);
    const thoughts = seeded(Math.floor(random() * 2 ** 32));
    let length = 0;
    let state = cribbage.apply({ ...start, scores }, dealMove(game));
    for (;;) {
      for (const { side, points } of state.awards) {
        events[length++] = side;
        events[length++] = points;
      }
      if (state.phase === "over" || state.phase === "deal") return length;
      state = cribbage.apply(state, nextMove(state, game.pack[game.cut]!, bot, thoughts));
    }
  };
}

function dealMove({ seats, size, pack }: Simulation): CribbageMove {
  const hands = Array.from({ length: seats }, (_, seat) =>
    Array.from(pack.subarray(size * seat, size * (seat + 1)), (index) => CARDS[index]!),
  );
  return { type: "deal", hands, crib: [] };
}

function nextMove(state: CribbageState, starter: number, bot: Bot<typeof cribbage>, random: Random): CribbageMove {
  if (state.phase === "cut") return { type: "cut", card: CARDS[starter]! };
  const seat = cribbage.activeSeats(state)[0]!;
  return bot(cribbage.view(state, seat), cribbage.legalMoves(state, seat), random);
}
