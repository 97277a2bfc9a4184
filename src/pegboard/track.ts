import { readInteger, readOptions } from "../schema/read.ts";

/** Holes in each of the board's two turns. */
const TURN = 5;

/**
 * A position on a board, in units of the distance between two holes: x to the right and y down, as in SVG and on a
 * canvas. The corner at the top left is the origin.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The shape of a board: its number of lanes and its length. @inline */
export interface TrackShape {
  /** Number of lanes side by side, 1 to 7; default 2. */
  readonly sides?: number;
  /** Number of the game hole; default 121. */
  readonly target?: number;
}

/** Distance from the outermost holes to the edges of the board. */
const MARGIN = 1;

/**
 * Size of a board, from the origin to the opposite corner. All holes are at least 1 from the edges.
 *
 * @param shape - number of lanes and length of the board
 * @returns the width and the height
 * @throws InvalidStateError when the shape is out of range
 *
 * @example
 * ```ts
 * import { trackSize } from "fifteen-two/pegboard";
 *
 * trackSize({ sides: 2, target: 121 }); // => { width: 13, height: 49 }
 * ```
 */
export function trackSize(shape?: TrackShape | null): { readonly width: number; readonly height: number } {
  const track = readTrack(shape);
  const { left, right, top, bottom } = extentOf(track);
  return { width: right - left + 2 * MARGIN, height: top - bottom + 2 * MARGIN };
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
 * @returns the position, within {@link trackSize}; the first lane starts at the bottom left
 * @throws InvalidStateError when the hole, side or shape is out of range
 *
 * @example
 * ```ts
 * import { holeAt } from "fifteen-two/pegboard";
 *
 * holeAt(1, 0); // => { x: 1, y: 45 }
 * holeAt(1, 1); // => { x: 2, y: 45 }
 * holeAt(2, 0); // => { x: 1, y: 44 }
 * holeAt(121, 0); // => { x: 11.5, y: 1 }
 * ```
 */
export function holeAt(hole: number, side: number, shape?: TrackShape | null): Point {
  const track = readTrack(shape);
  const { sides, target } = track;
  readInteger(hole, ["hole"], -1, target);
  readInteger(side, ["side"], 0, sides - 1);
  const { x, y } = place(hole, side, track);
  const { left, top } = extentOf(track);
  return { x: x - left + MARGIN, y: top - y + MARGIN };
}

function readTrack(shape: TrackShape | null | undefined): Required<TrackShape> {
  const given = readOptions(shape, ["sides", "target"], ["shape"]);
  return {
    sides: readInteger(given.sides ?? 2, ["shape", "sides"], 1, 7),
    target: readInteger(given.target ?? 121, ["shape", "target"], 1),
  };
}

/** Holes in each straight but the last, which has the rest; all of them if there is only one straight. */
function straightOf(target: number): number {
  const holes = target - 1;
  return holes <= 5 * TURN ? target : 5 * Math.floor((holes - 2 * TURN) / 15);
}

/** The outermost coordinates of all holes: only holes at the ends and in the middle of turns can be outermost. */
function extentOf(track: Required<TrackShape>) {
  const { sides, target } = track;
  const straight = straightOf(target);
  const middle = (TURN + 1) / 2;
  const ends = [-1, straight + middle, 2 * straight + TURN + middle, target - 1, target];
  const points = [0, sides - 1].flatMap((side) =>
    ends.filter((hole) => hole <= target).map((hole) => place(hole, side, track)),
  );
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) };
}

/** Position of a hole with y up and the start of the first lane near the origin. */
function place(hole: number, side: number, { sides, target }: Required<TrackShape>): Point {
  const lane = hole === target ? (sides - 1) / 2 : side;
  const straight = straightOf(target);
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
