import type { AnyGame } from "../../src/index.ts";
import { playout, seeded } from "../../src/index.ts";
import type { SacksonState } from "../../src/sackson/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { afterMoves } from "../moves.ts";
import { rowsOf } from "../tables.ts";
import { inWords, titled } from "../words.ts";

/** Every game, with options that make it short. */
export const GAMES: readonly (readonly [name: string, game: AnyGame, options: object])[] = titled(
  rowsOf(({ bots }) => bots.map((options) => [options] as const)),
  (game, options) => `${game.id}, ${inWords(options)}`,
);

/** A state from which a seat is to move, after some random moves, and that seat's view and moves. */
export function position(game: AnyGame, options: object, seed: number, limit = 9) {
  let { state } = playout(game, { random: seeded(seed), options, limit });
  const random = seeded(seed);
  for (let move = game.chance(state, random); move !== undefined; move = game.chance(state, random))
    state = game.apply(state, move);
  const seat = game.activeSeats(state)[0]!;
  return { state, seat, view: game.view(state, seat), moves: game.legalMoves(state, seat) };
}

/** A position of the Sackson game, as the seat that is to move sees it, and that seat's moves. */
export function sacksonPosition(state: SacksonState) {
  const seat = sackson.activeSeats(state)[0]!;
  return { state, view: sackson.view(state, seat), moves: sackson.legalMoves(state, seat) };
}

/** The Sackson game where seat 1 can make a figure worth 5 by one exchange, `1 exchange c4 a5`. */
export function oneFromFigure() {
  const moves = ["0 take yellow blue", "0 exchange b2 c2", "0 return yellow", "1 take yellow brown"];
  return sacksonPosition(afterMoves(sackson, sackson.initialState(), ...moves));
}
