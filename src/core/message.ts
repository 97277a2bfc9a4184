/** Quotes any value for a message: short and on one line. */
export function quote(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(abridged(value, 20));
  if (typeof value === "function") return "a function";
  if (value === null || typeof value !== "object") return abridged(String(value), 30);
  if (Array.isArray(value)) return "an array";
  // What a factory of bots receives that was seated instead of its bot.
  return Object.hasOwn(value, "phase")
    ? "a state or view; call a factory of bots before you seat its bot"
    : "an object";
}

/** A word of a move for a message to players: without quotes. */
export function plain(value: unknown): string {
  return typeof value === "string" ? abridged(value, 20) : quote(value);
}

/** Joins alternatives: `2, 3 or 4`. */
export function either(words: readonly string[]): string {
  return words.join(", ").replace(/, (?=[^,]*$)/, " or ");
}

/** The items of a list with commas, such as `A, 2, 3`. */
export function splitList(text: string): string[] {
  return text.split(/,\s*/);
}

/** A text, cut off if it is longer than `most`. */
export function abridged(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
