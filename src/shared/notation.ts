import type { Card, Redacted } from "../core/card.ts";
import { NotationError } from "../core/errors.ts";
import type { Seat } from "../core/game.ts";
import {
  cardWord,
  cardWords,
  expectWords,
  type MoveText,
  numberWord,
  unknownVerb,
  type Word,
} from "../core/notation.ts";
import type { AcceptMove, CutForDealMove, CutMove, MugginsMove } from "./moves.ts";

/** The words after the verb, for moves that several games share. */
export function sharedWords(
  move: Redacted<CutForDealMove | CutMove | MugginsMove | AcceptMove>,
): readonly (string | number)[] {
  switch (move.type) {
    case "cut-for-deal":
      return cardWords(move.cards);
    case "cut":
      return cardWords([move.card]);
    case "muggins":
      return [move.points];
    case "accept":
      return [];
  }
}

/** Writes groups of cards as words, with a slash between groups. */
export function groupWords(groups: Redacted<readonly (readonly Card[])[]>): string[] {
  return groups.flatMap((cards, i) => [...(i > 0 ? ["/"] : []), ...cardWords(cards)]);
}

/** Reads a chance move that several games share. */
export function readCut(move: MoveText): CutForDealMove | CutMove {
  const { verb, words } = move;
  switch (verb.text) {
    case "cut-for-deal":
      expectWords(move, 2, 4);
      return { type: "cut-for-deal", cards: distinctCards(move, words) };
    case "cut":
      expectWords(move, 1);
      return { type: "cut", card: cardWord(move, words[0]!) };
    default:
      throw unknownVerb(move);
  }
}

/** Reads an answer to a short count; `points` is the most that a count can miss. */
export function readAnswer(move: MoveText, seat: Seat, points: number): MugginsMove | AcceptMove {
  const { verb, words } = move;
  switch (verb.text) {
    case "muggins":
      expectWords(move, 1);
      return { type: "muggins", seat, points: numberWord(move, words[0]!, 1, points) };
    case "accept":
      expectWords(move, 0);
      return { type: "accept", seat };
    default:
      throw unknownVerb(move);
  }
}

/** Reads words as distinct cards. */
export function distinctCards(move: MoveText, words: readonly Word[]): Card[] {
  const read: Card[] = [];
  for (const word of words) {
    const card = cardWord(move, word);
    if (read.includes(card)) throw new NotationError(`duplicate ${card}`, move.text, word.index);
    read.push(card);
  }
  return read;
}
