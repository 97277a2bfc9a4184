import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The codes in a table of a guide. */
export function codesIn(guide: string, heading: string): string[] {
  const text = readFileSync(join(import.meta.dirname, "../../docs", guide), "utf8");
  const [section = ""] = text.split(`\n## ${heading}\n`)[1]!.split(/\n## /);
  const rows = section.split("\n").filter((line) => line.startsWith("| "));
  // The last column explains them.
  const cells = rows.flatMap((row) => row.split("|").slice(1, -2));
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`([a-z\d-]+)`/g), ([, code]) => code!));
}
