import { InvalidStateError } from "../core/errors.ts";
import type { Seat } from "../core/game.ts";
import {
  type Fields,
  fieldOf,
  readArray,
  readInteger,
  readMove,
  readObject,
  readOneOf,
  readSquare,
} from "../core/json.ts";
import { SQUARES, type Square } from "../core/square.ts";
import { COLORS, type Color, colorsIn, setOf } from "./color.ts";

/** A seat takes stones from the bank: two on the first two turns of the game, then one. */
export interface TakeMove {
  readonly type: "take";
  readonly seat: Seat;
  /** In either order. */
  readonly colors: readonly Color[];
}

/** A seat lets the markers on two squares change places. */
export interface ExchangeMove {
  readonly type: "exchange";
  readonly seat: Seat;
  /** In either order. */
  readonly squares: readonly [Square, Square];
}

/** A seat returns a stone to the bank. */
export interface ReturnMove {
  readonly type: "return";
  readonly seat: Seat;
  readonly color: Color;
}

/** Everything that can happen in the Sackson game; chance never moves. */
export type SacksonMove = TakeMove | ExchangeMove | ReturnMove;

// Moves are made once and shared, frozen.
const takes: TakeMove[] = [];
const exchanges: ExchangeMove[] = [];
const returns: ReturnMove[] = [];

/** The move of taking the stones of a set of colors. */
export function takeMove(seat: Seat, set: number): TakeMove {
  const key = (seat << 5) | set;
  takes[key] ??= Object.freeze<TakeMove>({ type: "take", seat, colors: colorsIn(set) });
  return takes[key];
}

/** The move of exchanging the markers on two squares, given as their places in `SQUARES` in either order. */
export function exchangeMove(seat: Seat, a: number, b: number): ExchangeMove {
  const [first, second] = a < b ? [a, b] : [b, a];
  const key = (seat * 25 + first) * 25 + second;
  exchanges[key] ??= Object.freeze<ExchangeMove>({
    type: "exchange",
    seat,
    squares: Object.freeze([SQUARES[first]!, SQUARES[second]!] as const),
  });
  return exchanges[key];
}

/** The move of returning a stone. */
export function returnMove(seat: Seat, color: Color): ReturnMove {
  const key = seat * 5 + COLORS.indexOf(color);
  returns[key] ??= Object.freeze<ReturnMove>({ type: "return", seat, color });
  return returns[key];
}

/**
 * A move from untrusted JSON.
 *
 * @param json - the JSON value
 * @returns the move, with colors and squares in their order; it may not be legal in any state
 * @throws IllegalMoveError with the code `"malformed"` when it is no move of the Sackson game; the message names the
 *   part
 *
 * @example
 * ```ts
 * import { parseMoveJson } from "fifteen-two/sackson";
 *
 * parseMoveJson(JSON.parse('{"type":"exchange","seat":0,"squares":["b3","a1"]}'));
 * // => { type: "exchange", seat: 0, squares: ["a1", "b3"] }
 * ```
 */
export function parseMoveJson(json: unknown): SacksonMove {
  return readMove(json, () => {
    const type = fieldOf(json, "type");
    const read = (key: string): Fields<string> => readObject(json, "", ["type", "seat", key]);
    const seat = (fields: Fields<string>) => readInteger(fields.seat, "seat", 0, 3);
    const color = (value: unknown, path: string) => readOneOf(value, path, COLORS);
    switch (type) {
      case "take": {
        const fields = read("colors");
        return takeMove(seat(fields), setOf(distinct(readArray(fields.colors, "colors", color, 1, 2), "colors")));
      }
      case "exchange": {
        const fields = read("squares");
        const [a, b] = distinct(readArray(fields.squares, "squares", readSquare, 2), "squares");
        return exchangeMove(seat(fields), SQUARES.indexOf(a!), SQUARES.indexOf(b!));
      }
      case "return": {
        const fields = read("color");
        return returnMove(seat(fields), color(fields.color, "color"));
      }
      default:
        throw new InvalidStateError("type", "is none of the Sackson game's moves");
    }
  });
}

/** One or two items that are not the same. */
function distinct<T>(items: readonly T[], path: string): readonly T[] {
  if (items[0] === items[1]) throw new InvalidStateError(`${path}[1]`, "is the same as the one before");
  return items;
}
