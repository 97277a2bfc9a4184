import { errorOf, InvalidStateError, type Key } from "../core/errors.ts";
import { type AnyGame, type MoveOf, type StateOf, typed } from "../core/game.ts";
import { expectArray, expectObject, fieldOf, readInteger, readOneOf } from "../schema/read.ts";
import { type GameRecord, MAX_MOVES, type RecordOf, type Start, startGame } from "./record.ts";

/** One move of a game, with the states before and after it. @inline */
export interface Step<G extends AnyGame> {
  readonly move: MoveOf<G>;
  readonly before: StateOf<G>;
  readonly after: StateOf<G>;
  /** Points that the move scored. */
  readonly awards: StateOf<G>["awards"];
}

/** Applies a move; throws an IllegalMoveError if it is illegal. */
export function takeStep<G extends AnyGame>(game: G, before: StateOf<G>, move: MoveOf<G>): Step<G> {
  const refused = typed(game).refusal(before, move);
  if (refused !== undefined) throw errorOf(refused, [], move);
  return stepOf(game, before, move);
}

export function stepOf<G extends AnyGame>(game: G, before: StateOf<G>, move: MoveOf<G>): Step<G> {
  const after = typed(game).applyUnchecked(before, move);
  return { move, before, after, awards: after.awards };
}

/** Reads an untrusted move. `at` are the keys that lead to it. */
export type ReadMove<G extends AnyGame> = (game: G, part: unknown, at: readonly Key[]) => MoveOf<G>;

/** A record ready to replay. */
export interface Replay<G extends AnyGame> extends Start<G> {
  /** Applies the moves, all or the first ones. */
  readonly steps: (count?: number) => Generator<Step<G>, void, void>;
}

/**
 * Prepares the replay of the record at the keys `at`. Its rules must have this package's version. With `readMove`,
 * moves are untrusted, and an illegal one makes the record invalid.
 */
export function startReplay<G extends AnyGame>(
  game: G,
  { version, rules, settings, moves }: { readonly [key in keyof GameRecord]?: unknown },
  at: readonly Key[],
  readMove?: ReadMove<G>,
): Replay<G> {
  const { refusal, rules: ours } = typed(game);
  readOneOf(version, [...at, "version"], [1]);
  if (readInteger(rules, [...at, "rules"], 1) !== ours.version) {
    const reason = `must be ${ours.version}, the version of the rules here; the record was played by version ${rules}`;
    throw new InvalidStateError([...at, "rules"], reason);
  }
  const start = startGame(game, settings, [...at, "settings"]);
  const to = [...at, "moves"];
  expectArray(moves, to, 0, MAX_MOVES);
  return {
    ...start,
    *steps(count = Number.POSITIVE_INFINITY) {
      let { state } = start;
      for (let i = 0; i < moves.length && i < count; i++) {
        const move = readMove === undefined ? (moves[i] as MoveOf<G>) : readMove(game, moves[i], [...to, i]);
        const refused = refusal(state, move);
        if (refused !== undefined)
          throw errorOf(readMove === undefined ? refused : { ...refused, code: "invalid-state" }, [...to, i], move);
        const step = stepOf(game, state, move);
        yield step;
        state = step.after;
      }
    },
  };
}

export function replayOf<G extends AnyGame>(game: G, record: RecordOf<G>, at: readonly Key[] = []): Replay<G> {
  expectObject(record, at);
  readOneOf(fieldOf(record, "game"), [...at, "game"], [typed(game).id]);
  expectObject(record.settings, [...at, "settings"]);
  return startReplay(game, record, at);
}

/**
 * Replays a record to its end, or for a number of moves.
 *
 * @param game - the record's game
 * @param record - the record
 * @param count - number of moves to make, 0 to all; default all
 * @returns the state after them
 * @throws InvalidStateError when the record belongs to another game or to another version of its rules, its settings
 * are invalid, or it has too few moves
 * @throws IllegalMoveError when a move is illegal; its `keys` begin with `"moves"` and the move's index
 *
 * @example
 * ```ts
 * import { playout, replay, seeded } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * const { state, record } = playout(cribbage, { random: seeded(7) });
 * replay(cribbage, record); // => state
 * replay(cribbage, record, 1).phase; // => "deal"
 * ```
 */
export function replay<G extends AnyGame>(game: G, record: RecordOf<G>, count?: number): StateOf<G> {
  const { steps, ...start } = replayOf(game, record);
  let { state } = start;
  const { length } = record.moves;
  for (const { after } of steps(readInteger(count ?? length, ["count"], 0, length))) state = after;
  return state;
}

/**
 * Iterates over a record move by move, so that you can build a log or replay a game.
 *
 * @param game - the record's game
 * @param record - the record
 * @returns a generator of moves, each with the states around it and its points
 * @throws InvalidStateError when the record belongs to another game or its settings are invalid
 * @throws IllegalMoveError when a move is illegal; the message has its index
 *
 * @example
 * ```ts
 * import { playout, seeded, steps } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * const { record } = playout(cribbage, { random: seeded(7) });
 * const log = [...steps(cribbage, record)].filter(({ awards }) => awards.length > 0);
 * cribbage.formatMove(log[0]!.move); // => "0 play JC"
 * log[0]!.awards[0]!.points; // => 2
 * ```
 */
export function steps<G extends AnyGame>(game: G, record: RecordOf<G>): Generator<Step<G>, void, void> {
  return replayOf(game, record).steps();
}
