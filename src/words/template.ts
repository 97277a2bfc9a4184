/** The forms of a verb, in the order of a template: you, one other, several others, you and others, a request. */
type Person = 0 | 1 | 2 | 3 | 4;

/** The text for a placeholder. */
export interface Value {
  readonly text: string;
  /** The form of a verb that agrees with the text, if it names people. */
  readonly person?: Person;
}

/** Marks a person's name until the sentence is finished. */
const NAME = "\u{E000}";

/** A person's name as a value; its first letter keeps its case everywhere. */
export function nameValue(name: string): Value {
  return { text: NAME + name, person: 1 };
}

/** Capitalizes a sentence unless it begins with a person's name or a square. */
export function capitalized(text: string): string {
  // An empty word for "you" leaves a leading space or colon.
  const trimmed = text.replace(/^[\s:,;]+/, "").trimEnd();
  return trimmed.replace(/^.(?!\d)/u, (letter) => letter.toUpperCase()).replaceAll(NAME, "");
}

/**
 * Fills in a template. `{name}` is a value, and `{name:case}` its form in a grammatical case. `{play|plays}` is a verb
 * that agrees with the latest name. A part in brackets is left out if any of its values is unknown, or if the word for
 * its subject is empty.
 */
export function fill(template: string, named: (name: string) => Value | undefined): string {
  let person = (named("seat") ?? named("side"))?.person ?? 1;
  let isKnown = true;
  const replace = (whole: string, name: string): string => {
    if (name.includes("|")) return formOf(name.split("|"), person);
    const value = named(name);
    if (value === undefined || (value.text === "" && value.person !== undefined)) isKnown = false;
    person = value?.person ?? person;
    return value?.text ?? whole;
  };
  const parts = template.split(/\[([^[\]]*)\]/).map((part, i) => {
    isKnown = true;
    const text = part.replace(/\{([^{}]*)\}/g, replace);
    // Every second part was in brackets.
    return i % 2 === 1 && !isKnown ? "" : text;
  });
  return parts.join("");
}

/** Fills in a template whose values are texts. */
export function fillWith(template: string, texts: Readonly<Record<string, string>>): string {
  return fill(template, (name) => (Object.hasOwn(texts, name) ? { text: texts[name]! } : undefined));
}

/**
 * Picks a verb's form. By default, "several" and "request" use the form of "you", and "you and others" the form of
 * "several".
 */
function formOf(
  [you = "", one = you, several = you, both = several, request = you]: readonly string[],
  person: Person,
) {
  return [you, one, several, both, request][person]!;
}

/** The names of a template's placeholders, without verbs and cases. */
export function placesIn(template: string): string[] {
  const places = Array.from(template.matchAll(/\{([^{}|]*)\}/g), ([, place]) => place!.replace(/:.*/, ""));
  return [...new Set(places)];
}
