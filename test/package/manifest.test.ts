import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import sizes from "../../.size-limit.mjs";
import typedoc, { linksTo } from "../../docs/typedoc.config.mjs";
import { ENTRIES } from "../../entries.mjs";
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
  expect(typedoc.projectDocuments.map((guide) => `docs/${guide}`).sort()).toEqual(guides.sort());
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

test("the site links to the repository once package.json names it", () => {
  const { sourceLinkTemplate, navigationLinks } = linksTo({
    type: "git",
    url: "git+https://code.example/cards/fifteen-two.git",
  });
  expect(sourceLinkTemplate).toBe("https://code.example/cards/fifteen-two/blob/main/src/{path}#L{line}");
  expect(navigationLinks).toMatchObject({ Repository: "https://code.example/cards/fifteen-two" });
});

// npm and JSR lead relative links to the repository, and the site to its own pages.
test("the links of the README lead to files of the package", () => {
  const { files } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  expect(files).toContain("docs/*.{md,png,svg,txt}");
  for (const [, path] of readme.matchAll(/\]\((?!https?:)([^)#]+)/g)) {
    expect(path).toMatch(/^docs\/[\w-]+\.(md|png|svg)$/);
    expect(readdirSync(join(ROOT, "docs"))).toContain(path!.slice(5));
  }
});
