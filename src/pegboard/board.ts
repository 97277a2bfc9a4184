import { type AnyGame, rulesOf, type Side } from "../core/game.ts";
import { expectArray, expectObject, readArray, readInteger, readObject } from "../core/json.ts";
import { type RecordOf, startOf } from "../drive/record.ts";

/** The two pegs of a side (S2-05): holes 1 to the game hole; at the start 0 and -1, the two holes before the track. */
export interface Pegs {
  /** Where the front peg stands: the score. */
  readonly front: number;
  /** Where the rear peg stands: the score before the latest points. */
  readonly rear: number;
}

/** A peg board. */
export interface Board {
  /** The number of the game hole, which is the target: 121, 61, 31, or any other. */
  readonly target: number;
  /** The pegs of each side. */
  readonly pegs: readonly Pegs[];
}

/**
 * A board with all pegs before the first hole (S2-04).
 *
 * @param sides - how many sides have pegs, 1 to 7
 * @param target - the number of the game hole, 1 or more: 121 for a track of 120 holes, 61, 31
 * @returns the board
 * @throws InvalidStateError when one of them is out of range
 *
 * @example
 * ```ts
 * import { newBoard } from "fifteen-two/pegboard";
 *
 * newBoard(2).pegs; // => [{ front: 0, rear: -1 }, { front: 0, rear: -1 }]
 * ```
 */
export function newBoard(sides: number, target = 121): Board {
  readInteger(sides, "sides", 1, 7);
  readInteger(target, "target", 1);
  return { target, pegs: Array.from({ length: sides }, () => ({ front: 0, rear: -1 })) };
}

/**
 * The board after a side has scored: its rear peg leaps over its front peg, as many holes ahead of it as there are
 * points (S2-05, S4-02), at most into the game hole (S2-61).
 *
 * @param board - the board; it stays as it is
 * @param side - who scores
 * @param points - how many, 0 or more; for 0 nothing moves
 * @returns the next board
 * @throws InvalidStateError when it is no board, there is no such side, or the points are no whole number of 0 or more
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
  expectSide(board, side);
  readInteger(points, "points", 0);
  const before = board.pegs[side]!;
  const after = leapt(before, points, board.target);
  return after === before ? board : { ...board, pegs: board.pegs.map((pegs, i) => (i === side ? after : pegs)) };
}

/** The pegs of a side after its rear peg has leapt over the front one; the same where nothing moves. */
function leapt(pegs: Pegs, points: number, target: number): Pegs {
  const front = Math.min(pegs.front + points, target);
  return front === pegs.front ? pegs : { front, rear: pegs.front };
}

/** Throws for what is not a board with such a side. */
function expectSide(board: Board, side: Side): void {
  expectObject(board, "board");
  readInteger(board.target, "board.target", 1);
  expectArray(board.pegs, "board.pegs", 1, 7);
  readInteger(side, "side", 0, board.pegs.length - 1);
  expectObject(board.pegs[side], `board.pegs[${side}]`);
}

/**
 * Where the pegs of one side stand after a sequence of scores.
 *
 * @param points - the points, in order, each 0 or more
 * @param target - the number of the game hole; default 121
 * @returns the pegs
 * @throws InvalidStateError when one of the points is no whole number of 0 or more
 *
 * @example
 * ```ts
 * import { pegsAfter } from "fifteen-two/pegboard";
 *
 * pegsAfter([2, 0, 12, 3]); // => { front: 17, rear: 14 }
 * ```
 */
export function pegsAfter(points: readonly number[], target = 121): Pegs {
  const read = readArray(points, "points", (item, path) => readInteger(item, path, 0), 0, Number.MAX_SAFE_INTEGER);
  return read.reduce((pegs, n) => leapt(pegs, n, target), newBoard(1, target).pegs[0]!);
}

/**
 * How many points a side still needs.
 *
 * @param board - the board
 * @param side - the side
 * @returns 0 to the target
 * @throws InvalidStateError when it is no board, or there is no such side
 *
 * @example
 * ```ts
 * import { newBoard, peg, toGo } from "fifteen-two/pegboard";
 *
 * toGo(peg(newBoard(2), 0, 100), 0); // => 21
 * ```
 */
export function toGo(board: Board, side: Side): number {
  expectSide(board, side);
  return board.target - board.pegs[side]!.front;
}

/**
 * The board at the start of a game and after each of its moves.
 *
 * @param game - a game whose scores only rise: all but Crib-Ino
 * @param record - its record
 * @param target - the number of the game hole; default: the score that wins the game
 * @returns one board more than the record has moves
 * @throws InvalidStateError when the record is another game's, or a score falls
 * @throws IllegalMoveError when one of the moves is not legal
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
  const { apply, target: targetOf } = rulesOf(game);
  let state = startOf(game, record);
  let board = newBoard(state.scores.length, target ?? targetOf(state) ?? 0);
  const all = [board];
  for (let i = 0; i < record.moves.length; i++) {
    state = apply(state, record.moves[i]!);
    for (const [side, score] of state.scores.entries())
      board = peg(board, side, Math.min(score, board.target) - board.pegs[side]!.front);
    all.push(board);
  }
  return all;
}

/**
 * A board from untrusted JSON.
 *
 * @param json - the JSON value
 * @returns the board, a copy of the value
 * @throws InvalidStateError with the path of what is wrong
 *
 * @example
 * ```ts
 * import { newBoard, parseBoardJson } from "fifteen-two/pegboard";
 *
 * parseBoardJson(JSON.parse(JSON.stringify(newBoard(3)))); // => newBoard(3)
 * ```
 */
export function parseBoardJson(json: unknown): Board {
  const fields = readObject(json, "", ["target", "pegs"]);
  const target = readInteger(fields.target, "target", 1);
  const pegs = (value: unknown, path: string): Pegs => {
    const { front, rear } = readObject(value, path, ["front", "rear"]);
    const ahead = readInteger(front, `${path}.front`, 0, target);
    return { front: ahead, rear: readInteger(rear, `${path}.rear`, ahead === 0 ? -1 : 0, ahead - 1) };
  };
  return { target, pegs: readArray(fields.pegs, "pegs", pegs, 1, 7) };
}
