import type { TemplateValues } from "../../core/any.ts";
import { cardOf, notCard, notCardValues } from "../../core/card-text.ts";
import { expectText, type NotationCode, NotationError } from "../../core/errors.ts";
import { either, plain, quote, visible } from "../../core/message.ts";
import type { CardOrRank } from "../situation/suits.ts";
import type { Part } from "./text.ts";

/** The part of a situation that follows each keyword. */
const WORDS = {
  dealer: "dealer",
  pone: "pone",
  before: "before",
  target: "target",
  hand: "hand",
  kept: "hand",
  discarded: "discards",
  cut: "starter",
  starter: "starter",
  played: "plays",
} as const;

export type ClauseKey = (typeof WORDS)[keyof typeof WORDS];

/** A clause: its keyword, and the words after it. */
export interface Clause {
  readonly head: Part;
  readonly words: readonly Part[];
}

export interface WrittenPlay extends Part {
  readonly card: CardOrRank | "go";
}

const LONGEST = 1000;

/** A rank with or without a suit, a card as one character, a go, or separators. */
const TOKEN = /(?:10|[A2-9TJQK])(?:[CDHS♣♦♥♠♧♢♡♤][\uFE0E\uFE0F]?)?|\uD83C[\uDCA1-\uDCDE]|go(?![a-z])|[-–/&+]+/iy;

/** An error in a text of one line. */
export function errorAt(
  { whole, index }: Pick<Part, "whole" | "index">,
  code: NotationCode,
  reason: string,
  values?: TemplateValues,
): NotationError {
  return new NotationError(code, reason, whole, index, values);
}

/** The error for a word in the wrong place. */
export function wrongWord(part: Part, reason: string, code: NotationCode = "bad-word"): NotationError {
  return errorAt(part, code, reason, { word: plain(part.text) });
}

/** Splits a text into clauses. */
export function clausesOf(whole: string): ReadonlyMap<ClauseKey, Clause> {
  expectText(whole, "a situation", LONGEST);
  const clauses = new Map<ClauseKey, { readonly head: Part; readonly words: Part[] }>();
  let words: Part[] | undefined;
  for (const { 0: text, index } of visible(whole).matchAll(/[^\s,;:.|()]+/g)) {
    const part = { text, whole, index };
    const word = text.toLowerCase();
    if (Object.hasOwn(WORDS, word)) {
      const key = WORDS[word as keyof typeof WORDS];
      if (clauses.has(key)) throw wrongWord(part, `duplicate ${quote(text)}, or another word for it`, "duplicate-word");
      words = [];
      clauses.set(key, { head: part, words });
    } else if (words === undefined) throw unknownWord(part);
    else words.push(part);
  }
  if (clauses.size === 0) throw new NotationError("empty", "expected a situation, not an empty text", whole, 0);
  return clauses;
}

export function unknownWord(part: Part): NotationError {
  return wrongWord(part, `unknown word ${quote(part.text)}; expected ${either(Object.keys(WORDS))}`);
}

/** The cards, ranks and goes of a clause; empty without the clause. */
export function playsIn(clause: Clause | undefined): WrittenPlay[] {
  return (clause?.words ?? []).flatMap((word) => {
    const plays: WrittenPlay[] = [];
    const token = new RegExp(TOKEN);
    while (token.lastIndex < word.text.length) {
      const from = token.lastIndex;
      const text = token.exec(word.text)?.[0];
      const card = text === undefined ? undefined : cardOrRank(text);
      if (card === undefined) throw notPlay(word, from);
      if (card !== "") plays.push({ text: text!, whole: word.whole, index: word.index + from, card });
    }
    return plays;
  });
}

/** Reads a token: empty for separators, undefined for a card that no pack has. */
function cardOrRank(text: string): CardOrRank | "go" | "" | undefined {
  if (/^[-–/&+]/.test(text)) return "";
  const upper = text.toUpperCase();
  if (upper === "GO") return "go";
  if (upper === "10") return "T";
  return upper.length === 1 ? (upper as CardOrRank) : cardOf(text);
}

/** The error for a word that is not a list of cards. A longer word without digits is likely to be a mistyped clause. */
function notPlay(word: Part, from: number): NotationError {
  if (/^[a-z]{4,}$/i.test(word.text)) return unknownWord(word);
  const rest = word.text.slice(from);
  const at = { whole: word.whole, index: word.index + from };
  return errorAt(at, "not-a-card", notCard(rest), notCardValues(rest));
}
