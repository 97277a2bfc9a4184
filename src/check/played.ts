import type { AnyMove, AnyState, Seat } from "../core/any.ts";
import { IllegalMoveError, InvalidStateError } from "../core/errors.ts";
import { frozen } from "../core/frozen.ts";
import type { AnyGame } from "../core/game.ts";
import { type Random, randomInt } from "../core/random.ts";
import { seatsFrom } from "../core/seat.ts";
import { newRecord, type RecordOf } from "../record/record.ts";

/** A randomly played game for laws to check. Its states and moves are frozen. */
export interface Played {
  readonly game: AnyGame;
  /** Every state, including the last. */
  readonly states: readonly AnyState[];
  /** The move made in each state but the last. */
  readonly moves: readonly AnyMove[];
  /** Random source for a law's samples. */
  readonly random: Random;
  /** The error, if any, that stopped the game after the last move. */
  readonly failure?: string;
}

/** Laws by title. A law returns the fault of a state in a played game, or undefined. */
export interface Laws {
  readonly [title: string]: (look: Look) => string | undefined;
}

/** A look at one state of a played game. */
export interface Look extends Played {
  /** Index of the state. */
  readonly at: number;
  readonly state: AnyState;
  /** The move made in it; undefined in the last. */
  readonly move: AnyMove | undefined;
}

export function lookAt(played: Played, at: number): Look {
  return { ...played, at, state: played.states[at]!, move: played.moves[at] };
}

/** Plays a game at random to its end, for `limit` moves, or until it throws. */
export function play(game: AnyGame, options: object, random: Random, limit: number): Played {
  const states: AnyState[] = [frozen(game.initialState(options))];
  const moves: AnyMove[] = [];
  const played = { game, states, moves, random };
  try {
    while (moves.length < limit) {
      const state = states.at(-1)!;
      const legal = game.legalMoves(state);
      const chosen = () => (legal.length > 0 ? legal[randomInt(legal.length, random)] : undefined);
      const move = game.chance(state, random) ?? chosen();
      if (move === undefined) break;
      states.push(frozen(game.apply(state, frozen(move))));
      moves.push(move);
    }
  } catch (error) {
    return { ...played, failure: `throws ${error}` };
  }
  return played;
}

/** The record of a game up to some moves. */
export function recordUpTo({ game, states, moves }: Played, after: number): RecordOf<AnyGame> {
  return { ...newRecord(game, states[0]!.settings), moves: moves.slice(0, after) };
}

/** About `n` random numbers below `length` in ascending order, always including the largest. */
export function some(length: number, n: number, random: Random): number[] {
  const chosen: number[] = [];
  for (let i = 0; i < length; i++) if (i === length - 1 || random() * length < n) chosen.push(i);
  return chosen;
}

export function someOf<T>(items: readonly T[], n: number, random: Random): T[] {
  return some(items.length, n, random).map((i) => items[i]!);
}

export function copy<T>(json: T): T {
  return JSON.parse(JSON.stringify(json)) as T;
}

/** All viewers of a state's game: null for the spectator, then the seats. */
export function viewersOf({ settings }: AnyState): (Seat | null)[] {
  return [null, ...seatsFrom(0, settings.players)];
}

/** The move made in a state, if any, and about `n` of its legal moves. */
export function movesAt({ game, state, move, random }: Look, n: number): AnyMove[] {
  return [...(move === undefined ? [] : [move]), ...someOf(game.legalMoves(state), n, random)];
}

/** The IllegalMoveError or InvalidStateError that a function throws; undefined if it returns. */
export function thrownBy(run: () => unknown): IllegalMoveError | InvalidStateError | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof IllegalMoveError || error instanceof InvalidStateError) return error;
    throw error;
  }
}
