import { shuffle } from "../../src/core/random.ts";
import { type Random, sideOf } from "../../src/index.ts";
import { apply, legalMoves, type SacksonMove, type SacksonState } from "../../src/sackson/index.ts";

/** Chooses a move. */
export type Player = (state: SacksonState, random: Random) => SacksonMove;

/** Any move, each as likely as any other. */
export const randomPlayer: Player = (state, random) => {
  const moves = legalMoves(state);
  return moves[Math.floor(random() * moves.length)]!;
};

/** Looks for the most points in its own turn. */
export const greedyPlayer: Player = (state, random) => bestMove(state, random, state.turns);

/** Looks for the best lead after its own turn and the reply to it. */
export const searchingPlayer: Player = (state, random) => bestMove(state, random, state.turns + 1);

/** The move with the best lead right after the exchange of turn `last`; among equals, any. */
function bestMove(state: SacksonState, random: Random, last: number): SacksonMove {
  if (state.phase === "return" && state.turns === last) return randomPlayer(state, random);
  let best: SacksonMove | undefined;
  let lead = Number.NEGATIVE_INFINITY;
  for (const move of shuffle(legalMoves(state), random)) {
    const value = search(apply(state, move), sideOf(state, state.turn), last, lead, Number.POSITIVE_INFINITY);
    if (value > lead) [best, lead] = [move, value];
  }
  return best!;
}

/** The lead of a side after the exchange of turn `last`, both sides at their best (alpha and beta). */
function search(state: SacksonState, side: number, last: number, low: number, high: number): number {
  if (state.phase === "over" || (state.phase === "return" && state.turns === last))
    return state.scores[side]! - state.scores[1 - side]!;
  let [alpha, beta] = [low, high];
  const mine = sideOf(state, state.turn) === side;
  for (const move of legalMoves(state)) {
    const value = search(apply(state, move), side, last, alpha, beta);
    if (mine) alpha = Math.max(alpha, value);
    else beta = Math.min(beta, value);
    if (alpha >= beta) break;
  }
  return mine ? alpha : beta;
}

/** Plays a game between two players; the options must make it end. */
export function playBetween(start: SacksonState, players: readonly [Player, Player], random: Random): SacksonState[] {
  const states = [start];
  for (let state = start; state.phase !== "over"; ) {
    state = apply(state, players[sideOf(state, state.turn)]!(state, random));
    states.push(state);
  }
  return states;
}
