import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** The codes in a table of a guide. */
export function codesIn(guide: string, heading: string): string[] {
  const text = readFileSync(join(ROOT, "docs", guide), "utf8");
  const [section = ""] = text.split(`\n## ${heading}\n`)[1]!.split(/\n## /);
  const rows = section.split("\n").filter((line) => line.startsWith("| "));
  // The last column explains them.
  const cells = rows.flatMap((row) => row.split("|").slice(1, -2));
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`([a-z\d-]+)`/g), ([, code]) => code!));
}

/** A game's own codes, which the comment of its `refusal` explains. */
export function codesOf(game: string): string[] {
  const [before = ""] = readFileSync(join(ROOT, "src", game, "rules.ts"), "utf8").split("\nexport function refusal(");
  const comment = before.slice(before.lastIndexOf("/**"));
  return Array.from(comment.matchAll(/^ \* - `([a-z\d-]+)`: /gm), ([, code]) => code!);
}
