import { frozen } from "../core/frozen.ts";
import type { AnyGame, AnyMove, AnyState, Seat } from "../core/game.ts";
import { type Random, randomInt } from "../core/random.ts";
import type { RecordOf } from "../generic/record.ts";

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
}

/** What a law found wrong, and after how many moves. */
export interface Fault {
  readonly after: number;
  readonly message: string;
}

/** Plays a game at random to its end, for `limit` moves, or up to a state in which the game fails; the laws say how. */
export function play(game: AnyGame, options: object, random: Random, limit: number): Played {
  const states: AnyState[] = [frozen(game.initialState(options))];
  const moves: AnyMove[] = [];
  while (moves.length < limit) {
    const step = stepFrom(game, states.at(-1)!, random);
    if (step === undefined) break;
    moves.push(step.move);
    states.push(step.after);
  }
  return { game, options, states, moves, random };
}

/** A random move and the state after it; undefined if there is none or the game fails. */
function stepFrom(game: AnyGame, state: AnyState, random: Random): { move: AnyMove; after: AnyState } | undefined {
  try {
    const legal = game.legalMoves(state);
    const move = game.chance(state, random) ?? (legal.length > 0 ? legal[randomInt(legal.length, random)] : undefined);
    return move && { move: frozen(move), after: frozen(game.apply(state, move)) };
  } catch {
    return undefined;
  }
}

/** The record of a game up to some moves. */
export function recordOf({ game, states, moves }: Played, after: number): RecordOf<AnyGame> {
  const { settings } = states[0]!;
  return { game: game.id, version: 1, rules: game.rules, settings, moves: moves.slice(0, after) };
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
