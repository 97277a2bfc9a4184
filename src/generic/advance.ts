import { InvalidStateError, type Key } from "../core/errors.ts";
import { type AnyGame, type MoveOf, rulesOf, type StateOf } from "../core/game.ts";
import { quote } from "../core/message.ts";
import type { Random } from "../core/random.ts";
import { expectArray, expectKeys } from "../schema/read.ts";
import { type Step, stepBy } from "./step.ts";

/** The result of some moves. */
export interface Advance<G extends AnyGame> {
  /** The state after them. */
  readonly state: StateOf<G>;
  /** The moves in order. Append them to the record. */
  readonly moves: readonly MoveOf<G>[];
  /** Each move with the states around it and what it scored. */
  readonly steps: readonly Step<G>[];
}

/** Options of {@link settle}, {@link advance} and {@link newTable}. */
export interface SettleOptions<G extends AnyGame> {
  /** Types of moves that are made for a seat when it has no other move, such as `["go", "show"]`; default none. */
  readonly automatic?: readonly MoveOf<G>["type"][];
}

/** The most moves in a row that nobody chooses. Tied cuts for the deal end long before that. */
const MOST_IN_A_ROW = 1000;

/** Makes the moves that a function returns until it returns undefined. */
export function settleBy<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  next: (state: StateOf<G>) => MoveOf<G> | undefined,
): Advance<G> {
  const steps: Step<G>[] = [];
  let before = state;
  for (let move = next(before); move !== undefined; move = next(before)) {
    if (steps.length === MOST_IN_A_ROW)
      throw new InvalidStateError(
        ["random"],
        `must be random, but gave ${MOST_IN_A_ROW} chance moves in a row, the last ${quote(move.type)}`,
      );
    const step = stepBy(game, before, move);
    steps.push(step);
    before = step.state;
  }
  return { state: before, moves: steps.map(({ move }) => move), steps };
}

/** Finds a seat's only move if it is of an automatic type; undefined if no seat has such a move. */
export function automaticMove<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  automatic: readonly MoveOf<G>["type"][],
): MoveOf<G> | undefined {
  const { activeSeats, legalMoves } = rulesOf(game);
  for (const seat of automatic.length > 0 ? activeSeats(state) : []) {
    const [only, ...others] = legalMoves(state, seat);
    if (only !== undefined && others.length === 0 && automatic.includes(only.type)) return only;
  }
  return undefined;
}

/** Reads the option `automatic`. */
export function readAutomatic<G extends AnyGame>(
  { automatic = [] }: SettleOptions<G>,
  at: readonly Key[],
): readonly MoveOf<G>["type"][] {
  expectArray(automatic, [...at, "automatic"], 0, 100);
  for (let i = 0; i < automatic.length; i++)
    if (typeof automatic[i] !== "string")
      throw new InvalidStateError([...at, "automatic", i], `must be a type of move, not ${quote(automatic[i])}`);
  return automatic;
}

/**
 * Resolves chance (deals, cuts and draws) until a seat can act or the game is over. Use it to start a game.
 *
 * @param game - the game
 * @param state - the state to start from
 * @param random - source of randomness for chance moves
 * @param options - moves to make for a seat that has no other; see {@link SettleOptions}
 * @returns the state, and the moves that led to it
 * @throws InvalidStateError when the random source is broken, or an option is unknown
 *
 * @example
 * ```ts
 * import { seeded, settle } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const { state, moves } = settle(cribbage, cribbage.initialState(), seeded(7));
 * state.phase; // => "discard"
 * moves.map(({ type }) => type); // => ["cut-for-deal", "deal"]
 * ```
 */
export function settle<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  random: Random,
  options: SettleOptions<G> = {},
): Advance<G> {
  const { chance } = rulesOf(game);
  expectKeys(options, ["options"], ["automatic"]);
  const automatic = readAutomatic(options, ["options"]);
  return settleBy(game, state, (next) => chance(next, random) ?? automaticMove(game, next, automatic));
}

/**
 * Applies a move, then resolves chance until a seat can act or the game is over.
 *
 * @param game - the game
 * @param state - the state, which is left unchanged
 * @param move - a legal move
 * @param random - source of randomness for chance moves
 * @param options - moves to make for a seat that has no other; see {@link SettleOptions}
 * @returns the next state, and all moves: the given one, then those that followed
 * @throws IllegalMoveError when the move is illegal
 * @throws InvalidStateError when the random source is broken, or an option is unknown
 *
 * @example
 * ```ts
 * import { advance, seeded, settle } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const random = seeded(7);
 * const { state } = settle(cribbage, cribbage.initialState({ first: 0 }), random);
 * const one = advance(cribbage, state, cribbage.legalMoves(state, 0)[0]!, random);
 * const both = advance(cribbage, one.state, cribbage.legalMoves(one.state, 1)[0]!, random);
 * both.moves.map(({ type }) => type); // => ["discard", "cut"]
 * both.state.phase; // => "play"
 * ```
 */
export function advance<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  move: MoveOf<G>,
  random: Random,
  options: SettleOptions<G> = {},
): Advance<G> {
  const step = stepBy(game, state, move);
  const after = settle(game, step.state, random, options);
  return { state: after.state, moves: [move, ...after.moves], steps: [step, ...after.steps] };
}
