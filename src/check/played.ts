import { frozen } from "../core/frozen.ts";
import type { AnyGame, AnyMove, AnyState, Seat } from "../core/game.ts";
import { type Random, randomInt } from "../core/random.ts";
import { newRecord, type RecordOf } from "../generic/record.ts";

/** A game that was played at random, for laws to look at. Its states and moves are frozen. */
export interface Played {
  readonly game: AnyGame;
  readonly options: object;
  /** Every state, the last included. */
  readonly states: readonly AnyState[];
  /** The move made in each state but the last. */
  readonly moves: readonly AnyMove[];
  /** For whatever a law picks at random. */
  readonly random: Random;
  /** What went wrong after the last move, so that the game could not go on. */
  readonly failure?: string;
}

/** Plays a game at random to its end, for `limit` moves, or until it throws. */
export function play(game: AnyGame, options: object, random: Random, limit: number): Played {
  const states: AnyState[] = [frozen(game.initialState(options))];
  const moves: AnyMove[] = [];
  const played = { game, options, states, moves, random };
  try {
    while (moves.length < limit) {
      const state = states.at(-1)!;
      const legal = game.legalMoves(state);
      const move =
        game.chance(state, random) ?? (legal.length > 0 ? legal[randomInt(legal.length, random)] : undefined);
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
export function recordOf({ game, states, moves }: Played, after: number): RecordOf<AnyGame> {
  return { ...newRecord(game, states[0]!.settings), moves: moves.slice(0, after) };
}

/** About `n` numbers below `length`, at random, in order, the last of them always. */
export function some(length: number, n: number, random: Random): number[] {
  const chosen: number[] = [];
  for (let i = 0; i < length; i++) if (i === length - 1 || random() * length < n) chosen.push(i);
  return chosen;
}

/** About `n` items of a list, at random, in order, the last of them always. */
export function someOf<T>(items: readonly T[], n: number, random: Random): T[] {
  return some(items.length, n, random).map((i) => items[i]!);
}

/** What comes back after a value has been JSON. */
export function copy<T>(json: T): T {
  return JSON.parse(JSON.stringify(json)) as T;
}

/** The seats of a state's game, and the spectator that has none. */
export function viewersOf({ settings }: AnyState): (Seat | null)[] {
  return [null, ...Array.from({ length: settings.players }, (_, seat) => seat)];
}
