import type { Card, Redacted } from "../core/card.ts";
import { expectWords, type MoveText, numberWord, readMoveText } from "../core/notation.ts";
import { formatMoveBy } from "../generic/derive.ts";
import { textMove } from "../schema/moves.ts";
import { distinctCards, groupWords, readAnswer, readCut, sharedWords } from "../shared/notation.ts";
import { squareWord } from "../shared/square.ts";
import type { CrossCribbGame } from "./game.ts";
import { MOST_POINTS } from "./lines.ts";
import { type CrossCribbMove, MOVE } from "./moves.ts";

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
 * Writes a move as text: `2 place b4`, `0 discard`, `1 show`, `- deal 5H … / 2C …`, `- cut 5D`; see {@link
 * Game.formatMove}.
 *
 * @function
 */
export const formatMove: CrossCribbGame["formatMove"] = /* @__PURE__ */ formatMoveBy(MOVE, words);

/** Reads a move from text, the inverse of {@link formatMove}; see {@link Game.parseMove}. */
export function parseMove(text: string): CrossCribbMove {
  const move = readMoveText(text);
  if (move.seat !== null) return seatMove(move, move.seat);
  return move.verb.text === "deal" ? textMove(move, { type: "deal", piles: piles(move) }, MOVE) : readCut(move);
}

function seatMove(move: MoveText, seat: number): CrossCribbMove {
  const [word] = move.words;
  switch (move.verb.text) {
    case "place":
      expectWords(move, 1);
      return { type: "place", seat, square: squareWord(move, word!) };
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
