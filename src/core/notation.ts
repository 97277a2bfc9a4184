import { type Card, type Hidden, indexOfCard } from "./card.ts";
import { formatCard, parseCard } from "./card-text.ts";
import { NotationError } from "./errors.ts";
import type { Seat } from "./game.ts";
import { either, quote } from "./message.ts";

/** A word of a move's text and its index. */
export interface Word {
  readonly text: string;
  readonly index: number;
}

/** The words of a move's text: `SEAT verb arguments`, with `-` as the seat of a chance move. */
export interface MoveText {
  readonly text: string;
  /** The seat; null for chance. */
  readonly seat: Seat | null;
  readonly verb: Word;
  readonly words: readonly Word[];
}

/** The longest text of a move, in characters. */
const LONGEST = 1000;

/** Splits a move's text into words. `seats` is the largest number of seats in the game. */
export function readMoveText(text: string, seats = 4): MoveText {
  if (typeof text !== "string") throw new NotationError(`a move must be a string, not ${quote(text)}`, "", 0);
  if (text.length > LONGEST)
    throw new NotationError(`a move must not be longer than ${LONGEST} characters`, text, LONGEST);
  const words = Array.from(text.matchAll(/[^ ]+/g), (match) => ({ text: match[0], index: match.index }));
  const [seat, verb, ...rest] = words;
  if (seat === undefined || verb === undefined)
    throw new NotationError("expected a seat (or - for chance), a verb and its arguments", text, 0);
  if (seat.text !== "-" && !(/^\d$/.test(seat.text) && Number(seat.text) < seats))
    throw new NotationError(`${quote(seat.text)} is not a seat; expected - or 0 to ${seats - 1}`, text, seat.index);
  return { text, seat: seat.text === "-" ? null : Number(seat.text), verb, words: rest };
}

/** The error for a verb that does not exist in the game, or not for its seat or chance. */
export function unknownVerb(move: MoveText): NotationError {
  const who = move.seat === null ? "chance" : "a seat";
  return new NotationError(`${quote(move.verb.text)} is not a move that ${who} can make`, move.text, move.verb.index);
}

/** Checks the number of words after the verb. */
export function expectWords(move: MoveText, min: number, max: number = min): void {
  const n = move.words.length;
  if (n >= min && n <= max) return;
  const extra = move.words[max];
  const where = extra?.index ?? move.text.length;
  const wanted = min === max ? `${min}` : max === Number.POSITIVE_INFINITY ? `${min} or more` : `${min} to ${max}`;
  throw new NotationError(`${quote(move.verb.text)} takes ${wanted} words, not ${n}`, move.text, where);
}

/** Reads a word as a card. */
export function cardWord(move: MoveText, word: Word): Card {
  if (indexOfCard(word.text) >= 0) return word.text as Card;
  try {
    return parseCard(word.text);
  } catch {
    throw new NotationError(`${quote(word.text)} is not a card`, move.text, word.index);
  }
}

/** Reads a word as an integer from `least`, which is 0 or more, to `most`. */
export function numberWord(move: MoveText, word: Word, least: number, most: number): number {
  const number = /^\d{1,15}$/.test(word.text) ? Number(word.text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new NotationError(`${quote(word.text)} is not a whole number from ${least} to ${most}`, move.text, word.index);
}

/** Reads a word as one of a list. */
export function listedWord<const T extends string>(move: MoveText, word: Word, values: readonly T[]): T {
  if ((values as readonly string[]).includes(word.text)) return word.text as T;
  throw new NotationError(`${quote(word.text)} must be ${either(values)}`, move.text, word.index);
}

/** Writes cards as words. */
export function cardWords(cards: readonly (Card | Hidden)[]): string[] {
  return cards.map((card) => formatCard(card));
}
