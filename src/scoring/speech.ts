import { InvalidStateError, type Key } from "../core/errors.ts";
import { quote } from "../core/message.ts";
import { expectArray, expectKeys, expectObject, readInteger } from "../schema/read.ts";
import type { ScoreItem } from "./item.ts";

/**
 * The words of {@link formatScore}, so that you can translate them.
 *
 * `{total}` is replaced with the points so far and `{cards}` with the number of cards, both spelled out in `numbers`.
 */
export interface ScoreWords {
  /** The numbers from 0 up, separated by spaces. Higher numbers are written in digits. */
  readonly numbers: string;
  /** What to call a hand worth nothing. */
  readonly nothing: string;
  readonly fifteen: string;
  readonly "thirty-one": string;
  readonly pair: string;
  readonly "three-of-a-kind": string;
  readonly "four-of-a-kind": string;
  readonly run: string;
  readonly flush: string;
  readonly nobs: string;
  readonly heels: string;
  readonly go: string;
  readonly "last-card": string;
  readonly claim: string;
  readonly muggins: string;
  readonly difference: string;
}

/**
 * The default words of {@link formatScore}.
 *
 * @example
 * ```ts
 * import { ENGLISH } from "fifteen-two/scoring";
 *
 * ENGLISH.nobs; // => "one for his nobs is {total}"
 * ```
 */
export const ENGLISH: ScoreWords = /* @__PURE__ */ Object.freeze({
  numbers:
    "nothing one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six twenty-seven twenty-eight twenty-nine",
  nothing: "nineteen",
  fifteen: "fifteen {total}",
  "thirty-one": "thirty-one for {total}",
  pair: "pair is {total}",
  "three-of-a-kind": "three of a kind is {total}",
  "four-of-a-kind": "four of a kind is {total}",
  run: "run of {cards} is {total}",
  flush: "flush is {total}",
  nobs: "one for his nobs is {total}",
  heels: "two for his heels",
  go: "go is {total}",
  "last-card": "last card is {total}",
  claim: "claim is {total}",
  muggins: "muggins is {total}",
  difference: "difference is {total}",
});

/**
 * Says a count the way players do, each item with the points so far: "fifteen two, fifteen four, pair is six".
 *
 * @param items - the items of a score, from {@link scoreHand} or {@link scorePlay}
 * @param words - words that replace those of {@link ENGLISH}
 * @returns a phrase without a period; a hand worth nothing is "nineteen"
 * @throws InvalidStateError when `items` are not a score's items, or a key of `words` is unknown or its value not a
 * string
 *
 * @example
 * ```ts
 * import { formatScore, scoreHand } from "fifteen-two/scoring";
 *
 * formatScore(scoreHand(["7H", "8D", "2S", "KC"], "8C").items); // => "fifteen two, fifteen four, pair is six"
 * formatScore(scoreHand(["5H", "5D", "5S", "KC"], "2C").items);
 * // => "fifteen two, fifteen four, fifteen six, fifteen eight, three of a kind is fourteen"
 * const german = { numbers: "null eins zwei drei vier fünf sechs", fifteen: "fünfzehn {total}", pair: "Paar macht {total}" };
 * formatScore(scoreHand(["7H", "8D", "2S", "KC"], "8C").items, german); // => "fünfzehn zwei, fünfzehn vier, Paar macht sechs"
 * ```
 */
export function formatScore(items: readonly ScoreItem[], words: Partial<ScoreWords> = {}): string {
  expectArray(items, ["items"]);
  for (let i = 0; i < items.length; i++) expectItem(items[i], ["items", i]);
  expectWords(words);
  const table = { ...ENGLISH, ...words };
  if (items.length === 0) return table.nothing;
  const said: string[] = [];
  let total = 0;
  for (let i = 0; i < items.length; i++) {
    const pairs = items[i]!.kind === "pair" ? pairsOfRank(items, i) : 1;
    for (const item of items.slice(i, i + pairs)) total += item.points;
    i += pairs - 1;
    said.push(phrase(items[i]!, pairs, total, table));
  }
  return said.join(", ");
}

/** Throws unless the value is a score item. */
function expectItem(item: unknown, at: readonly Key[]): void {
  expectObject(item, at);
  const { kind, points, cards } = item as { readonly [key: string]: unknown };
  if (typeof kind !== "string") throw new InvalidStateError([...at, "kind"], `must be a string, not ${quote(kind)}`);
  readInteger(points, [...at, "points"], 0);
  expectArray(cards, [...at, "cards"], 0, 52);
}

function expectWords(words: unknown): void {
  expectKeys(words, ["words"], Object.keys(ENGLISH));
  for (const [key, word] of Object.entries(words))
    if (typeof word !== "string") throw new InvalidStateError(["words", key], `must be a string, not ${quote(word)}`);
}

/** How many pair items from `i` on have the same rank: 1, 3 or 6. */
function pairsOfRank(items: readonly ScoreItem[], i: number): number {
  const rank = items[i]!.cards[0]?.[0];
  let n = 1;
  while (items[i + n]?.kind === "pair" && items[i + n]!.cards[0]?.[0] === rank) n++;
  return n;
}

function phrase(item: ScoreItem, pairs: number, total: number, words: ScoreWords): string {
  const number = (n: number) => words.numbers.split(" ")[n] ?? `${n}`;
  const cards = Math.max(item.cards.length, pairs === 6 ? 4 : pairs === 3 ? 3 : 0);
  const kind = item.kind === "pair" ? (["pair", "three-of-a-kind", "four-of-a-kind"][cards - 2] ?? "pair") : item.kind;
  const text = Object.hasOwn(words, kind) ? words[kind as keyof ScoreWords] : `${kind.replaceAll("-", " ")} is {total}`;
  return text.replace("{total}", number(total)).replace("{cards}", number(cards));
}
