import type { Seat, TemplateValues } from "../core/any.ts";
import { type Card, HIDDEN, indexOfCard } from "../core/card.ts";
import { splitList } from "../core/message.ts";
import { type Narration, phraseOf } from "./narration.ts";
import { capitalized, fill, fillWith, nameValue, type Value } from "./template.ts";

export function filled(template: string, values: TemplateValues, narration: Narration): string {
  return fill(template, (place) => valueFor(values, place, narration));
}

export function sentence(template: string, values: TemplateValues, narration: Narration): string {
  return capitalized(filled(template, values, narration));
}

/** Names of values that a person typed, which may look like a card. */
const TYPED = ["word", "spelling"];

/** Names of values that are seats. */
const SEATS = ["seat", "seats", "dealer", "side", "winners"];

/**
 * A value for a template by its name, such as `seat`, with an optional case: `hand:acc`. `seat`, `seats`, `dealer`,
 * `side` and `winners` are seats, which can be a verb's subject; `type` and `kind` are hyphenated names; `word` and
 * `spelling` stay as they are.
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
    ? (phraseOf(narration, ...inCase(`name.${value}`, form)) ?? value.replaceAll("-", " "))
    : inWords(value, form, narration);
  return text === undefined ? undefined : { text };
}

/** The names of seats that act together, "you" first. */
function seatsValue(seats: readonly Seat[], form: string | undefined, narration: Narration): Value | undefined {
  const { viewer } = narration;
  const ordered = [...seats].sort((a, b) => Number(b === viewer) - Number(a === viewer));
  const values = ordered.map((seat) => seatValue(seat, form, narration));
  if (values.length < 2) return values[0];
  const text = values.map((value) => value.text);
  return { text: listed(text, narration), person: ordered[0] === viewer ? 3 : 2 };
}

function seatValue(seat: Seat, form: string | undefined, narration: Narration): Value {
  if (seat === narration.viewer) {
    const text = phraseOf(narration, ...inCase("you", form));
    // Without a word for "you", a sentence about you is a request, as on a button.
    return { text, person: text === "" ? 4 : 0 };
  }
  const name = narration.names[seat];
  if (name) return nameValue(name);
  return { text: fillWith(phraseOf(narration, ...inCase("seat", form)), { number: `${seat + 1}` }), person: 1 };
}

/** The names to look up for a phrase in a case, best first: `hand.acc`, then `hand`. */
function inCase<Name extends string>(name: Name, form: string | undefined): readonly [...string[], Name] {
  return form === undefined ? [name] : [`${name}.${form}`, name];
}

/** Puts any value of a move into words, and counts hidden cards; undefined for an empty value. */
function inWords(value: unknown, form: string | undefined, narration: Narration): string | undefined {
  const parts = flat(value);
  const texts = parts.flatMap((part) => (part === HIDDEN ? [] : (partInWords(part, form, narration) ?? [])));
  const hidden = parts.filter((part) => part === HIDDEN).length;
  if (hidden === 1) texts.push(phraseOf(narration, "hidden"));
  if (hidden > 1) {
    const number = splitList(phraseOf(narration, "numbers"))[hidden] ?? `${hidden}`;
    texts.push(fillWith(phraseOf(narration, "hidden-cards"), { number }));
  }
  return texts.length === 0 ? undefined : listed(texts, narration);
}

function flat(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(flat) : [value];
}

function partInWords(part: unknown, form: string | undefined, narration: Narration): string | undefined {
  if (indexOfCard(part) >= 0) return cardInWords(part as Card, narration);
  if (typeof part === "string") return phraseOf(narration, ...inCase(`name.${part}`, form)) ?? part;
  return typeof part === "boolean" || Number.isFinite(part) ? `${part}` : undefined;
}

function cardInWords(card: Card, narration: Narration): string {
  const index = indexOfCard(card);
  const rank = splitList(phraseOf(narration, "ranks"))[index >> 2] ?? card[0]!;
  const suit = splitList(phraseOf(narration, "suits"))[index & 3] ?? card[1]!;
  return fillWith(phraseOf(narration, "card"), { rank, suit });
}

function listed(texts: readonly string[], narration: Narration): string {
  if (texts.length < 2) return texts.join("");
  return `${texts.slice(0, -1).join(phraseOf(narration, "comma"))}${phraseOf(narration, "and")}${texts.at(-1)}`;
}
