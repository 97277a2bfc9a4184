import type { Card, Seen } from "../core/card.ts";
import { NotationError } from "../core/errors.ts";
import {
  cardWord,
  cardWords,
  expectWords,
  listedWord,
  type MoveText,
  numberWord,
  readMoveText,
  unknownVerb,
} from "../core/notation.ts";
import { indexOfSquare, SQUARES } from "../core/square.ts";
import { type CrossCribbMove, discardMove, placeMove } from "./moves.ts";

/**
 * A move in text: the seat, or `-` for chance; the type; what it takes.
 *
 * @param move - a move, also a redacted one
 * @returns one line: `2 place b4`, `0 discard`, `1 show`, `- cut 5D`
 *
 * @example
 * ```ts
 * import { formatMove } from "fifteen-two/crosscribb";
 *
 * formatMove({ type: "place", seat: 2, square: "b4" }); // => "2 place b4"
 * formatMove({ type: "deal", piles: [["5H", "JC"], ["2C", "9D"]] }); // => "- deal 5H JC / 2C 9D"
 * ```
 */
export function formatMove(move: Seen<CrossCribbMove>): string {
  return ["seat" in move ? move.seat : "-", move.type, ...words(move)].join(" ");
}

function words(move: Seen<CrossCribbMove>): readonly (string | number)[] {
  switch (move.type) {
    case "cut-for-deal":
      return cardWords(move.cards);
    case "deal":
      return move.piles.flatMap((pile, i) => [...(i > 0 ? ["/"] : []), ...cardWords(pile)]);
    case "cut":
      return cardWords([move.card]);
    case "place":
      return [move.square];
    case "show":
      return move.claim === undefined ? [] : [move.claim];
    case "muggins":
      return [move.points];
    default:
      return [];
  }
}

/**
 * The move that a text names; the inverse of {@link formatMove}.
 *
 * @param text - one line
 * @returns the move, which may not be legal in any state
 * @throws NotationError with the index of the word that is wrong
 *
 * @example
 * ```ts
 * import { parseMove } from "fifteen-two/crosscribb";
 *
 * parseMove("2 place b4"); // => { type: "place", seat: 2, square: "b4" }
 * ```
 */
export function parseMove(text: string): CrossCribbMove {
  const move = readMoveText(text);
  return move.seat === null ? chanceMove(move) : seatMove(move, move.seat);
}

function chanceMove(move: MoveText): CrossCribbMove {
  switch (move.verb.text) {
    case "cut-for-deal":
      expectWords(move, 2, 4);
      return { type: "cut-for-deal", cards: piles(move).flat() };
    case "deal":
      return { type: "deal", piles: piles(move) };
    case "cut":
      expectWords(move, 1);
      return { type: "cut", card: cardWord(move, move.words[0]!) };
    default:
      throw unknownVerb(move);
  }
}

function seatMove(move: MoveText, seat: number): CrossCribbMove {
  const [word] = move.words;
  switch (move.verb.text) {
    case "place":
      expectWords(move, 1);
      return placeMove(seat, indexOfSquare(listedWord(move, word!, SQUARES)));
    case "discard":
      expectWords(move, 0);
      return discardMove(seat);
    case "show":
      expectWords(move, 0, 1);
      return word === undefined ? { type: "show", seat } : { type: "show", seat, claim: numberWord(move, word) };
    case "muggins":
      expectWords(move, 1);
      return { type: "muggins", seat, points: numberWord(move, word!) };
    case "accept":
      expectWords(move, 0);
      return { type: "accept", seat };
    default:
      throw unknownVerb(move);
  }
}

/** Reads the words as cards, none twice, in piles between slashes. */
function piles(move: MoveText): Card[][] {
  const piles: Card[][] = [[]];
  for (const word of move.words) {
    if (word.text === "/") {
      piles.push([]);
      continue;
    }
    const card = cardWord(move, word);
    if (piles.some((pile) => pile.includes(card)))
      throw new NotationError(`${card} is there twice`, move.text, word.index);
    piles.at(-1)!.push(card);
  }
  return piles;
}
