import type { Seat } from "./any.ts";
import { expectText, NotationError } from "./errors.ts";
import { plain, quote, visible } from "./message.ts";

export interface Word {
  readonly text: string;
  readonly index: number;
}

/** A move's text in parts: `SEAT verb arguments`, with `-` as the seat of chance. */
interface MoveText {
  /** The seat; null for chance. */
  readonly seat: Seat | null;
  readonly verb: Word;
  readonly words: Word[];
}

/** A dash between two cards. */
const BETWEEN_CARDS = /([cdhs\u2660-\u2667\uDCA1-\uDCDE]|\uFE0E|\uFE0F)[-–](?=[\dajqkt\uD83C])/gi;

/** Splits a move's text into words at spaces, commas, semicolons and dashes between cards, for up to `seats` seats. */
export function readMoveText(text: string, seats: number): MoveText {
  expectText(text, "a move", 1000);
  const spaced = visible(text).replace(BETWEEN_CARDS, "$1 ");
  const words = Array.from(spaced.matchAll(/[^\s,;]+/g), (match) => ({ text: match[0], index: match.index }));
  const [seat, verb, ...rest] = words;
  if (seat === undefined || verb === undefined) {
    const code = seat === undefined ? "empty" : "missing-word";
    throw new NotationError(code, "expected a seat (or - for chance), a verb and its arguments", text, 0);
  }
  if (seat.text !== "-" && !(/^\d$/.test(seat.text) && Number(seat.text) < seats)) {
    const last = seats - 1;
    const reason = `${quote(seat.text)} is not a seat; expected - or 0 to ${last}`;
    throw new NotationError("not-a-seat", reason, text, seat.index, { word: plain(seat.text), last });
  }
  return { seat: seat.text === "-" ? null : Number(seat.text), verb, words: rest };
}
