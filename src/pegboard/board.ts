import { InvalidStateError } from "../core/errors.ts";
import { type AnyGame, rulesOf, type Side } from "../core/game.ts";
import type { JsonSchema } from "../core/standard-schema.ts";
import { applyAt, type RecordOf, startOf } from "../generic/record.ts";
import type { Report } from "../schema/issues.ts";
import { expectArray, readInteger } from "../schema/read.ts";
import { integer, listOf, type Shape } from "../schema/shape.ts";
import { parseBy, shapeSchema } from "../schema/standard.ts";

/**
 * The two pegs of a side, as holes from 1 to the game hole. At the start they are at 0 and -1, the two holes before the
 * track.
 */
export interface Pegs {
  /** Hole of the front peg: the score. */
  readonly front: number;
  /** Hole of the rear peg: the score before the latest points. */
  readonly rear: number;
}

/** A pegboard. */
export interface Board {
  /** Number of the game hole, which wins the game: 121, 61, 31 or any other. */
  readonly target: number;
  /** The pegs of each side. */
  readonly pegs: readonly Pegs[];
}

/**
 * A board with all pegs before the first hole.
 *
 * @param sides - number of sides with pegs, 1 to 7
 * @param target - number of the game hole, 1 or more: 121 for a track of 120 holes, 61, 31
 * @returns the board
 * @throws InvalidStateError when `sides` or `target` is out of range
 *
 * @example
 * ```ts
 * import { newBoard } from "fifteen-two/pegboard";
 *
 * newBoard(2).pegs; // => [{ front: 0, rear: -1 }, { front: 0, rear: -1 }]
 * ```
 */
export function newBoard(sides: number, target = 121): Board {
  readInteger(sides, ["sides"], 1, 7);
  readInteger(target, ["target"], 1);
  return { target, pegs: Array.from({ length: sides }, () => ({ front: 0, rear: -1 })) };
}

/**
 * Pegs points for a side: its rear peg jumps that many holes past its front peg, but no farther than the game hole.
 *
 * @param board - the board, which is left unchanged
 * @param side - the side that scored
 * @param points - points to peg, 0 or more; 0 moves nothing
 * @returns the next board
 * @throws InvalidStateError when the board is invalid, the side does not exist, or the points are not an integer of 0 or more
 *
 * @example
 * ```ts
 * import { newBoard, peg } from "fifteen-two/pegboard";
 *
 * const board = peg(peg(newBoard(2), 1, 8), 1, 2);
 * board.pegs[1]; // => { front: 10, rear: 8 }
 * ```
 */
export function peg(board: Board, side: Side, points: number): Board {
  readSide(board, side);
  readInteger(points, ["points"], 0);
  const before = board.pegs[side]!;
  const after = jumped(before, points, board.target);
  return after === before ? board : { ...board, pegs: board.pegs.map((pegs, i) => (i === side ? after : pegs)) };
}

/** The pegs of a side after its rear peg has jumped over the front one; the same pegs if nothing moves. */
function jumped(pegs: Pegs, points: number, target: number): Pegs {
  const front = Math.min(pegs.front + points, target);
  return front === pegs.front ? pegs : { front, rear: pegs.front };
}

/** Throws unless the values are a board and one of its sides. */
function readSide(board: Board, side: Side): void {
  readInteger(side, ["side"], 0, readBoard(board).pegs.length - 1);
}

/**
 * Positions of one side's pegs after a sequence of scores.
 *
 * @param points - the points in order, each 0 or more
 * @param target - number of the game hole; default 121
 * @returns the pegs
 * @throws InvalidStateError when one of the points is not an integer of 0 or more
 *
 * @example
 * ```ts
 * import { pegsAfter } from "fifteen-two/pegboard";
 *
 * pegsAfter([2, 0, 12, 3]); // => { front: 17, rear: 14 }
 * ```
 */
