import { type Card, cardIndex, HIDDEN, type Hidden, type Suit } from "./card.ts";
import { expectText, InvalidStateError, NotationError } from "./errors.ts";
import { plain, quote, visible } from "./message.ts";

const SYMBOLS = { C: "♣", D: "♦", H: "♥", S: "♠" } as const;

/** Characters that may separate cards. */
const BETWEEN = "\\s,;|/&+–-";
const SEPARATOR = new RegExp(`[${BETWEEN}]`);
const CARD_BEGINS = new RegExp(`[^${BETWEEN}]`);
// Phones append a variation selector (U+FE0E, U+FE0F) to suit symbols. The last alternative matches Unicode's
// one-character playing cards, from U+1F0A1 on. No `u` flag: combined with `i`, it would match the Kelvin sign as K and
// the long s as S.
const TOKEN = new RegExp(
  `[${BETWEEN}]*(?:(10|[A2-9TJQK])([CDHS♣♦♥♠♧♢♡♤])[\\uFE0E\\uFE0F]?|\\uD83C([\\uDCA1-\\uDCDE]))?`,
  "iy",
);

/**
 * Reads cards as people type them: `"5H 5D 5S JC"`, `"5h, 10♦"`, `"5h-5d"`, `"5H5D"`, `"🂵"`.
 *
 * @param text - the text, up to 1,000 characters
 * @returns the cards in the order of the text, one or more, all different
 * @throws NotationError with the index of the first invalid character or of a duplicate card; also when the text is
 * empty or too long
 *
 * @example
 * ```ts
 * import { parseCards } from "fifteen-two";
 *
 * parseCards("5H 5d, 5♠ JC"); // => ["5H", "5D", "5S", "JC"]
 * ```
 */
export function parseCards(text: string): Card[] {
  return placedCards(text).map(({ card }) => card);
}

/** {@link parseCards} with the index of each card in the text. */
export function placedCards(text: string): { readonly card: Card; readonly index: number }[] {
  expectText(text, "cards", 1000);
  const cards: { readonly card: Card; readonly index: number }[] = [];
  const token = new RegExp(TOKEN);
  const shown = visible(text);
  while (token.lastIndex < text.length) {
    const match = token.exec(shown)!;
    const [whole, rank, suit, symbol] = match;
    const card = symbol === undefined ? makeCard(rank, suit) : cardOfSymbol(symbol);
    if (card === undefined) {
      if (token.lastIndex === text.length && whole !== "" && symbol === undefined) break;
      const index = match.index + whole.length - (symbol === undefined ? 0 : 2);
      const word = shown.slice(index).split(SEPARATOR, 1)[0]!;
      throw new NotationError("not-a-card", notCard(word), text, index, notCardValues(word));
    }
    const index = match.index + whole.search(CARD_BEGINS);
    if (cards.some((other) => other.card === card))
      throw new NotationError("duplicate-card", `duplicate ${card}`, text, index, { card });
    cards.push({ card, index });
  }
  if (cards.length === 0) throw new NotationError("empty", "expected at least one card", text, 0);
  return cards;
}

const SUIT_FIRST = /^([CDHS♣♦♥♠])(10|[A2-9TJQK])$/i;
const HALF_TEN = /^[01]([CDHS♣♦♥♠])$/i;

/** Error message for a word that is not a card, with a hint for common mistakes. */
export function notCard(word: string): string {
  const reason = `${quote(word)} is not a card`;
  const [, suit, rank] = SUIT_FIRST.exec(word) ?? [];
  if (rank !== undefined) return `${reason}; the rank comes first, as in ${rank}${suit}`;
  const [, ten] = HALF_TEN.exec(word) ?? [];
  return ten === undefined ? reason : `${reason}; write a ten as T${ten} or 10${ten}`;
}

/** Template values for {@link notCard}; `spelling` corrects a common mistake. */
export function notCardValues(word: string): { readonly word: string; readonly spelling?: string } {
  const spelling = word.replace(SUIT_FIRST, "$2$1").replace(HALF_TEN, "10$1");
  return { word: plain(word), ...(spelling !== word && { spelling }) };
}

