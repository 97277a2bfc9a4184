import type { Side } from "../core/any.ts";
import { InvalidStateError } from "../core/errors.ts";
import { type AnyGame, typed } from "../core/game.ts";
import { replaced } from "../core/list.ts";
import type { Schema } from "../core/standard-schema.ts";
import { type RecordOf, startOf } from "../record/record.ts";
import { takeStep } from "../record/step.ts";
import { readInteger } from "../schema/read.ts";
import type { Report } from "../schema/reading.ts";
import { integer, listOf, type Shape } from "../schema/shape.ts";
import { parseWith, shapeSchema } from "../schema/standard.ts";

/** A pegboard. */
export interface PegBoard {
  /** Number of the game hole, which wins the game: 121, 61, 31 or any other. */
  readonly target: number;
  /**
   * The two pegs of each side, as holes from 1 to the game hole. At the start they are at 0 and -1, the two holes before
   * the track.
   */
  readonly pegs: readonly {
    /** Hole of the front peg: the score. */
    readonly front: number;
    /** Hole of the rear peg: the score before the latest points. */
    readonly rear: number;
  }[];
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
export function newBoard(sides: number, target = 121): PegBoard {
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
export function peg(board: PegBoard, side: Side, points: number): PegBoard {
  readInteger(side, ["side"], 0, parseWith(BOARD, board, ["board"]).pegs.length - 1);
  readInteger(points, ["points"], 0);
  const rear = board.pegs[side]!.front;
  const front = Math.min(rear + points, board.target);
  return front === rear ? board : { ...board, pegs: replaced(board.pegs, side, { front, rear }) };
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
 * import * as cribbage from "fifteen-two/cribbage";
 * import { boards } from "fifteen-two/pegboard";
 *
 * const { record, state } = playout(cribbage, { random: seeded(7) });
 * boards(cribbage, record).at(-1)?.pegs.map(({ front }) => front); // => state.scores
 * ```
 */
export function boards<G extends AnyGame>(game: G, record: RecordOf<G>, target?: number): PegBoard[] {
  let state = startOf(game, record);
  const goal = typed(game).rules.target(state);
  if (goal === null)
    throw new InvalidStateError(
      ["game"],
      `must be won by reaching a score, as cribbage is; ${game.name} has no peg board`,
    );
  let board = newBoard(state.scores.length, target ?? goal);
  const all = [board];
  for (let i = 0; i < record.moves.length; i++) {
    state = takeStep(game, state, record.moves[i]!, ["moves", i]).after;
    for (const [side, score] of state.scores.entries()) {
      const points = Math.min(score, board.target) - board.pegs[side]!.front;
      if (points < 0) throw new InvalidStateError(["moves", i], `must not lower a score; side ${side} has ${score}`);
      board = peg(board, side, points);
    }
    all.push(board);
  }
  return all;
}

const BOARD = /* @__PURE__ */ boardSchema();

function boardSchema(): Schema<PegBoard> {
  const pegs: Shape = { type: "object", properties: { front: integer(0), rear: integer(-1) } };
  const properties = { target: integer(1), pegs: listOf(pegs, 1, 7) };
  return shapeSchema({ type: "object", properties, check: checkPegs });
}

/** The front peg is on the track, and the rear one behind it: only before the first points in the hole before 0. */
function checkPegs({ target, pegs }: PegBoard, report: Report): void {
  for (const [side, { front, rear }] of pegs.entries()) {
    if (front > target) report(["pegs", side, "front"], `must be at most ${target}, the game hole, not ${front}`);
    const first = front === 0 ? -1 : 0;
    if (rear < first || rear >= front)
      report(["pegs", side, "rear"], `must be from ${first} to ${front - 1}, behind the front peg, not ${rear}`);
  }
}
