import { expect } from "vitest";

/** Options and the like in words, for a title: `{ players: 4, muggins: true }` is "players 4, muggins". */
export function inWords(options: unknown): string {
  if (typeof options !== "object" || options === null) return `${options}`;
  const words = Object.entries(options).map(([name, value]) => {
    if (value === true) return name;
    if (value === false) return `no ${name}`;
    if (name === "deck" || name === "layout") return `another ${name}`;
    return `${name} ${typeof value === "object" && value !== null ? `(${inWords(value)})` : value}`;
  });
  return words.join(", ") || "no options";
}

/** The rows of a table of tests, each behind its title, for `test.each(…)("%s", (_, …) => …)`. */
export function titled<Row extends readonly unknown[]>(
  rows: readonly Row[],
  title: (...row: Row) => string,
): [title: string, ...row: Row][] {
  return rows.map((row) => [title(...row), ...row]);
}

/** Expects a sentence without holes that has these words, in any order: who, which and how many. */
export function expectWords(sentence: string, words: string = ""): void {
  expect(sentence).toMatch(/\w+ \w+/);
  expect(sentence).not.toMatch(/undefined|NaN|\[object|[{}]/);
  const missing = words.split(" ").filter((word) => !`${sentence} `.replace(/[.,:;]+ /g, " ").includes(word));
  expect(missing, `"${sentence}" has ${words}`).toEqual([]);
}
