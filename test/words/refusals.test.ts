import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { COMMON_WORDS } from "../../src/generic/describe-words.ts";
import { type AnyGame, describeRefusal } from "../../src/index.ts";
import * as german from "../../src/words/de/index.ts";
import { GAMES } from "../games.ts";

/** The refusal codes in a table of a guide. */
function codesIn(guide: string, heading: string): string[] {
  const text = readFileSync(join(import.meta.dirname, "../../docs", guide), "utf8");
  const [section = ""] = text.split(`\n## ${heading}\n`)[1]!.split(/\n## /);
  const rows = section.split("\n").filter((line) => line.startsWith("| "));
  // The last column explains them.
  const cells = rows.flatMap((row) => row.split("|").slice(1, -2));
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`([a-z\d-]+)`/g), ([, code]) => code!));
}

const shared = codesIn("illegal-moves.md", "Codes");

test.each(GAMES as readonly AnyGame[])(
  "$id: every refusal code has a phrase, and every phrase a code, in both languages",
  (game) => {
    const codes = [...shared, ...codesIn(`${game.id}.md`, "Refusal codes")].sort();
    const translation = (german as Readonly<Record<string, { readonly [name: string]: string }>>)[game.id]!;
    for (const words of [{ ...COMMON_WORDS, ...game.rules.words }, translation]) {
      const phrases = Object.keys(words).flatMap((name) => /^refusal\.([\w-]+)$/.exec(name)?.[1] ?? []);
      expect(phrases.sort()).toEqual(codes);
    }
  },
);

test("two markers of one color have a sentence of their own", () => {
  const game = GAMES.find(({ id }) => id === "sackson") as AnyGame;
  expect(describeRefusal(game, { code: "same-color" })).toBe("Exchange two different colors");
});
