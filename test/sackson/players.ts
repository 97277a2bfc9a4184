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

/** The move after which its own turn brings the best lead; among equals, any. */
export const greedyPlayer: Player = (state, random) => {
  if (state.phase === "return") return randomPlayer(state, random);
  let best: SacksonMove | undefined;
  let lead = Number.NEGATIVE_INFINITY;
  for (const move of shuffle(legalMoves(state), random)) {
    const value = bestLead(apply(state, move), sideOf(state, state.turn), state.turns);
    if (value > lead) [best, lead] = [move, value];
  }
  return best!;
};

/** The best lead of a side after the exchange of a turn of its own. */
function bestLead(state: SacksonState, side: number, turn: number): number {
  if (state.phase === "over" || (state.phase === "return" && state.turns === turn))
    return state.scores[side]! - state.scores[1 - side]!;
  return Math.max(...legalMoves(state).map((move) => bestLead(apply(state, move), side, turn)));
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
