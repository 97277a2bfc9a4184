import { rankAt } from "../../../../src/cribbage/analysis/engine/hand.ts";
import {
  type Policy,
  pointsOfScore,
  type Simulation,
  sideOfScore,
} from "../../../../src/cribbage/analysis/engine/simulation.ts";
import type { CribbageMove, CribbageOptions, CribbageState } from "../../../../src/cribbage/index.ts";
import * as cribbage from "../../../../src/cribbage/index.ts";
import { CARDS, type Card, cardIndex } from "../../../../src/index.ts";

/** Every way to sit at a table. */
export const TABLES: readonly CribbageOptions[] = [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 4, partners: false },
];

/** A policy that notes the ranks that it chooses to play. */
export function noting(policy: Policy, played: number[]): Policy {
  return {
    discard: policy.discard,
    play: (game, playable) => {
      const place = policy.play(game, playable);
      played.push(rankAt(game.hands[game.turn]!, place));
      return place;
    },
  };
}

/** A number of cards of the pack, from a place on. */
export function cardsAt({ pack }: Simulation, place: number, count: number): Card[] {
  return Array.from(pack.subarray(place, place + count), (index) => CARDS[index]!);
}

/** The deal that a simulation has just made. */
export function dealOf(game: Simulation): CribbageMove {
  const { seats, size } = game;
  const hands = Array.from({ length: seats }, (_, seat) => cardsAt(game, size * seat, size));
  return { type: "deal", hands, crib: seats === 3 ? cardsAt(game, 15, 1) : [] };
}

/** The result of a deal: the winner, the next dealer and the scores. */
interface Result {
  /** The side and the points of each score, one after the other. */
  readonly gains: readonly number[];
  readonly winner: number;
  readonly dealer: number;
  readonly scores: readonly number[];
}

/** The result of the deal that a simulation has played. */
export function resultOf({ scoreCount, scoreLog, winner, dealer, scores }: Simulation): Result {
  const gains: number[] = [];
  for (let i = 0; i < scoreCount; i++) gains.push(sideOfScore(scoreLog[i]!), pointsOfScore(scoreLog[i]!));
  return { gains, winner, dealer, scores: [...scores] };
}

/** Plays a deal on by the rules, with a simulation's cards and all the ranks that its policies chose to play. */
export function replay(from: CribbageState, game: Simulation, played: readonly number[]): [CribbageState, Result] {
  const gains: number[] = [];
  const rest = [...played].reverse();
  let state = from;
  while (state.phase !== "deal" && state.phase !== "over") {
    state = cribbage.apply(state, nextMove(state, game, rest));
    for (const { side, points } of state.awards) gains.push(side, points);
  }
  if (rest.length > 0) throw new Error(`${rest.length} cards were chosen too often`);
  const winner = state.phase === "over" ? state.winners[0]! : -1;
  return [state, { gains, winner, dealer: state.dealer, scores: state.scores }];
}

function nextMove(state: CribbageState, game: Simulation, rest: number[]): CribbageMove {
  if (state.phase === "cut") return { type: "cut", card: CARDS[game.pack[game.cut]!]! };
  if (state.phase === "muggins") return { type: "muggins", seat: state.pending[0]!, points: state.missing };
  if (state.phase === "discard") {
    const seat = cribbage.activeSeats(state)[0]!;
    return { type: "discard", seat, cards: cardsAt(game, game.size * seat + 4, game.size - 4) };
  }
  const moves = cribbage.legalMoves(state);
  // The last claim is the highest.
  if (state.phase !== "play" || moves.length === 1) return moves.at(-1)!;
  const rank = rest.pop();
  return moves.find((move) => move.type === "play" && cardIndex(move.card) >> 2 === rank)!;
}
