/** Formats any value for a message: short and on one line. */
export function quote(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(abridged(value, 20));
  if (typeof value === "function") return "a function";
  if (value === null || typeof value !== "object") return abridged(String(value), 30);
  return Array.isArray(value) ? "an array" : "an object";
}

/** Formats a word for a message to players: {@link quote} without quotation marks. */
export function plain(value: unknown): string {
  return typeof value === "string" ? abridged(value, 20) : quote(value);
}

/** Joins alternatives: `2, 3 or 4`. */
export function either(words: readonly string[]): string {
  return words.join(", ").replace(/, (?=[^,]*$)/, " or ");
}

/** Splits a comma-separated list, such as `A, 2, 3`. */
export function splitList(text: string): string[] {
  return text.split(/,\s*/);
}

/** Truncates a text to `most` characters. */
export function abridged(text: string, most: number): string {
  if (text.length <= most) return text;
  // Databases reject a lone surrogate.
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** Replaces invisible characters, which pages and chats add to copied text, with spaces. */
export function visible(text: string): string {
  return text.replace(/[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069]/g, " ");
}

/** Trims spaces and invisible characters. */
export function trimmed(text: string): string {
  const shown = visible(text);
  return text.slice(shown.length - shown.trimStart().length, shown.trimEnd().length);
}
