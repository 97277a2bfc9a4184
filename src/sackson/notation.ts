import { NotationError } from "../core/errors.ts";
import { expectWords, listedWord, type MoveText, readMoveText, squareWord, unknownVerb } from "../core/notation.ts";
import { SQUARES } from "../core/square.ts";
import { COLORS, setOf } from "./color.ts";
import { exchangeMove, returnMove, type SacksonMove, takeMove } from "./moves.ts";

/**
 * A move in text: the seat, the type, what it takes.
 *
 * @param move - a move
 * @returns one line: `0 take blue red`, `0 exchange a1 b3`, `0 return red`
 *
 * @example
 * ```ts
 * import { formatMove } from "fifteen-two/sackson";
 *
 * formatMove({ type: "exchange", seat: 0, squares: ["a1", "b3"] }); // => "0 exchange a1 b3"
 * ```
 */
export function formatMove(move: SacksonMove): string {
  const words = move.type === "take" ? move.colors : move.type === "exchange" ? move.squares : [move.color];
  return [move.seat, move.type, ...words].join(" ");
}

/**
 * The move that a text names; the inverse of {@link formatMove}.
 *
 * @param text - one line
 * @returns the move, with colors and squares in their order; it may not be legal in any state
 * @throws NotationError with the index of the word that is wrong
 *
 * @example
 * ```ts
 * import { parseMove } from "fifteen-two/sackson";
 *
 * parseMove("0 take red blue"); // => { type: "take", seat: 0, colors: ["blue", "red"] }
 * ```
 */
export function parseMove(text: string): SacksonMove {
  const move = readMoveText(text);
  if (move.seat === null) throw unknownVerb(move);
  const color = (i: number) => listedWord(move, move.words[i]!, COLORS);
  switch (move.verb.text) {
    case "take":
      expectWords(move, 1, 2);
      return takeMove(
        move.seat,
        setOf(
          distinct(
            move,
            move.words.map((_, i) => color(i)),
          ),
        ),
      );
    case "exchange": {
      expectWords(move, 2);
      const [a, b] = distinct(
        move,
        move.words.map((word) => SQUARES.indexOf(squareWord(move, word))),
      );
      return exchangeMove(move.seat, a!, b!);
    }
    case "return":
      expectWords(move, 1);
      return returnMove(move.seat, color(0));
    default:
      throw unknownVerb(move);
  }
}

/** What one or two words name, which must not be the same. */
function distinct<T>(move: MoveText, items: readonly T[]): readonly T[] {
  if (items[0] !== items[1]) return items;
  throw new NotationError(`${move.words[1]!.text} is there twice`, move.text, move.words[1]!.index);
}
