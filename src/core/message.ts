/** Quotes any value for a message: short and on one line. */
export function quote(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(abridged(value, 20));
  if (typeof value === "function") return "a function";
  if (value === null || typeof value !== "object") return abridged(String(value), 30);
  return Array.isArray(value) ? "an array" : "an object";
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
  if (text.length <= most) return text;
  // Databases refuse half of a character.
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** A text with spaces in place of characters without a picture, which pages and chats add to what people copy. */
export function visible(text: string): string {
  return text.replace(/[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069]/g, " ");
}

/** A text without the spaces around it, nor the characters that {@link visible} replaces. */
export function trimmed(text: string): string {
  const shown = visible(text);
  return text.slice(shown.length - shown.trimStart().length, shown.trimEnd().length);
}
