import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** The numbered rules of a guide, without the rules that it leaves to the players. */
function typed(guide: string): string[] {
  const text = readFileSync(join(ROOT, "docs", guide), "utf8");
  return text
    .split(/^(?=- )|\n\n/m)
    .filter((item) => /^- \*\*S\d-\d\d/.test(item) && !/\*Not\s+the engine's:/.test(item))
    .map((item) => item.slice(4, 9));
}

/** Every rule number in the titles of the tests; `S4-21 to S4-25` names those between, too. */
function named(): Set<string> {
  const files = readdirSync(join(ROOT, "test"), { recursive: true, encoding: "utf8" }).filter((f) =>
    f.endsWith(".test.ts"),
  );
  const titles = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, "test", file), "utf8");
    return Array.from(text.matchAll(/["`][^"`\n]*\bS\d-\d\d[^"`\n]*["`]/g), (match) => match[0]);
  });
  const numbers = new Set<string>();
  for (const title of titles) {
    for (const [number] of title.matchAll(/S\d-\d\d/g)) numbers.add(number);
    for (const [, source, from, to] of title.matchAll(/(S\d)-(\d\d) to \1-(\d\d)/g))
      for (let n = Number(from); n <= Number(to); n++) numbers.add(`${source}-${`${n}`.padStart(2, "0")}`);
  }
  return numbers;
}

describe("each numbered rule is named by a test, or listed as not the engine's", () => {
  const guides = readdirSync(join(ROOT, "docs")).filter((file) => file.endsWith(".md") && typed(file).length > 0);

  test.each(guides)("%s", (guide) => {
    const names = named();
    expect(typed(guide).filter((rule) => !names.has(rule))).toEqual([]);
  });

  test.each([
    ["cribbage-rules.md", { S2: 66, S4: 37 }],
    ["crosscribb-rules.md", { S1: 51 }],
    ["cribino-rules.md", { S3: 42 }],
    ["sackson-rules.md", { S0: 45 }],
  ])("%s lists them all", (guide, sources) => {
    const text = readFileSync(join(ROOT, "docs", guide), "utf8");
    for (const [source, n] of Object.entries(sources))
      expect(text.match(new RegExp(`^- \\*\\*${source}-`, "gm"))).toHaveLength(n);
  });
});
