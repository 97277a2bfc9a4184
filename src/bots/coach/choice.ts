import { expectNumber, expectObject } from "../../schema/read.ts";
import { type MistakeSize, sizeOf } from "../basis/mistake.ts";

/** The loss by a choice, compared with the choice that wins most often. */
export interface Loss {
  /** Expected points, 0 or more; also 0 if it scores more but wins less often. */
  readonly points: number;
  /** Chance to win the game, 0 to 1; if skunks count, half of the games that it loses, in simple wins. */
  readonly win: number;
  /** Standard error of `win`, or half of the method's precision. A loss of less than twice this may be luck. */
  readonly error: number;
}

/** A move that a seat can choose, and its value for the seat's side. */
export interface Choice<Move = unknown> {
  /** The move. */
  readonly move: Move;
  /** Points that the move scores at once or makes visible on the board, as in `preview`. */
  readonly now: number;
  /** Expected points minus the others' to the end of the deal, or within the method's horizon. */
  readonly points: number;
  /** The chance, 0 to 1, that the side wins the game. */
  readonly win: number;
  /** Games won minus games lost, in simple wins, if the method counts skunks. Then they order the choices. */
  readonly games?: number;
  /** Standard error of `win`, or of half of `games`. */
  readonly error: number;
  /** The loss, 0 for the first choice. Hints, reviews and statistics compare choices by their loss. */
  readonly loss: Loss;
  /**
   * Number of its row in a list, from 0. Choices in a row score the same now, and their chances to win differ from that
   * of the first one by at most the error of such a loss.
   */
  readonly row: number;
  /**
   * The share of games in which the move is right, 0 to 1, if the method knows. The shares of all choices add up to 1.
   */
  readonly share?: number;
  /** The sources of `points`, under the method's names, if known. They add up to `points`. */
  readonly parts?: Readonly<Record<string, number>>;
}

/**
 * The size of a mistake: an inaccuracy from 0.4 % of a game, a mistake from 1 %, a blunder from 4 %. A loss of at most
 * twice its standard error is none of these.
 *
 * @param loss - the loss by the choice
 * @returns the size of the mistake, or undefined if it is too small
 * @throws InvalidStateError when `win` or `error` is not a number
 *
 * @example
 * ```ts
 * import { mistakeOf } from "fifteen-two/bots";
 *
 * mistakeOf({ points: 0.9, win: 0.012, error: 0.002 }); // => "mistake"
 * mistakeOf({ points: 2.5, win: 0.045, error: 0.004 }); // => "blunder"
 * mistakeOf({ points: 0.9, win: 0.012, error: 0.008 }); // => undefined
 * mistakeOf({ points: 0.1, win: 0.002, error: 0 }); // => undefined
 * ```
 */
export function mistakeOf(loss: Loss): MistakeSize | undefined {
  expectObject(loss, ["loss"]);
  const { win, error } = loss;
  expectNumber(win, ["loss", "win"]);
  expectNumber(error, ["loss", "error"]);
  return win > 2 * error ? sizeOf(win) : undefined;
}
