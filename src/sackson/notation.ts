import { NotationError } from "../core/errors.ts";
import { expectWords, listedWord, type MoveText, readMoveText, unknownVerb, type Word } from "../core/notation.ts";
import { formatMoveBy } from "../generic/derive.ts";
import { squareWord } from "../shared/square.ts";
import { COLORS } from "./color.ts";
import type { SacksonGame } from "./game.ts";
import { MOVE, ordered, type SacksonMove } from "./moves.ts";

function words(move: SacksonMove): readonly string[] {
  return move.type === "take" ? move.colors : move.type === "exchange" ? move.squares : [move.color];
}

/**
 * Writes a move as text: `0 take blue red`, `0 exchange a1 b3`, `0 return red`; see {@link Game.formatMove}.
 *
 * @function
 */
export const formatMove: SacksonGame["formatMove"] = /* @__PURE__ */ formatMoveBy(MOVE, words);

/** Reads a move from text, the inverse of {@link formatMove}; see {@link Game.parseMove}. */
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
