import { type Card, type Hidden, indexOfCard } from "./card.ts";
import { formatCard, parseCard } from "./card-text.ts";
import { NotationError } from "./errors.ts";
import type { Seat } from "./game.ts";
import { quote } from "./message.ts";

/** A word of a move's text, and where it stands. */
export interface Word {
  readonly text: string;
  readonly index: number;
}

/** The words of a move's text: `SEAT verb arguments`, with `-` for the seat of a chance move. */
export interface MoveText {
  readonly text: string;
  /** The seat; null for chance. */
  readonly seat: Seat | null;
  readonly verb: Word;
  readonly words: readonly Word[];
}

/** The longest text a move may have. */
const LONGEST = 1000;

/** Splits a move's text into its words; there are so many seats at most. */
export function readMoveText(text: string, seats = 4): MoveText {
  if (typeof text !== "string") throw new NotationError(`a move is read from text, not from ${quote(text)}`, "", 0);
  if (text.length > LONGEST) throw new NotationError(`a move is at most ${LONGEST} characters of text`, text, LONGEST);
  const words = Array.from(text.matchAll(/[^ ]+/g), (match) => ({ text: match[0], index: match.index }));
  const [seat, verb, ...rest] = words;
  if (seat === undefined || verb === undefined)
    throw new NotationError("a move is a seat (or - for chance), a verb and what it takes", text, 0);
  if (seat.text !== "-" && !(/^\d$/.test(seat.text) && Number(seat.text) < seats))
    throw new NotationError(`${quote(seat.text)} is no seat`, text, seat.index);
  return { text, seat: seat.text === "-" ? null : Number(seat.text), verb, words: rest };
}

/** The error for a verb that the game, or the one who would use it, does not have. */
export function unknownVerb(move: MoveText): NotationError {
  const who = move.seat === null ? "chance" : "a seat";
  return new NotationError(`${quote(move.verb.text)} is nothing that ${who} can do`, move.text, move.verb.index);
}

/** Checks how many words follow the verb. */
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

/** Reads a word as a whole number from `least`, 0 or more, to `most`. */
export function numberWord(move: MoveText, word: Word, least: number, most: number): number {
  const number = /^\d{1,15}$/.test(word.text) ? Number(word.text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new NotationError(`${quote(word.text)} is not a whole number from ${least} to ${most}`, move.text, word.index);
}

/** Reads a word as one of a list. */
export function listedWord<const T extends string>(move: MoveText, word: Word, values: readonly T[]): T {
  if ((values as readonly string[]).includes(word.text)) return word.text as T;
  throw new NotationError(`${quote(word.text)} must be ${values.join(" or ")}`, move.text, word.index);
}

/** Writes cards as words. */
export function cardWords(cards: readonly (Card | Hidden)[]): string[] {
  return cards.map((card) => formatCard(card));
}