export function pegsAfter(points: readonly number[], target = 121): Pegs {
  expectArray(points, ["points"]);
  for (const [i, n] of points.entries()) readInteger(n, ["points", i], 0);
  return points.reduce<Pegs>((pegs, n) => jumped(pegs, n, target), newBoard(1, target).pegs[0]!);
}

/**
 * Points a side still needs to win.
 *
 * @param board - the board
 * @param side - the side
 * @returns 0 to the target
 * @throws InvalidStateError when the board is invalid or the side does not exist
 *
 * @example
 * ```ts
 * import { newBoard, peg, toGo } from "fifteen-two/pegboard";
 *
 * toGo(peg(newBoard(2), 0, 100), 0); // => 21
 * ```
 */
export function toGo(board: Board, side: Side): number {
  readSide(board, side);
  return board.target - board.pegs[side]!.front;
}

/**
 * The boards of a recorded game: at the start and after each move.
 *
 * @param game - a game that is won by reaching a score, such as cribbage, CrossCribb or Sackson
 * @param record - its record
 * @param target - number of the game hole; default: the score that wins the game
 * @returns one board more than the record has moves
 * @throws InvalidStateError when the game has no score that wins, the record belongs to another game, or a score falls
 * @throws IllegalMoveError when a move is illegal
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 * import { boards } from "fifteen-two/pegboard";
 *
 * const { record, state } = playout(cribbage, { random: seeded(7) });
 * boards(cribbage, record).at(-1)?.pegs.map(({ front }) => front); // => state.scores
 * ```
 */
export function boards<G extends AnyGame>(game: G, record: RecordOf<G>, target?: number): Board[] {
  let state = startOf(game, record);
  const goal = rulesOf(game).target(state);
  if (goal === null)
    throw new InvalidStateError(
      ["game"],
      `must be won by reaching a score, as cribbage is; ${game.name} has no peg board`,
    );
  let board = newBoard(state.scores.length, target ?? goal);
  const all = [board];
  for (let i = 0; i < record.moves.length; i++) {
    state = applyAt(game, state, record.moves[i]!, i);
    for (const [side, score] of state.scores.entries()) {
      const points = Math.min(score, board.target) - board.pegs[side]!.front;
      if (points < 0) throw new InvalidStateError(["moves", i], `must not lower a score; side ${side} has ${score}`);
      board = peg(board, side, points);
    }
    all.push(board);
  }
  return all;
}

/**
 * Reads a board from untrusted JSON.
 *
 * @param json - the JSON value
 * @returns the board, a copy of the value
 * @throws InvalidStateError with the path of the first error
 *
 * @example
 * ```ts
 * import { newBoard, parseBoardJson } from "fifteen-two/pegboard";
 *
 * parseBoardJson(JSON.parse(JSON.stringify(newBoard(3)))); // => newBoard(3)
 * ```
 */
export function parseBoardJson(json: unknown): Board {
  return parseBy(BOARD, json);
}

/** Reads the argument `board`. */
export function readBoard(board: Board): Board {
  return parseBy(BOARD, board, ["board"]);
}

const BOARD = /* @__PURE__ */ boardSchema();

function boardSchema(): JsonSchema<Board> {
  const pegs: Shape = { type: "object", properties: { front: integer(0), rear: integer(-1) } };
  const properties = { target: integer(1), pegs: listOf(pegs, 1, 7) };
  return shapeSchema({ type: "object", properties, check: checkPegs });
}

/** The front peg is on the track, and the rear one behind it: only before the first points in the hole before 0. */
function checkPegs({ target, pegs }: Board, report: Report): void {
  for (const [side, { front, rear }] of pegs.entries()) {
    if (front > target) report(["pegs", side, "front"], `must be at most ${target}, the game hole, not ${front}`);
    const first = front === 0 ? -1 : 0;
    if (rear < first || rear >= front)
      report(["pegs", side, "rear"], `must be from ${first} to ${front - 1}, behind the front peg, not ${rear}`);
  }
}
