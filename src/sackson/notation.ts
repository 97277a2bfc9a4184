import { NotationError } from "../core/errors.ts";
import { expectWords, listedWord, type MoveText, readMoveText, unknownVerb, type Word } from "../core/notation.ts";
import { expectMove } from "../core/refusal.ts";
import { squareWord } from "../parts/square.ts";
import { COLORS } from "./color.ts";
import { ordered, type SacksonMove } from "./moves.ts";

/**
 * Writes a move as text: the seat, the type, and its arguments.
 *
 * @param move - a move
 * @returns one line: `0 take blue red`, `0 exchange a1 b3`, `0 return red`
 * @throws IllegalMoveError when it is not a move
 *
 * @example
 * ```ts
 * import { formatMove } from "fifteen-two/sackson";
 *
 * formatMove({ type: "exchange", seat: 0, squares: ["a1", "b3"] }); // => "0 exchange a1 b3"
 * ```
 */
export function formatMove(move: SacksonMove): string {
  expectMove(move);
  const words = move.type === "take" ? move.colors : move.type === "exchange" ? move.squares : [move.color];
  return [move.seat, move.type, ...words].join(" ");
}

/**
 * Reads a move from text; the inverse of {@link formatMove}. Checks the form only; use `isLegal` for legality.
 *
 * @param text - one line
 * @returns the move, with colors and squares sorted
 * @throws NotationError with the index of the invalid word
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
  const { seat, words } = move;
  if (seat === null) throw unknownVerb(move);
  switch (move.verb.text) {
    case "take":
      expectWords(move, 1, 2);
      return ordered({ type: "take", seat, colors: distinct(move, (word) => listedWord(move, word, COLORS)) });
    case "exchange": {
      expectWords(move, 2);
      const [a, b] = distinct(move, (word) => squareWord(move, word));
      return ordered({ type: "exchange", seat, squares: [a!, b!] });
    }
    case "return":
      expectWords(move, 1);
      return { type: "return", seat, color: listedWord(move, words[0]!, COLORS) };
    default:
      throw unknownVerb(move);
  }
}

/** Reads one or two words, which must differ. */
function distinct<T>(move: MoveText, read: (word: Word) => T): T[] {
  const items = move.words.map(read);
  if (items[0] !== items[1]) return items;
  const { text, index } = move.words[1]!;
  throw new NotationError(`duplicate ${text}`, move.text, index);
}
