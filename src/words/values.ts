import type { Phrases, Seat, TemplateValues } from "../core/any.ts";
import { type Card, HIDDEN, indexOfCard } from "../core/card.ts";
import { splitList } from "../core/message.ts";
import { filled, nameValue, type Value } from "./template.ts";

/** Who is told, and in which words. */
export interface Narration {
  readonly words: Phrases;
  /** Names by seat. */
  readonly names: readonly string[];
  /** The seat that is "you"; null or undefined if none is. */
  readonly viewer: Seat | null | undefined;
}

/** A seat as its name. */
function seatValue(seat: Seat, form: string | undefined, { words, names, viewer }: Narration): Value {
  if (seat === viewer) {
    const text = inCase(words, "you", form)!;
    // Without a word for "you", a sentence about you is a request, as on a button.
    return { text, person: text === "" ? 4 : 0 };
  }
  const name = names[seat];
  return name ? nameValue(name) : { text: filled(inCase(words, "seat", form)!, numbered(`${seat + 1}`)), person: 1 };
}

/** Seats that act together as their names, "you" first. */
function seatsValue(seats: readonly Seat[], form: string | undefined, narration: Narration): Value | undefined {
  const ordered = [...seats].sort((a, b) => Number(b === narration.viewer) - Number(a === narration.viewer));
  const values = ordered.map((seat) => seatValue(seat, form, narration));
  if (values.length < 2) return values[0];
  const text = values.map((value) => value.text);
  return { text: listed(text, narration), person: ordered[0] === narration.viewer ? 3 : 2 };
}

/** The names of values that are text as somebody typed it, which may look like a card. */
const TYPED = ["word", "spelling"];

/** The names of values that are seats. */
const SEATS = ["seat", "seats", "dealer", "side", "winners"];

/**
 * A value for a template, by its name, perhaps with a case: `hand:acc`. `seat`, `seats`, `dealer`, `side` and `winners` are
 * seats, which act; `type` and `kind` are names with hyphens; `word` and `spelling` stay as they are.
 */
export function valueFor(values: TemplateValues, place: string, narration: Narration): Value | undefined {
  const [name = "", form] = place.split(":");
  const value = values[name];
  if (SEATS.includes(name) && (typeof value === "number" || Array.isArray(value))) {
    const seats = [value].flat();
    return seats.every(Number.isInteger) ? seatsValue(seats, form, narration) : undefined;
  }
  if (TYPED.includes(name) && typeof value === "string") return { text: value };
  const isName = (name === "type" || name === "kind") && typeof value === "string";
  const text = isName
    ? (inCase(narration.words, `name.${value}`, form) ?? value.replaceAll("-", " "))
    : inWords(value, form, narration);
  return text === undefined ? undefined : { text };
}

/** A word in a case, `hand.acc`, or the word itself. */
function inCase(words: Phrases, name: string, form: string | undefined): string | undefined {
  return (form === undefined ? undefined : words[`${name}.${form}`]) ?? words[name];
}

/** Any value of a move in words; undefined for nothing. Hidden cards in a list are counted. */
function inWords(value: unknown, form: string | undefined, narration: Narration): string | undefined {
  const { words } = narration;
  if (value === undefined || value === null) return undefined;
  if (value === HIDDEN) return words.hidden;
  if (typeof value === "object") return listInWords(flat(value), form, narration);
  if (indexOfCard(value) >= 0) return cardInWords(value as Card, words);
  if (typeof value === "string") return inCase(words, `name.${value}`, form) ?? value;
  return typeof value === "boolean" || Number.isFinite(value) ? `${value}` : undefined;
}

function listInWords(parts: readonly unknown[], form: string | undefined, narration: Narration): string | undefined {
  const { words } = narration;
  const hidden = parts.filter((part) => part === HIDDEN).length;
  const texts = parts.flatMap((part) => (part === HIDDEN ? [] : (inWords(part, form, narration) ?? [])));
  if (hidden === 1) texts.push(words.hidden!);
  if (hidden > 1)
    texts.push(filled(words["hidden-cards"]!, numbered(splitList(words.numbers!)[hidden] ?? `${hidden}`)));
  return texts.length === 0 ? undefined : listed(texts, narration);
}

/** The values in a list or an object, at any depth. */
function flat(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(flat) : [value];
}

function cardInWords(card: Card, words: Phrases): string {
  const index = indexOfCard(card);
  const rank = splitList(words.ranks!)[index >> 2] ?? card[0]!;
  const suit = splitList(words.suits!)[index & 3] ?? card[1]!;
  return filled(words.card!, (name) =>
    name === "rank" ? { text: rank } : name === "suit" ? { text: suit } : undefined,
  );
}

/** The values of a template whose only placeholder is a number. */
function numbered(text: string) {
  return (name: string): Value | undefined => (name === "number" ? { text } : undefined);
}

function listed(texts: readonly string[], { words }: Narration): string {
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(words.comma)}${words.and}${texts.at(-1)}`;
}
