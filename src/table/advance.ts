import { InvalidStateError } from "../core/errors.ts";
import { type AnyGame, type MoveOf, type StateOf, typed } from "../core/game.ts";
import { quote } from "../core/message.ts";
import type { Random } from "../core/random.ts";
import { expectNotView } from "../game/position.ts";
import { type Step, stepOf, takeStep } from "../record/replay.ts";
import { expectArray, expectFunction, expectKeys } from "../schema/read.ts";

/** The result of a move and all that follow it. @inline */
export interface Advance<G extends AnyGame> {
  /** The state after them. */
  readonly state: StateOf<G>;
  /** The moves in order. Append them to the record. */
  readonly moves: readonly MoveOf<G>[];
  /** Each move with the states around it and its points. */
  readonly steps: readonly Step<G>[];
}

/** Options of {@link advance} and {@link newTable}. @inline */
export interface AdvanceOptions<G extends AnyGame> {
  /** Source of randomness for deals, cuts and draws. */
  readonly random: Random;
  /** Types of moves to make automatically when a seat has no other move, such as `["go", "show"]`; default none. */
  readonly automatic?: readonly MoveOf<G>["type"][];
}

/** Limit on consecutive forced moves. Tied cuts for the deal end long before that. */
const MOST_IN_A_ROW = 1000;

/** Appends steps while `next` returns a move. Nothing checks the moves. */
export function playWhile<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  next: (state: StateOf<G>) => MoveOf<G> | undefined,
  steps: Step<G>[] = [],
): Step<G>[] {
  let before = steps.at(-1)?.after ?? state;
  for (let move = next(before); move !== undefined; move = next(before)) {
    if (steps.length === MOST_IN_A_ROW)
      throw new InvalidStateError(
        ["random"],
        `must be random, but gave ${MOST_IN_A_ROW} chance moves in a row, the last ${quote(move.type)}`,
      );
    const step = stepOf(game, before, move);
    steps.push(step);
    before = step.after;
  }
  return steps;
}

/** Finds a move of an automatic type that is its seat's only move; undefined if there is none. */
export function automaticMove<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  automatic: readonly MoveOf<G>["type"][],
): MoveOf<G> | undefined {
  const { activeSeats, legalMoves } = typed(game);
  for (const seat of automatic.length > 0 ? activeSeats(state) : []) {
    const [only, ...others] = legalMoves(state, seat);
    if (only !== undefined && others.length === 0 && automatic.includes(only.type)) return only;
  }
  return undefined;
}

/**
 * Applies a move, then resolves chance (deals, cuts and draws) until a seat can act or the game is over.
 *
 * @param game - the game
 * @param state - the state, which is left unchanged
 * @param move - a legal move; null to resolve only chance, as at the start of a game
 * @param options - the random source and more
 * @returns the next state, and all moves: the given one, then the forced ones
 * @throws IllegalMoveError when the move is illegal
 * @throws InvalidStateError when the random source is broken, or an option is unknown
 *
 * @example
 * ```ts
 * import { advance, seeded } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * const random = seeded(7);
 * const start = advance(cribbage, cribbage.initialState({ first: 0 }), null, { random });
 * const one = advance(cribbage, start.state, cribbage.legalMoves(start.state, 0)[0]!, { random });
 * const both = advance(cribbage, one.state, cribbage.legalMoves(one.state, 1)[0]!, { random });
 * both.moves.map(({ type }) => type); // => ["discard", "cut"]
 * both.state.phase; // => "play"
 * ```
 */
export function advance<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  move: MoveOf<G> | null | undefined,
  options: AdvanceOptions<G>,
): Advance<G> {
  const { chance } = typed(game);
  expectNotView(state);
  expectKeys(options, ["options"], ["random", "automatic"]);
  const { random, automatic = [] } = options;
  expectFunction(random, ["options", "random"]);
  expectArray(automatic, ["options", "automatic"]);
  const next = (now: StateOf<G>) => chance(now, random) ?? automaticMove(game, now, automatic);
  const first = move === null || move === undefined ? [] : [takeStep(game, state, move)];
  const steps = playWhile(game, state, next, first);
  return { state: steps.at(-1)?.after ?? state, moves: steps.map((step) => step.move), steps };
}
