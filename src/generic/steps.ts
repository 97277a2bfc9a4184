import { within } from "../core/errors.ts";
import { type AnyGame, rulesOf, type Seat } from "../core/game.ts";
import { type RecordOf, startOf } from "./record.ts";
import { type Step, stepBy } from "./step.ts";

/**
 * Iterates over a record move by move, so that you can build a log or replay a game.
 *
 * @param game - the record's game
 * @param record - the record
 * @returns a generator of moves, each with the states around it and what it scored
 * @throws InvalidStateError when the record belongs to another game or its settings are invalid
 * @throws IllegalMoveError when a move is illegal; the message has its index
 *
 * @example
 * ```ts
 * import { playout, seeded, steps } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const { record } = playout(cribbage, { random: seeded(7) });
 * const log = [...steps(cribbage, record)].filter(({ awards }) => awards.length > 0);
 * cribbage.formatMove(log[0]!.move); // => "0 play JC"
 * log[0]!.awards[0]!.points; // => 2
 * ```
 */
export function steps<G extends AnyGame>(game: G, record: RecordOf<G>): Generator<Step<G>, void, void> {
  let before = startOf(game, record);
  return made();

  function* made(): Generator<Step<G>, void, void> {
    for (let i = 0; i < record.moves.length; i++) {
      const step = within(["moves", i], () => stepBy(game, before, record.moves[i]!));
      yield step;
      before = step.state;
    }
  }
}

/**
 * Takes back a seat's latest real choice, for an undo button.
 *
 * Forced moves (a go, a show, the only legal card) don't count as choices. Later moves of other seats and of chance are
 * taken back, too.
 *
 * @param game - the record's game
 * @param record - the record, which is left unchanged
 * @param seat - the seat whose choice to take back
 * @returns a shorter record, or undefined if the seat has not had a choice yet
 * @throws InvalidStateError when the record belongs to another game or its settings are invalid
 * @throws IllegalMoveError when a move is illegal
 *
 * @example
 * ```ts
 * import { advance, appendMoves, newRecord, replay, seeded, settle, takeBack } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const start = settle(cribbage, cribbage.initialState({ first: 0 }), seeded(7));
 * const dealt = appendMoves(newRecord(cribbage, { first: 0 }), start.moves);
 * const [first] = cribbage.legalMoves(start.state, 1);
 * const discarded = appendMoves(dealt, advance(cribbage, start.state, first!, seeded(8)).moves);
 * takeBack(cribbage, discarded, 1); // => dealt
 * takeBack(cribbage, discarded, 0); // => undefined
 * ```
 */
export function takeBack<G extends AnyGame>(game: G, record: RecordOf<G>, seat: Seat): RecordOf<G> | undefined {
  const choice = latestChoice(game, [...steps(game, record)], seat);
  return choice < 0 ? undefined : { ...record, moves: record.moves.slice(0, choice) };
}

/** Index of a seat's latest step in which it had more than one move; -1 if there is none. */
export function latestChoice<G extends AnyGame>(game: G, steps: readonly Step<G>[], seat: Seat): number {
  const { legalMoves } = rulesOf(game);
  for (let i = steps.length - 1; i >= 0; i--) {
    const { move, before } = steps[i]!;
    if (move.seat === seat && legalMoves(before, seat).length > 1) return i;
  }
  return -1;
}
