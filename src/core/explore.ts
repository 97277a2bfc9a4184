import type { AnyGame, MoveOf, OptionsOf, StateOf } from "./game.ts";
import { readInteger, readObject } from "./json.ts";
import { below, type Random, seeded } from "./random.ts";
import { newRecord, type RecordOf } from "./record.ts";

/**
 * The number of ways to make `depth` players' moves in a row from a state, the usual check of a move generator. Deals,
 * cuts and draws on the way do not count as moves: each is the one that a seed gives. A way that ends early, because
 * the game is over, counts for nothing.
 *
 * @param game - the game
 * @param state - where to start
 * @param depth - how many players' moves, 0 or more
 * @param seed - the seed of every chance move on the way
 * @returns the number of ways
 * @throws InvalidStateError when depth or seed is not a whole number of 0 or more
 *
 * @example
 * ```ts
 * import { perft } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * perft(cribbage, cribbage.initialState(), 2); // => 450
 * ```
 */
export function perft<G extends AnyGame>(game: G, state: StateOf<G>, depth: number, seed = 0): number {
  readInteger(depth, "depth", 0);
  const settled = settle(game, state, () => seeded(seed));
  if (depth === 0) return 1;
  const moves = game.legalMoves(settled);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(game, game.apply(settled, move), depth - 1, seed), 0);
}

/** Makes chance moves until a player is to move or the game is over. */
function settle<G extends AnyGame>(game: G, state: StateOf<G>, random: () => Random): StateOf<G> {
  let settled = state;
  for (;;) {
    const move = game.chance(settled, random());
    if (move === undefined) return settled;
    settled = game.apply(settled, move);
  }
}

/** What {@link playout} needs besides the game. */
export interface PlayoutOptions<G extends AnyGame> {
  /** Where the randomness comes from: the chance moves and, unless `choose` is given, the choice of moves. */
  readonly random: Random;
  /** The game's options. */
  readonly options?: OptionsOf<G>;
  /** After how many moves to stop, chance's included; default 100,000. The Sackson game may never end by itself. */
  readonly limit?: number;
  /** Chooses one of the legal moves; default: any, each as likely as any other. */
  readonly choose?: (state: StateOf<G>, moves: readonly MoveOf<G>[]) => MoveOf<G>;
}

/** A game that was played. */
export interface Playout<G extends AnyGame> {
  /** The last state: the end of the game, unless the limit came first. */
  readonly state: StateOf<G>;
  /** All moves that led there. */
  readonly record: RecordOf<G>;
}

/**
 * Plays a game to its end.
 *
 * @param game - the game
 * @param setup - the random source, and what else is wanted
 * @returns the last state and the record
 * @throws InvalidStateError when an option or the limit is not valid, or something else is asked for
 * @throws IllegalMoveError when `choose` gives no legal move
 *
 * @example
 * ```ts
 * import { playout, replay, seeded } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const { state, record } = playout(cribbage, { random: seeded(7), options: { players: 3 } });
 * state.phase; // => "over"
 * replay(cribbage, record).scores; // => state.scores
 * ```
 */
export function playout<G extends AnyGame>(game: G, setup: PlayoutOptions<G>): Playout<G> {
  readObject(setup, "setup", ["random"], ["options", "limit", "choose"]);
  const { random, options, limit = 100_000, choose } = setup;
  readInteger(limit, "limit", 0);
  const record = newRecord(game, options);
  const moves: MoveOf<G>[] = [];
  let state: StateOf<G> = game.initialState(options);
  while (moves.length < limit) {
    let move = game.chance(state, random);
    if (move === undefined) {
      const legal = game.legalMoves(state);
      if (legal.length === 0) break;
      move = choose === undefined ? legal[below(legal.length, random)] : choose(state, legal);
    }
    state = game.apply(state, move);
    moves.push(move);
  }
  return { state, record: { ...record, moves } };
}
