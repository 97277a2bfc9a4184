import { type AnyGame, type AnyView, type Card, cardIndex, formatCards, type Hidden, sideOf } from "fifteen-two";
import { formatScore, type ScoreItem, type ScoreWords } from "fifteen-two/scoring";
import type { ComponentChildren as Children } from "preact";
import ITEMS from "./items.json";
import { groupBy, sorted, sumOf } from "./lists.ts";

/** The language of the page: German where the browser prefers it, else English. */
export const language = globalThis.navigator?.language?.startsWith("de") ? "de" : "en";

/** The page's words in its language, by their English. */
let words: Readonly<Record<string, string>> = {};

/**
 * Translated words of the package, by game ID, where they differ from the game's own; and those of scores.
 */
export let gameWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
export let scoreWords: Partial<ScoreWords> = {};

/** Loads the words, before anything is drawn. */
export async function loadWords(): Promise<void> {
  if (language !== "de") return;
  const [page, { score, ...games }] = await Promise.all([import("./de.json"), import("fifteen-two/words/de")]);
  words = page.default;
  gameWords = games;
  scoreWords = score;
}

/**
 * The page's words for some English: `{name}` stands for a value, and `{n|card|cards}` for the first word if the
 * value is 1, else for the second. Without values, a template stays one.
 */
export function t(english: string, values?: Readonly<Record<string, string | number>>): string {
  const text = words[english] ?? english;
  if (values === undefined) return text;
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name, one, many) =>
    one === undefined ? `${values[name] ?? ""}` : values[name] === 1 ? one : many,
  );
}

/** A name for a template. In German, `plain` names get an s: "Noras Krippe", but "Krippe von Ines". */
export function named(name: string) {
  return { name, plain: Number(/[^sxzß\d]$/i.test(name)) };
}

/** A template in the page's language with values that may be drawn, such as a tile. */
export function filled(template: string, values: Readonly<Record<string, Children>>): Children {
  return template.split(/\{(\w+)\}/).map((part, i) => (i % 2 === 1 ? values[part] : part));
}

/** A name in a game's words, such as a color, in the page's language. */
export function wordIn({ id, rules }: AnyGame, name: string): string {
  const own: Readonly<Record<string, string>> = gameWords[id] ?? rules.words;
  return own[`name.${name}`] ?? name;
}

/** Words as a list: "a, b, and c". One word needs no browser's grammar, whose first use takes longer than a table. */
export function listOf(items: readonly string[], type: Intl.ListFormatType = "conjunction"): string {
  return items.length === 1 ? items[0]! : new Intl.ListFormat(language, { type }).format(items);
}

/** A number with a tenth. */
export function tenths(n: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return n.toLocaleString(language, { ...digits, signDisplay: "negative" }).replace("-", "−");
}

/** A day such as "2026-11-23" in words, without its year. */
export function dayText(day: string): string {
  return new Date(day).toLocaleDateString(language, { month: "long", day: "numeric", timeZone: "UTC" });
}

/** Cards in text, by rank: "5♥ 6♣ 10♦". */
export function cardsText(cards: readonly Card[]): string {
  return formatCards(sorted(cards), { symbols: true, ten: "10" });
}

/** A card for screen readers: "5 of hearts". */
export function spokenCard(card: Card | Hidden): string {
  if (card === "??") return t("face-down card");
  const word = (words: string, n: number) => words.split(",")[n] ?? "";
  const rank = word(t("ace,2,3,4,5,6,7,8,9,10,jack,queen,king"), Math.floor(cardIndex(card) / 4));
  return t("{rank} of {suit}", { rank, suit: word(t("clubs,diamonds,hearts,spades"), cardIndex(card) % 4) });
}

/** Capitalizes a text. */
export function capital(text: string): string {
  return `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;
}

/** The seats of a view's game. */
export function seatsOf({ settings }: Pick<AnyView, "settings">) {
  return Array.from({ length: settings.players }, (_, seat) => seat);
}

/** By side: the seats that share its score. */
export function sidesOf(view: AnyView) {
  return view.scores.map((_, side) => seatsOf(view).filter((seat) => sideOf(view, seat) === side));
}

/** The names of a side: "You and Otto". */
export function sideName(view: AnyView, side: number, names: readonly string[]): string {
  return listOf(sidesOf(view)[side]!.map((seat) => names[seat]!));
}

/**
 * The items of a count with their names, as players count them: fifteens of two cards first, and the pairs of a rank as
 * one item, three or four of a kind.
 */
export function scoresOf(items: readonly ScoreItem[]): readonly (ScoreItem & { readonly text: string })[] {
  const keyOf = (item: ScoreItem) => (item.kind === "pair" ? item.cards[0]?.[0] : item);
  const sizeOf = ({ kind, cards }: ScoreItem) => (kind === "fifteen" ? cards.length : 9);
  return groupBy(
    items.toSorted((a, b) => sizeOf(a) - sizeOf(b)),
    keyOf,
  ).map((same) => {
    const cards = [...new Set(same.flatMap((item) => item.cards))];
    return { ...same[0]!, points: sumOf(same), cards, text: itemName(same) };
  });
}

/** The name of an item, or of the pairs of a rank, without points: "fifteen", "run of three", "three of a kind". */
export function itemName(items: readonly ScoreItem[]): string {
  const names = Object.entries(ITEMS).map(([kind, word]) => [kind, t(word)]);
  return formatScore(items, { ...scoreWords, ...Object.fromEntries(names) });
}

/** Like items of a count together: "4 × fifteen (8), pair (2)". */
export function foldedText(items: readonly { readonly text: string; readonly points: number }[]): string {
  return groupBy(items, ({ text }) => text)
    .map((same) => `${same.length > 1 ? `${same.length}\u00a0×\u00a0` : ""}${same[0]!.text} (${sumOf(same)})`)
    .join(", ");
}

/** A count as announced at a table, capitalized. */
export function saidText(items: readonly ScoreItem[]): string {
  return capital(formatScore(items, scoreWords));
}
