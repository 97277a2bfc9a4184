import { type Card, HIDDEN, indexOfCard } from "../core/card.ts";
import type { Facts, Seat, Words } from "../core/game.ts";
import { filled, type Value } from "./describe-template.ts";

/** Who is told, and in which words. */
export interface Teller {
  readonly words: Words;
  /** Names by seat. */
  readonly names: readonly string[];
  /** The seat that is "you"; null or undefined if none is. */
  readonly viewer: Seat | null | undefined;
}

/** A seat as its name. */
function seatValue(seat: Seat, { words, names, viewer }: Teller): Value {
  if (seat === viewer) return { text: words.you!, person: 0 };
  return { text: names[seat] || words.seat!.replace("{number}", `${seat}`), person: 1 };
}

/** Seats that act together as their names, "you" first. */
export function seatsValue(seats: readonly Seat[], teller: Teller): Value {
  const ordered = [...seats].sort((a, b) => Number(b === teller.viewer) - Number(a === teller.viewer));
  const values = ordered.map((seat) => seatValue(seat, teller));
  const text = values.map((value) => value.text);
  return values.length === 1 ? values[0]! : { text: listed(text, teller), person: 2 };
}

/** A value for a template, by its name: `seat` and `dealer` are those who act, `type` and `kind` names with hyphens. */
export function factValue(facts: Facts, name: string, teller: Teller): Value | undefined {
  const value = facts[name];
  if ((name === "seat" || name === "dealer") && typeof value === "number") return seatValue(value, teller);
  const isName = (name === "type" || name === "kind") && typeof value === "string";
  const text = isName ? (teller.words[`name.${value}`] ?? value.replaceAll("-", " ")) : inWords(value, teller);
  return text === undefined ? undefined : { text };
}

/** Any value of a move in words; undefined for nothing. Hidden cards in a list are counted. */
function inWords(value: unknown, teller: Teller): string | undefined {
  const { words } = teller;
  if (value === undefined || value === null) return undefined;
  if (value === HIDDEN) return words.hidden;
  if (typeof value === "object") return listInWords(flat(value), teller);
  if (indexOfCard(value) >= 0) return cardInWords(value as Card, words);
  return (typeof value === "string" ? words[`name.${value}`] : undefined) ?? String(value);
}

function listInWords(parts: readonly unknown[], teller: Teller): string | undefined {
  const hidden = parts.filter((part) => part === HIDDEN).length;
  const texts = parts.flatMap((part) => (part === HIDDEN ? [] : (inWords(part, teller) ?? [])));
  if (hidden === 1) texts.push(teller.words.hidden!);
  if (hidden > 1) texts.push(teller.words["hidden-cards"]!.replace("{number}", numberInWords(hidden, teller.words)));
  return texts.length === 0 ? undefined : listed(texts, teller);
}

/** The values in a list or an object, at any depth. */
function flat(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(flat) : [value];
}

function cardInWords(card: Card, words: Words): string {
  const index = indexOfCard(card);
  const rank = items(words.ranks!)[index >> 2] ?? card[0]!;
  const suit = items(words.suits!)[index & 3] ?? card[1]!;
  return filled(words.card!, (name) =>
    name === "rank" ? { text: rank } : name === "suit" ? { text: suit } : undefined,
  );
}

function numberInWords(number: number, words: Words): string {
  return items(words.numbers!)[number] ?? `${number}`;
}

function items(list: string): string[] {
  return list.split(/,\s*/);
}

function listed(texts: readonly string[], { words }: Teller): string {
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(words.comma)}${words.and}${texts.at(-1)}`;
}

/** A sentence: with a capital unless it begins with somebody's name. */
export function sentence(text: string, names: readonly string[]): string {
  // Words without "you" leave a space behind, or a colon.
  const trimmed = text.replace(/^[\s:,;]+/, "").trimEnd();
  if (names.some((name) => name && trimmed.startsWith(name))) return trimmed;
  return trimmed.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
