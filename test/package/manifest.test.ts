import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import sizes from "../../.size-limit.mjs";
import { ENTRIES } from "../../entries.mjs";
import typedoc from "../../typedoc.config.mjs";
import { jsr } from "./jsr.mjs";

const ROOT = join(import.meta.dirname, "../..");
const readme = readFileSync(join(ROOT, "README.md"), "utf8");

describe.each(ENTRIES)("$name", ({ name, output }) => {
  test("the size of one of its functions is kept", () => {
    expect(sizes.map(({ path }) => path)).toContain(`dist/${output}.js`);
  });

  test("the README names it", () => {
    expect(readme).toContain(`| \`${name}\` |`);
  });
});

/** For programs, which find it through docs/llms.txt. */
const SKILL = "docs/SKILL.md";

test("every guide has a place in the order of the pages, and in the README", () => {
  const guides = readdirSync(join(ROOT, "docs"))
    .flatMap((file) => (file.endsWith(".md") ? [`docs/${file}`] : []))
    .filter((file) => file !== SKILL);
  expect([...typedoc.projectDocuments].sort()).toEqual(guides.sort());
  for (const guide of guides) expect(readme).toContain(`](${guide})`);
});

test("jsr.json is as test/package/jsr.mjs writes it", () => {
  expect(JSON.parse(readFileSync(join(ROOT, "jsr.json"), "utf8"))).toEqual(jsr);
});

test("llms.txt leads to pages that exist", () => {
  const text = readFileSync(join(ROOT, "docs/llms.txt"), "utf8");
  const pages = readdirSync(join(ROOT, "docs"));
  for (const [, page] of text.matchAll(/\]\((.*?)\)/g)) expect(pages).toContain(page);
});
