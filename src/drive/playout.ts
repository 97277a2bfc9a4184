import { type AnyGame, type MoveOf, type OptionsOf, rulesOf, type StateOf } from "../core/game.ts";
import { readInteger, readObject } from "../core/json.ts";
import { type Random, randomInt } from "../core/random.ts";
import { newRecord, type RecordOf } from "./record.ts";

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
  /** Called after each move, to tell a game as it is played. */
  readonly watch?: (move: MoveOf<G>, before: StateOf<G>, after: StateOf<G>) => void;
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
  readObject(setup, "setup", ["random"], ["options", "limit", "choose", "watch"]);
  const { random, options, limit = 100_000, choose, watch } = setup;
  readInteger(limit, "limit", 0);
  const record = newRecord(game, options);
  const { apply, chance, initialState, legalMoves } = rulesOf(game);
  const moves: MoveOf<G>[] = [];
  let state = initialState(options);
  while (moves.length < limit) {
    let move = chance(state, random);
    if (move === undefined) {
      const legal = legalMoves(state);
      if (legal.length === 0) break;
      move = choose === undefined ? legal[randomInt(legal.length, random)]! : choose(state, legal);
    }
    const before = state;
    state = apply(before, move);
    moves.push(move);
    watch?.(move, before, state);
  }
  return { state, record: { ...record, moves } };
}