/** Reads one card, such as `10h`; undefined if the word is not a card. */
export function cardOf(word: string): Card | undefined {
  const [whole, rank, suit, symbol] = new RegExp(TOKEN).exec(word) ?? [];
  if (whole !== word) return undefined;
  return symbol === undefined ? makeCard(rank, suit) : cardOfSymbol(symbol);
}

/** Reads a card character such as 🂵 from its low surrogate; undefined for knights and unassigned codes. */
function cardOfSymbol(symbol: string): Card | undefined {
  const code = symbol.charCodeAt(0) - 0xdca0;
  // Unicode has knights between jacks and queens; a pack of 52 has none.
  const rank = "A23456789TJ QK"[(code & 15) - 1];
  return rank === undefined || rank === " " ? undefined : (`${rank}${"SHDC"[code >> 4]}` as Card);
}

function makeCard(rank: string | undefined, suit: string | undefined): Card | undefined {
  if (rank === undefined || suit === undefined) return undefined;
  const r = rank === "10" ? "T" : rank.toUpperCase();
  const at = "CDHS♣♦♥♠♧♢♡♤".indexOf(suit.toUpperCase()) % 4;
  return `${r}${"CDHS"[at]}` as Card;
}

/** Options of {@link formatCard} and {@link formatCards}. @inline */
export interface CardFormat {
  /** Whether to write suits as `♣♦♥♠` instead of `CDHS`; default false. */
  readonly symbols?: boolean;
  /** The text of a ten: `"T"` (default) or `"10"`. */
  readonly ten?: "T" | "10";
}

/**
 * Writes a card, face up or face down.
 *
 * @param card - a card or `"??"`
 * @param format - `{ symbols: true }` for `5♥` instead of `5H`, `{ ten: "10" }` for `10H` instead of `TH`
 * @returns two characters, or three for a ten written as `10`
 * @throws NotationError when it is neither a card nor `"??"`
 * @throws InvalidStateError when `format` is not an object, or has an unknown key or value
 *
 * @example
 * ```ts
 * import { formatCard } from "fifteen-two";
 *
 * formatCard("5H"); // => "5H"
 * formatCard("5H", { symbols: true }); // => "5♥"
 * formatCard("TH", { symbols: true, ten: "10" }); // => "10♥"
 * ```
 */
export function formatCard(card: Card | Hidden, format?: CardFormat | null): string {
  const given = format ?? {};
  if (typeof given !== "object") throw new InvalidStateError(["format"], `must be an object, not ${quote(format)}`);
  const { symbols = false, ten = "T", ...others } = given;
  for (const key in others) throw new InvalidStateError(["format", key], "unknown key; expected symbols or ten");
  if (ten !== "T" && ten !== "10")
    throw new InvalidStateError(["format", "ten"], `must be "T" or "10", not ${quote(ten)}`);
  if (card === HIDDEN) return card;
  cardIndex(card);
  const rank = card[0] === "T" ? ten : card[0];
  return `${rank}${symbols ? SYMBOLS[card[1] as Suit] : card[1]}`;
}

/**
 * Writes cards with spaces between them; the inverse of {@link parseCards}.
 *
 * @param cards - cards, face up or face down
 * @param format - see {@link formatCard}
 * @returns the text; empty for no cards
 * @throws NotationError when `cards` is not an array, or one of its items is neither a card nor `"??"`
 * @throws InvalidStateError when the format is invalid
 *
 * @example
 * ```ts
 * import { formatCards } from "fifteen-two";
 *
 * formatCards(["5H", "JC"]); // => "5H JC"
 * formatCards(["5H", "??"], { symbols: true }); // => "5♥ ??"
 * ```
 */
export function formatCards(cards: readonly (Card | Hidden)[], format?: CardFormat | null): string {
  if (!Array.isArray(cards))
    throw new NotationError("not-an-array", `cards must be an array, not ${quote(cards)}`, "", 0);
  return Array.from({ length: cards.length }, (_, i) => formatCard(cards[i]!, format)).join(" ");
}
