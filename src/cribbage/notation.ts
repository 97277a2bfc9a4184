import type { Card, Redacted } from "../core/card.ts";
import { NotationError } from "../core/errors.ts";
import {
  cardWord,
  cardWords,
  expectWords,
  listedWord,
  type MoveText,
  numberWord,
  readMoveText,
} from "../core/notation.ts";
import { formatMoveBy } from "../generic/derive.ts";
import { textMove } from "../schema/moves.ts";
import { distinctCards, groupWords, readAnswer, readCut, sharedWords } from "../shared/notation.ts";
import type { CribbageGame } from "./game.ts";
import { type CribbageMove, discardMove, MOST_POINTS, MOVE } from "./moves.ts";

function words(move: Redacted<CribbageMove>): readonly (string | number)[] {
  switch (move.type) {
    case "discard":
      return cardWords(move.cards);
    case "deal": {
      const hands = groupWords(move.hands);
      return move.crib.length === 0 ? hands : [...hands, "/", "crib", ...cardWords(move.crib)];
    }
    case "play":
      return cardWords([move.card]);
    case "go":
      return [];
    case "show":
      return move.claim === undefined ? [move.hand] : [move.hand, move.claim];
    default:
      return sharedWords(move);
  }
}

/**
 * Writes a move as text: `0 discard 5H JD`, `1 play 5S`, `0 go`, `1 show hand`, `- deal 5H … / 2C … / crib 9D`, `- cut
 * 5D`; see {@link Game.formatMove}.
 *
 * @function
 */
export const formatMove: CribbageGame["formatMove"] = /* @__PURE__ */ formatMoveBy(MOVE, words);

/** Reads a move from text, the inverse of {@link formatMove}; see {@link Game.parseMove}. */
export function parseMove(text: string): CribbageMove {
  const move = readMoveText(text);
  if (move.seat !== null) return seatMove(move, move.seat);
  return move.verb.text === "deal" ? deal(move) : readCut(move);
}

function seatMove(move: MoveText, seat: number): CribbageMove {
  const [first, second] = move.words;
  switch (move.verb.text) {
    case "discard": {
      expectWords(move, 1, 2);
      return discardMove(seat, distinctCards(move, move.words));
    }
    case "play":
      expectWords(move, 1);
      return { type: "play", seat, card: cardWord(move, first!) };
    case "go":
      expectWords(move, 0);
      return { type: "go", seat };
    case "show": {
      expectWords(move, 1, 2);
      const hand = listedWord(move, first!, ["hand", "crib"]);
      return second === undefined
        ? { type: "show", seat, hand }
        : { type: "show", seat, hand, claim: numberWord(move, second, 0, MOST_POINTS) };
    }
    default:
      return readAnswer(move, seat, MOST_POINTS);
  }
}

function deal(move: MoveText): CribbageMove {
  const all = distinctCards(
    move,
    move.words.filter((word) => word.text !== "/" && word.text !== "crib"),
  );
  const groups: Card[][] = [[]];
  let crib: Card[] | undefined;
  let next = 0;
  for (const word of move.words) {
    if (crib !== undefined && (word.text === "/" || word.text === "crib"))
      throw new NotationError("the crib must come last", move.text, word.index);
    if (word.text === "/") groups.push([]);
    else if (word.text === "crib" && groups.at(-1)!.length === 0) crib = groups.pop()!;
    else if (word.text === "crib") throw new NotationError('expected "/" before the crib', move.text, word.index);
    else (crib ?? groups.at(-1)!).push(all[next++]!);
  }
  return textMove(move, { type: "deal", hands: groups, crib: crib ?? [] }, MOVE);
}
