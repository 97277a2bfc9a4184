import { type Card, cardIndex, HIDDEN, type Hidden, type Suit } from "./card.ts";
import { NotationError } from "./errors.ts";
import { expectKeys, readOneOf } from "./json.ts";
import { quote } from "./message.ts";

const SYMBOLS = { C: "♣", D: "♦", H: "♥", S: "♠" } as const;

/**
 * Reads one card: `5H`, `10h`, `5♥`, in either case, with blanks around it.
 *
 * @param text - the text
 * @returns the card
 * @throws NotationError when the text is anything but one card
 *
 * @example
 * ```ts
 * import { parseCard } from "fifteen-two";
 *
 * parseCard("10h"); // => "TH"
 * parseCard("5♥"); // => "5H"
 * ```
 */
export function parseCard(text: string): Card {
  const cards = parseCards(text);
  if (cards.length > 1) throw new NotationError("one card was expected, not more", text, 0);
  return cards[0]!;
}

// No flag u: with i it also takes the Kelvin sign for a K and the long s for an S.
const TOKEN = /[ ,]*(?:(10|[A2-9TJQK])([CDHS♣♦♥♠♧♢♡♤])\uFE0F?)?/iy;

/**
 * Reads cards that are set apart by blanks or commas, or by nothing: `"5H 5D 5S JC"`, `"5h,5d"`, `"5H5D"`.
 *
 * @param text - the text, up to 1,000 characters
 * @returns the cards in the text's order, one at least, none twice
 * @throws NotationError with the index of the first character that is no card's, or of a card that stands there twice;
 *   also for an empty and for an overlong text
 *
 * @example
 * ```ts
 * import { parseCards } from "fifteen-two";
 *
 * parseCards("5H 5d, 5♠ JC"); // => ["5H", "5D", "5S", "JC"]
 * ```
 */
export function parseCards(text: string): Card[] {
  if (typeof text !== "string") throw new NotationError(`cards are read from text, not from ${quote(text)}`, "", 0);
  if (text.length > 1000) throw new NotationError("cards are at most 1,000 characters of text", text, 1000);
  const cards: Card[] = [];
  const token = new RegExp(TOKEN);
  while (token.lastIndex < text.length) {
    const match = token.exec(text)!;
    const [whole, rank, suit] = match;
    if (rank === undefined || suit === undefined) {
      if (token.lastIndex === text.length && whole !== "") break;
      const index = match.index + whole.length;
      throw new NotationError(`${quote(text.slice(index, index + 3).split(/[ ,]/)[0])} is not a card`, text, index);
    }
    const card = makeCard(rank, suit);
    const index = match.index + whole.search(/[^ ,]/);
    if (cards.includes(card)) throw new NotationError(`${card} is there twice`, text, index);
    cards.push(card);
  }
  if (cards.length === 0) throw new NotationError("no card in the text", text, 0);
  return cards;
}

function makeCard(rank: string, suit: string): Card {
  const r = rank === "10" ? "T" : rank.toUpperCase();
  const at = "CDHS♣♦♥♠♧♢♡♤".indexOf(suit.toUpperCase()) % 4;
  return `${r}${"CDHS"[at]}` as Card;
}

/** How {@link formatCard} and {@link formatCards} write cards. */
export interface CardFormat {
  /** Whether suits are written as `♣♦♥♠` instead of `CDHS`; default false. */
  readonly symbols?: boolean;
  /** How a ten is written: `"T"` (default) or `"10"`. */
  readonly ten?: "T" | "10";
}

/**
 * Writes a card, face down or up.
 *
 * @param card - a card or `"??"`
 * @param format - `{ symbols: true }` for `5♥` instead of `5H`, `{ ten: "10" }` for `10H` instead of `TH`
 * @returns two characters, or three for a ten
 * @throws NotationError when it is neither a card nor `"??"`
 * @throws InvalidStateError when the format has an unknown key
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
export function formatCard(card: Card | Hidden, format: CardFormat = {}): string {
  expectKeys(format, "format", ["symbols", "ten"]);
  const ten = readOneOf(format.ten ?? "T", "format.ten", ["T", "10"]);
  if (card === HIDDEN) return card;
  cardIndex(card);
  const rank = card[0] === "T" ? ten : card[0];
  return `${rank}${format.symbols ? SYMBOLS[card[1] as Suit] : card[1]}`;
}

/**
 * Writes cards with a blank between them; the inverse of {@link parseCards}.
 *
 * @param cards - cards, face down or up
 * @param format - see {@link formatCard}
 * @returns the text; empty for no cards
 * @throws NotationError when they are no array, or one of them is no card
 *
 * @example
 * ```ts
 * import { formatCards } from "fifteen-two";
 *
 * formatCards(["5H", "JC"]); // => "5H JC"
 * formatCards(["5H", "??"], { symbols: true }); // => "5♥ ??"
 * ```
 */
export function formatCards(cards: readonly (Card | Hidden)[], format: CardFormat = {}): string {
  if (!Array.isArray(cards))
    throw new NotationError(`cards are written from an array, not from ${quote(cards)}`, "", 0);
  return Array.from({ length: cards.length }, (_, i) => formatCard(cards[i]!, format)).join(" ");
}
