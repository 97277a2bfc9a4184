import { NotationError } from "./errors.ts";
import { plain, quote } from "./message.ts";

// biome-ignore format: one rank a line
const PACK = [
  "AC", "AD", "AH", "AS",
  "2C", "2D", "2H", "2S",
  "3C", "3D", "3H", "3S",
  "4C", "4D", "4H", "4S",
  "5C", "5D", "5H", "5S",
  "6C", "6D", "6H", "6S",
  "7C", "7D", "7H", "7S",
  "8C", "8D", "8H", "8S",
  "9C", "9D", "9H", "9S",
  "TC", "TD", "TH", "TS",
  "JC", "JD", "JH", "JS",
  "QC", "QD", "QH", "QS",
  "KC", "KD", "KH", "KS",
] as const;

/**
 * The 52 cards in the order of their index: ace to king and, within a rank, clubs, diamonds, hearts, spades.
 *
 * @example
 * ```ts
 * import { CARDS } from "fifteen-two";
 *
 * CARDS.length; // => 52
 * CARDS[18]; // => "5H"
 * ```
 */
export const CARDS: readonly Card[] = /* @__PURE__ */ Object.freeze(PACK);

/**
 * A playing card: a rank from `A23456789TJQK` and a suit from `CDHS`. `"TH"` is the ten of hearts.
 *
 * @useDeclaredType
 */
// Extract keeps the type's name. Without it, error messages and tooltips spell out all 52 cards.
export type Card = Extract<(typeof PACK)[number], string>;

/** The rank of a card. @inline */
export type Rank = Card extends `${infer R}${"C" | "D" | "H" | "S"}` ? R : never;

/** The suit of a card: clubs, diamonds, hearts, spades. @inline */
export type Suit = "C" | "D" | "H" | "S";

/** Stands for a card that the viewer may not see. */
export type Hidden = "??";

/** A face-down card. */
export const HIDDEN: Hidden = "??";

/** `T` as one seat sees it: any of its cards may be face down. */
export type Redacted<T> = T extends Card
  ? T | Hidden
  : T extends readonly (infer U)[]
    ? readonly Redacted<U>[]
    : T extends object
      ? { readonly [K in keyof T]: Redacted<T[K]> }
      : T;

/** Index of a card, 0 to 51; -1 for anything else. */
export const indexOfCard: (card: unknown) => number = /* @__PURE__ */ makeIndexOfCard();

/** Builds the table at the first lookup. A closure, since engines treat closed-over variables as constants. */
function makeIndexOfCard(): (card: unknown) => number {
  const lazy: { codes?: Uint16Array } = {};
  return (card) => {
    if (typeof card !== "string" || card.length !== 2) return -1;
    lazy.codes ??= makeCodes();
    // The sum reaches 192 only if the first character is a rank and the second a suit.
    const index = (lazy.codes[card.charCodeAt(0)]! & 255) + (lazy.codes[card.charCodeAt(1)]! >> 8) - 192;
    return index >= 0 ? index : -1;
  };
}

/** Codes by character: 64 + 4 × index for a rank, in bits 0 to 7; 128 + index for a suit, in bits 8 to 15. */
function makeCodes(): Uint16Array {
  const codes = new Uint16Array(128);
  for (let i = 0; i < 17; i++) codes["A23456789TJQKCDHS".charCodeAt(i)] = i < 13 ? 64 + 4 * i : (115 + i) << 8;
  return codes;
}

/**
 * Whether a value is one of the 52 cards.
 *
 * @param value - any value
 * @returns true for a card; false for anything else, including `"??"`
 *
 * @example
 * ```ts
 * import { isCard } from "fifteen-two";
 *
 * isCard("TH"); // => true
 * isCard("10H"); // => false
 * ```
 */
export function isCard(value: unknown): value is Card {
  return indexOfCard(value) >= 0;
}

/** Error message for a value that is not a card, with a hint if only its case is wrong. */
export function cardFault(value: unknown): string {
  const isClose = typeof value === "string" && /^[2-9atjqk][cdhs]$/i.test(value);
  return `must be a card, not ${quote(value)}${isClose ? `; write ${value.toUpperCase()}` : ""}`;
}

/**
 * Index of a card: 4 × rank (ace 0 … king 12) + suit (C 0, D 1, H 2, S 3).
 *
 * @param card - a card
 * @returns 0 to 51
 * @throws NotationError when it is not a card
 *
 * @example
 * ```ts
 * import { CARDS, cardIndex } from "fifteen-two";
 *
 * cardIndex("5H"); // => 18
 * CARDS[18]; // => "5H"
 * ```
 */
export function cardIndex(card: Card): number {
  const index = indexOfCard(card);
  if (index < 0) {
    const text = typeof card === "string" ? card : quote(card);
    throw new NotationError("not-a-card", `${quote(card)} is not a card`, text, 0, { word: plain(card) });
  }
  return index;
}

/**
 * Counting value of a card: 1 for an ace, 2 to 10 for number cards, 10 for a jack, queen or king. Branch-free, since
 * CPUs mispredict branches on random cards: a ply of cribbage is up to 6% faster.
 */
export function valueOfCard(card: Card): number {
  const rank = card.charCodeAt(0);
  // A shift by 31 gives -1 for a negative number, else 0. "2" to "9" are below ":" (58), and "A" is below "B" (66).
  const pips = (rank - 58) >> 31;
  const ace = (rank - 66) >> 31;
  return (pips & (rank - 48)) | (~pips & (10 - (9 & ace)));
}

/** Counting value of a rank index, 0 (ace) to 12 (king); also branch-free. */
export function valueOfRank(rank: number): number {
  const over = rank - 9;
  return rank + 1 - (over & (-over >> 31));
}
