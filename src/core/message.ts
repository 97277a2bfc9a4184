/** Any value in a message: short, on one line. */
export function quote(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(abridged(value, 20));
  if (typeof value === "function") return "a function";
  if (value === null || typeof value !== "object") return String(value);
  return Array.isArray(value) ? "an array" : "an object";
}

/** A text, cut when it is longer than `most`. */
export function abridged(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
