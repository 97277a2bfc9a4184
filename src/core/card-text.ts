import { type Card, cardIndex, HIDDEN, type Hidden, type Suit } from "./card.ts";
import { expectText, InvalidStateError, NotationError } from "./errors.ts";
import { quote } from "./message.ts";

const SYMBOLS = { C: "♣", D: "♦", H: "♥", S: "♠" } as const;

/**
 * Reads one card, such as `5H`, `10h` or `5♥`. Case and surrounding spaces don't matter.
 *
 * @param text - the text
 * @returns the card
 * @throws NotationError when the text is not exactly one card
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
  if (cards.length > 1) throw new NotationError(`expected one card, not ${cards.length}`, text, 0);
  return cards[0]!;
}

// Without the flag u, which together with i also accepts the Kelvin sign as a K and the long s as an S.
const TOKEN = /[ ,]*(?:(10|[A2-9TJQK])([CDHS♣♦♥♠♧♢♡♤])\uFE0F?)?/iy;

/**
 * Reads cards separated by spaces, commas or nothing: `"5H 5D 5S JC"`, `"5h,5d"`, `"5H5D"`.
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
  expectText(text, "cards", 1000);
  const cards: Card[] = [];
  const token = new RegExp(TOKEN);
  while (token.lastIndex < text.length) {
    const match = token.exec(text)!;
    const [whole, rank, suit] = match;
    if (rank === undefined || suit === undefined) {
      if (token.lastIndex === text.length && whole !== "") break;
      const index = match.index + whole.length;
      throw new NotationError(`${quote(text.slice(index).split(/[ ,]/, 1)[0])} is not a card`, text, index);
    }
    const card = makeCard(rank, suit);
    const index = match.index + whole.search(/[^ ,]/);
    if (cards.includes(card)) throw new NotationError(`duplicate ${card}`, text, index);
    cards.push(card);
  }
  if (cards.length === 0) throw new NotationError("expected at least one card", text, 0);
  return cards;
}

function makeCard(rank: string, suit: string): Card {
  const r = rank === "10" ? "T" : rank.toUpperCase();
  const at = "CDHS♣♦♥♠♧♢♡♤".indexOf(suit.toUpperCase()) % 4;
  return `${r}${"CDHS"[at]}` as Card;
}

/** How {@link formatCard} and {@link formatCards} write cards. */
export interface CardFormat {
  /** Whether to write suits as `♣♦♥♠` instead of `CDHS`; default false. */
  readonly symbols?: boolean;
  /** How to write a ten: `"T"` (default) or `"10"`. */
  readonly ten?: "T" | "10";
}

/**
 * Writes a card, face up or face down.
 *
 * @param card - a card or `"??"`
 * @param format - `{ symbols: true }` for `5♥` instead of `5H`, `{ ten: "10" }` for `10H` instead of `TH`
 * @returns two characters, or three for a ten written as `10`
 * @throws NotationError when it is neither a card nor `"??"`
 * @throws InvalidStateError when the format is not an object, has an unknown key, or another `ten`
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
  if (typeof format !== "object" || format === null)
    throw new InvalidStateError(["format"], `must be an object, not ${quote(format)}`);
  const { symbols = false, ten = "T", ...others } = format;
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
export function formatCards(cards: readonly (Card | Hidden)[], format: CardFormat = {}): string {
  if (!Array.isArray(cards)) throw new NotationError(`cards must be an array, not ${quote(cards)}`, "", 0);
  return Array.from({ length: cards.length }, (_, i) => formatCard(cards[i]!, format)).join(" ");
}
