import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** The rule numbers in a text, such as `S2-12, S2-13` or `S4-21 to S4-25`, which also names those between. */
function numbersIn(text: string): string[] {
  const pairs = text.matchAll(/(S\d)-(\d\d)(?: to \1-(\d\d))?/g);
  return Array.from(pairs).flatMap(([, source, from, to = from]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, i) => `${source}-${`${Number(from) + i}`.padStart(2, "0")}`,
    ),
  );
}

/** The rules that a guide lists: items that begin with their numbers in bold. */
function listed(guide: string) {
  const text = readFileSync(join(ROOT, "docs", guide), "utf8");
  const items = text.split(/^(?=- )|\n\n/m).filter((item) => /^- \*\*S\d-\d\d/.test(item));
  return items.map((item) => ({ numbers: numbersIn(item.split("**")[1]!), item }));
}

/** The numbered rules of a guide, without the rules that it leaves to the players. */
function typed(guide: string): string[] {
  const rules = listed(guide).filter(({ item }) => !/\*Not\s+the engine's:/.test(item));
  return rules.flatMap(({ numbers }) => numbers);
}

/** Every rule number in the titles of the tests. */
function named(): Set<string> {
  const files = readdirSync(join(ROOT, "test"), { recursive: true, encoding: "utf8" }).filter((f) =>
    f.endsWith(".test.ts"),
  );
  const titles = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, "test", file), "utf8");
    return Array.from(text.matchAll(/["`][^"`\n]*\bS\d-\d\d[^"`\n]*["`]/g), (match) => match[0]);
  });
  return new Set(titles.flatMap(numbersIn));
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
  ])("%s lists them all, each once", (guide, sources) => {
    const all = Object.entries(sources).flatMap(([source, n]) => numbersIn(`${source}-01 to ${source}-${n}`));
    expect(
      listed(guide)
        .flatMap(({ numbers }) => numbers)
        .sort(),
    ).toEqual(all);
  });
});
