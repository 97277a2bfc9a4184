import { expectKeys, readInteger } from "../core/json.ts";

/** The holes of a street. */
const STREET = 30;
/** The leads that are a skunk and a double skunk (S2-65, S2-66). */
const SKUNKS = [31, 61];
/** The holes in each of the two turns of the board. */
const TURN = 5;

/**
 * The street that a hole is in: the track is counted in streets of 30.
 *
 * @param hole - 1 to the game hole
 * @returns 1 for the holes 1 to 30, 2 for 31 to 60, …; the game hole of 121 is the first of street 5
 * @throws InvalidStateError when the hole is not a whole number of 1 or more
 *
 * @example
 * ```ts
 * import { streetOf } from "fifteen-two/pegboard";
 *
 * [1, 30, 31, 120].map(streetOf); // => [1, 1, 2, 4]
 * ```
 */
export function streetOf(hole: number): number {
  return Math.ceil(readInteger(hole, "hole", 1) / STREET);
}

/**
 * The skunk lines: a side whose front peg has not passed the first when another reaches the game hole is skunked, the
 * second doubly.
 *
 * @param target - the number of the game hole; default 121
 * @returns the holes right before the lines, 31 and 61 short of the target; fewer where the track is too short
 * @throws InvalidStateError when the target is not a whole number of 1 or more
 *
 * @example
 * ```ts
 * import { skunkLines } from "fifteen-two/pegboard";
 *
 * skunkLines(); // => [90, 60]
 * skunkLines(61); // => [30, 0]
 * ```
 */
export function skunkLines(target = 121): number[] {
  readInteger(target, "target", 1);
  return SKUNKS.map((lead) => target - lead).filter((hole) => hole >= 0);
}

/** A place on a board, in units of the distance between two holes: x to the right, y up. */
export interface Point {
  /** To the right. */
  readonly x: number;
  /** Up. */
  readonly y: number;
}

/** The shape of a board: who has a lane on it, and how long it is. */
export interface TrackShape {
  /** How many lanes run side by side, 1 to 7; default 2. */
  readonly sides?: number;
  /** The number of the game hole; default 121. */
  readonly target?: number;
}

/**
 * Where a hole lies on the usual board, on which the track runs up, turns, runs down, turns, and runs up again, the
 * holes in groups of five. With 120 holes the straights have 35, 35 and 40, each turn 5; other lengths are divided
 * likewise, and up to 25 holes are one straight.
 *
 * @param hole - -1 and 0 for the two holes before the start, then 1 to the game hole, which all lanes share
 * @param side - whose lane
 * @param shape - the lanes and the length of the board
 * @returns the place; the start of the first lane is near the origin
 * @throws InvalidStateError when the hole, the side or the shape is out of range
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
  expectKeys(shape, "shape", ["sides", "target"]);
  const sides = readInteger(shape.sides ?? 2, "shape.sides", 1, 7);
  const target = readInteger(shape.target ?? 121, "shape.target", 1);
  readInteger(hole, "hole", -1, target);
  readInteger(side, "side", 0, sides - 1);
  const middle = (sides - 1) / 2;
  const lane = (hole === target ? 0 : side - middle) + middle;
  return place(hole, lane, target - 1, sides);
}

/** Where the hole of a lane lies on a track of so many holes, the game hole not counted. */
function place(hole: number, lane: number, holes: number, sides: number): Point {
  const straight = holes <= 5 * TURN ? holes + 1 : 5 * Math.floor((holes - 2 * TURN) / 15);
  // The lanes of a straight are at 0 … sides - 1; those of the next straight lie as far to the right as this.
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

/** How far along a straight its nth hole lies: the holes stand in fives, with half a hole's distance between them. */
function along(n: number): number {
  return n + Math.floor((n - 1) / TURN) / 2;
}

/** The nth of the holes of a turn about a center, from left to right, above it (1) or below it (-1). */
function arc(x: number, y: number, radius: number, n: number, up = 1): Point {
  const angle = (Math.PI * n) / (TURN + 1);
  return { x: x - radius * Math.cos(angle), y: y + up * radius * Math.sin(angle) };
}
