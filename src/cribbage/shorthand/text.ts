import type { Card } from "../../core/card.ts";
import { parseCard } from "../../core/card-text.ts";
import { expectText, NotationError } from "../../core/errors.ts";
import type { Word } from "../../core/notation.ts";

/** A card, and where it is in the text. */
export interface WrittenCard {
  readonly card: Card;
  readonly index: number;
}

/** The longest text of a game, in characters. */
const LONGEST = 1_000_000;

const LINE_BREAK = /\r\n|\r|\n/;

/** The error for a part of a text, with its line and column for people. */
export function mistake(text: string, index: number, reason: string): NotationError {
  const lines = text.slice(0, index).split(LINE_BREAK);
  return new NotationError(`line ${lines.length}, column ${lines.at(-1)!.length + 1}: ${reason}`, text, index);
}

/** The lines of a text without comments; empty lines are skipped. A comment runs from `;` to the end of its line. */
export function linesOf(text: string): Word[] {
  expectText(text, "a game", LONGEST);
  const lines = Array.from(text.matchAll(/[^\r\n]+/g), ({ 0: line, index }) =>
    trimmed({ text: line.split(";", 1)[0]!, index }),
  ).filter((line) => line.text !== "");
  if (lines.length === 0) throw new NotationError("expected a game, not an empty text", text, 0);
  return lines;
}

/** A word without the spaces around it. */
export function trimmed({ text, index }: Word): Word {
  return { text: text.trim(), index: index + text.length - text.trimStart().length };
}

/** The parts of a word between separators of one character. */
export function split({ text, index }: Word, separator: string): Word[] {
  let next = index;
  return text.split(separator).map((part) => {
    const word = { text: part, index: next };
    next += part.length + 1;
    return trimmed(word);
  });
}

/** Reads any number of cards, in the forms of `parseCards`. */
export function readCards(text: string, words: Word): WrittenCard[] {
  const cards: WrittenCard[] = [];
  for (const { 0: word, index: from } of words.text.matchAll(/[^\s,]+/g))
    for (const { 0: piece, index: at } of word.matchAll(/(?:10|\S)\S?\uFE0F?/g))
      cards.push(readCard(text, { text: piece, index: words.index + from + at }));
  return cards;
}

function readCard(text: string, { text: piece, index }: Word): WrittenCard {
  try {
    return { card: parseCard(piece), index };
  } catch (error) {
    throw error instanceof NotationError ? mistake(text, index, error.reason) : error;
  }
}
