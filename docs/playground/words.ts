import { type Card, formatCard, type Hidden, type Seat } from "fifteen-two";
import { formatScore, type ScoreItem } from "fifteen-two/scoring";

/** The name of a seat, as the one who looks calls it: "You", or "Seat 1". */
export type Names = (seat: Seat) => string;

/** A card in text: `5♥`, `10♠`, or "a card" when it lies face down. */
export function cardText(card: Card | Hidden): string {
  return card === "??" ? "a card" : formatCard(card, { symbols: true }).replace("T", "10");
}

/** Cards in text; face-down ones are counted. */
export function cardsText(cards: readonly (Card | Hidden)[]): string {
  const hidden = cards.filter((card) => card === "??").length;
  const open = cards.filter((card) => card !== "??").map(cardText);
  return listed(hidden === 0 ? open : [...open, hidden === 1 ? "a card" : `${hidden} cards`]);
}

/** The cut for deal: "Seat 0 5♥, Seat 1 2♣". */
export function cutText(cards: readonly (Card | Hidden)[], names: Names): string {
  return cards.map((card, seat) => `${names(seat)} ${cardText(card)}`).join(", ");
}

const RANKS: Readonly<Record<string, string>> = { A: "ace", T: "10", J: "jack", Q: "queen", K: "king" };
const SUITS: Readonly<Record<string, string>> = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };

/** A card for the ear: "5 of hearts". */
export function spokenCard(card: Card | Hidden): string {
  return card === "??" ? "face-down card" : `${RANKS[card[0]!] ?? card[0]} of ${SUITS[card[1]!]}`;
}

/** Words as a list: "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** Who does what: "You play", "Seat 1 plays", "You and Seat 2 score". */
export function does(who: string, verb: string): string {
  if (who === "You" || who.includes(" and ")) return `${who} ${verb}`;
  return `${who} ${verb}${/(s|sh|ch|x|go)$/.test(verb) ? "es" : "s"}`;
}

/** Whose: "your", "Seat 1's". */
export function whose(who: string): string {
  return who === "You" ? "your" : `${who}'s`;
}

/** Names joined: "You and Seat 2". */
export function together(seats: readonly Seat[], names: Names): string {
  return listed(seats.map(names));
}

/** What an item of a score is, with its cards: "fifteen: 5♥ J♣". */
export function itemText({ kind, cards }: ScoreItem): string {
  return `${kind === "nobs" ? "his nobs" : kind}: ${cards.map(cardText).join(" ")}`;
}

/** A count as it is said at a table, with a capital. */
export function saidText(items: readonly ScoreItem[]): string {
  const said = formatScore(items);
  return `${said[0]!.toUpperCase()}${said.slice(1)}`;
}
