import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import sizes from "../../.size-limit.mjs";
import { ENTRIES } from "../../entries.mjs";
import typedoc from "../../typedoc.config.mjs";

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

test("every guide has a place in the order of the pages, and in the README", () => {
  const guides = readdirSync(join(ROOT, "docs")).flatMap((file) => (file.endsWith(".md") ? [`docs/${file}`] : []));
  expect([...typedoc.projectDocuments].sort()).toEqual(guides.sort());
  for (const guide of guides) expect(readme).toContain(`](${guide})`);
});
