import type { Card, Redacted } from "../core/card.ts";
import { ofShape } from "../core/move-shape.ts";
import { expectWords, listedWord, type MoveText, numberWord, readMoveText } from "../core/notation.ts";
import { expectMove } from "../core/refusal.ts";
import { distinctCards, groupWords, readAnswer, readCut, sharedWords } from "../parts/notation.ts";
import { SQUARES } from "../parts/square.ts";
import { MOST_POINTS } from "./lines.ts";
import { type CrossCribbMove, SHAPES } from "./moves.ts";

/**
 * Writes a move as text: the seat (or `-` for chance), the type, and its arguments.
 *
 * @param move - a move, possibly redacted
 * @returns one line: `2 place b4`, `0 discard`, `1 show`, `- cut 5D`
 * @throws IllegalMoveError when it is not a move
 *
 * @example
 * ```ts
 * import { formatMove } from "fifteen-two/crosscribb";
 *
 * formatMove({ type: "place", seat: 2, square: "b4" }); // => "2 place b4"
 * formatMove({ type: "deal", piles: [["5H", "JC"], ["2C", "9D"]] }); // => "- deal 5H JC / 2C 9D"
 * ```
 */
export function formatMove(move: Redacted<CrossCribbMove>): string {
  expectMove(move);
  return ["seat" in move ? move.seat : "-", move.type, ...words(move)].join(" ");
}

function words(move: Redacted<CrossCribbMove>): readonly (string | number)[] {
  switch (move.type) {
    case "deal":
      return groupWords(move.piles);
    case "place":
      return [move.square];
    case "discard":
      return [];
    case "show":
      return move.claim === undefined ? [] : [move.claim];
    default:
      return sharedWords(move);
  }
}

/**
 * Reads a move from text; the inverse of {@link formatMove}. Checks the form only; use `isLegal` for legality.
 *
 * @param text - one line
 * @returns the move
 * @throws NotationError with the index of the invalid word
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
  if (move.seat !== null) return seatMove(move, move.seat);
  return move.verb.text === "deal" ? ofShape(move, { type: "deal", piles: piles(move) }, SHAPES) : readCut(move);
}

function seatMove(move: MoveText, seat: number): CrossCribbMove {
  const [word] = move.words;
  switch (move.verb.text) {
    case "place":
      expectWords(move, 1);
      return { type: "place", seat, square: listedWord(move, word!, SQUARES) };
    case "discard":
      expectWords(move, 0);
      return { type: "discard", seat };
    case "show":
      expectWords(move, 0, 1);
      return word === undefined
        ? { type: "show", seat }
        : { type: "show", seat, claim: numberWord(move, word, 0, MOST_POINTS) };
    default:
      return readAnswer(move, seat, MOST_POINTS);
  }
}

/** Reads cards separated by slashes as piles. */
function piles(move: MoveText): Card[][] {
  const isCard = ({ text }: { readonly text: string }) => text !== "/";
  const all = distinctCards(move, move.words.filter(isCard));
  const piles: Card[][] = [[]];
  let next = 0;
  for (const word of move.words) {
    if (isCard(word)) piles.at(-1)!.push(all[next++]!);
    else piles.push([]);
  }
  return piles;
}
