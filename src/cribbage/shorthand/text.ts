import type { TemplateValues } from "../../core/any.ts";
import type { Card } from "../../core/card.ts";
import { cardOf, notCard, notCardValues } from "../../core/card-text.ts";
import { expectText, type NotationCode, NotationError } from "../../core/errors.ts";
import { plain, trimmed, visible } from "../../core/message.ts";

export interface Part {
  readonly text: string;
  /** The whole text; this part begins at `index`. */
  readonly whole: string;
  readonly index: number;
}

export interface WrittenCard extends Part {
  readonly card: Card;
}

const LONGEST = 1_000_000;

/** An error in a text of several lines; its message begins with line and column. */
export function errorAtLine(
  { whole, index }: Part,
  code: NotationCode,
  reason: string,
  values?: TemplateValues,
): NotationError {
  const lines = whole.slice(0, index).split(/\r\n|\r|\n/);
  const place = `line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
  return new NotationError(code, `${place}: ${reason}`, whole, index, values);
}

/** The error for an unexpected word. */
export function badWord(part: Part, reason: string, code: NotationCode = "bad-word"): NotationError {
  return errorAtLine(part, code, reason, { word: plain(part.text) });
}

/** The error for a part with too few or too many cards or hands. */
export function wrongCount(part: Part, reason: string, count: number, expected: number): NotationError {
  return errorAtLine(part, "wrong-count", reason, { count, expected });
}

/** The lines of a text without comments; empty lines are skipped. A comment runs from `;` to the end of its line. */
export function linesOf(whole: string): Part[] {
  expectText(whole, "a game", LONGEST);
  const lines = Array.from(whole.matchAll(/[^\r\n]+/g), ({ 0: text, index }) =>
    sliced({ text, whole, index }, 0, text.search(/;|$/)),
  ).filter(({ text }) => text !== "");
  if (lines.length === 0) throw new NotationError("empty", "expected a game, not an empty text", whole, 0);
  return lines;
}

/** Slices a part, and trims it. */
export function sliced({ text, whole, index }: Part, from: number, end?: number): Part {
  const piece = text.slice(from, end);
  return { text: trimmed(piece), whole, index: index + from + piece.length - visible(piece).trimStart().length };
}

/** Splits a part at a separator of one character. */
export function split(part: Part, separator: string): Part[] {
  let next = 0;
  return part.text.split(separator).map(({ length }) => {
    const from = next;
    next += length + 1;
    return sliced(part, from, from + length);
  });
}

/** Reads any number of cards, in the forms of `parseCards`. */
export function readCards({ text, whole, index }: Part): WrittenCard[] {
  return Array.from(visible(text).matchAll(/[\u{1F0A0}-\u{1F0FF}]|(?:10|[^\s,])[^\s,]?[\uFE0E\uFE0F]?/gu), (match) => {
    const part = { text: match[0], whole, index: index + match.index };
    const card = cardOf(part.text);
    if (card === undefined) throw errorAtLine(part, "not-a-card", notCard(part.text), notCardValues(part.text));
    return { ...part, card };
  });
}
