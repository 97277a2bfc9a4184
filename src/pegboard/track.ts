import { InvalidStateError } from "../core/errors.ts";
import { type AnyGame, rulesOf } from "../core/game.ts";
import { quote } from "../core/message.ts";
import { expectKeys, readInteger } from "../schema/read.ts";

/** Holes in a street. */
const STREET = 30;
/** By game, the leads that are a skunk and a double skunk. */
const SKUNKS: Readonly<Record<string, readonly number[]>> = { cribbage: [31, 61], crosscribb: [16, 31] };
/** Holes in each of the board's two turns. */
const TURN = 5;

/**
 * The street that a hole is in. A street is 30 holes.
 *
 * @param hole - 1 to the game hole
 * @returns 1 for the holes 1 to 30, 2 for 31 to 60, …; the game hole of 121 is the first of street 5
 * @throws InvalidStateError when the hole is not an integer of 1 or more
 *
 * @example
 * ```ts
 * import { streetOf } from "fifteen-two/pegboard";
 *
 * [1, 30, 31, 120].map(streetOf); // => [1, 1, 2, 4]
 * ```
 */
export function streetOf(hole: number): number {
  return Math.ceil(readInteger(hole, ["hole"], 1) / STREET);
}

/**
 * The skunk lines of cribbage and CrossCribb. A side is skunked if its front peg is not past the first line when another
 * side wins, and double-skunked at the second.
 *
 * @param game - cribbage or CrossCribb
 * @param target - number of the game hole; default: the game's own, 121 or 31
 * @returns the last hole before each line; fewer if the track is too short
 * @throws InvalidStateError when the game has no skunks, or the target is not an integer of 1 or more
 *
 * @example
 * ```ts
 * import { cribbage } from "fifteen-two/cribbage";
 * import { crosscribb } from "fifteen-two/crosscribb";
 * import { skunkLines } from "fifteen-two/pegboard";
 *
 * skunkLines(cribbage); // => [90, 60]
 * skunkLines(cribbage, 61); // => [30, 0]
 * skunkLines(crosscribb); // => [15, 0]
 * ```
 */
export function skunkLines(game: AnyGame, target?: number): number[] {
  const { id, initialState, target: targetOf } = rulesOf(game);
  if (!Object.hasOwn(SKUNKS, id))
    throw new InvalidStateError(["game"], `must be cribbage or CrossCribb, the games with skunks, not ${quote(id)}`);
  const hole = readInteger(target ?? targetOf(initialState()), ["target"], 1);
  return SKUNKS[id]!.map((lead) => hole - lead).filter((line) => line >= 0);
}

/** A position on a board, in units of the distance between two holes: x to the right, y up. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The shape of a board: how many lanes it has and how long it is. */
export interface TrackShape {
  /** Number of lanes side by side, 1 to 7; default 2. */
  readonly sides?: number;
  /** Number of the game hole; default 121. */
  readonly target?: number;
}

/**
 * Position of a hole on a standard board.
 *
 * The track runs up, turns, runs down, turns, and runs up again, with the holes in groups of five. With 120 holes, the
 * straights have 35, 35 and 40 holes and each turn has 5. Other lengths are divided in proportion; up to 25 holes form
 * one straight.
 *
 * @param hole - 1 to the game hole, which all lanes share, or -1 and 0 for the two holes before the start
 * @param side - the side that owns the lane
 * @param shape - number of lanes and length of the board
 * @returns the position; the start of the first lane is near the origin
 * @throws InvalidStateError when the hole, side or shape is out of range
 *
 * @example
 * ```ts
 * import { holeAt } from "fifteen-two/pegboard";
 *
 * holeAt(1, 0); // => { x: 0, y: 1 }
 * holeAt(1, 1); // => { x: 1, y: 1 }
 * holeAt(35, 0).y > holeAt(34, 0).y; // => true
 * ```
 */
export function holeAt(hole: number, side: number, shape: TrackShape = {}): Point {
  expectKeys(shape, ["shape"], ["sides", "target"]);
  const sides = readInteger(shape.sides ?? 2, ["shape", "sides"], 1, 7);
  const target = readInteger(shape.target ?? 121, ["shape", "target"], 1);
  readInteger(hole, ["hole"], -1, target);
  readInteger(side, ["side"], 0, sides - 1);
  const middle = (sides - 1) / 2;
  const lane = hole === target ? middle : side;
  return place(hole, lane, target - 1, sides);
}

/** Position of a lane's hole on a track of `holes` holes, not counting the game hole. */
function place(hole: number, lane: number, holes: number, sides: number): Point {
  const straight = holes <= 5 * TURN ? holes + 1 : 5 * Math.floor((holes - 2 * TURN) / 15);
  // The lanes of a straight are at x = 0 … sides - 1. The next straight starts this far to the right.
  const next = sides + 3;
  if (hole <= straight) return { x: lane, y: along(hole) };
  const turning = hole - straight;
  const mirrored = next + sides - 1 - lane;
  if (turning <= TURN) return arc((lane + mirrored) / 2, along(straight), (mirrored - lane) / 2, turning);
  const down = turning - TURN;
  if (down <= straight) return { x: mirrored, y: along(straight + 1 - down) };
  const back = down - straight;
  const last = 2 * next + lane;
  if (back <= TURN) return arc((mirrored + last) / 2, along(1), (last - mirrored) / 2, back, -1);
  return { x: last, y: along(back - TURN) };
}

/** Distance of the nth hole along a straight. Each group of five is followed by a gap of half a hole. */
function along(n: number): number {
  return n + Math.floor((n - 1) / TURN) / 2;
}

/** Position of the nth hole of a turn, from left to right, above (1) or below (-1) a center. */
function arc(x: number, y: number, radius: number, n: number, up = 1): Point {
  const angle = (Math.PI * n) / (TURN + 1);
  return { x: x - radius * Math.cos(angle), y: y + up * radius * Math.sin(angle) };
}
