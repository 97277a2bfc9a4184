import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ENTRIES } from "../../tsup.config.ts";

const ROOT = join(import.meta.dirname, "../..");
const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

const names = Object.keys(ENTRIES);

describe("the manifest knows each entry", () => {
  test("exports give it to both module systems, with types", () => {
    const file = (name: string, ending: string) => ({
      types: `./dist/${name}.d.${ending.replace("js", "ts")}`,
      default: `./dist/${name}.${ending}`,
    });
    expect(manifest.exports).toEqual({
      ...Object.fromEntries(
        names.map((name) => [
          name === "index" ? "." : `./${name}`,
          { import: file(name, "js"), require: file(name, "cjs") },
        ]),
      ),
      "./package.json": "./package.json",
    });
  });

  test("it is built and has a place in the API pages", () => {
    const folders = readdirSync(join(ROOT, "src")).map((folder) => `src/${folder}/index.ts`);
    const indices = folders.filter((file) => existsSync(join(ROOT, file)));
    expect(Object.values(ENTRIES)).toEqual(expect.arrayContaining(["src/index.ts", ...indices]));
    expect([...manifest.typedocOptions.entryPoints].sort()).toEqual(Object.values(ENTRIES).sort());
  });

  test("the size of one of its functions is kept", () => {
    const sized = new Set(manifest["size-limit"].map(({ path }: { path: string }) => path));
    expect(sized).toEqual(new Set(names.map((name) => `dist/${name}.js`)));
  });

  test("the README names it", () => {
    const readme = readFileSync(join(ROOT, "README.md"), "utf8");
    for (const name of names) expect(readme).toContain(`| \`fifteen-two${name === "index" ? "" : `/${name}`}\` |`);
  });
});

test("every guide has a place in the order of the pages, and in the README", () => {
  const guides = readdirSync(join(ROOT, "docs")).flatMap((file) => (file.endsWith(".md") ? [`docs/${file}`] : []));
  const listed = manifest.typedocOptions.projectDocuments.filter((file: string) => file.startsWith("docs/"));
  expect([...listed].sort()).toEqual(guides.sort());
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  for (const guide of guides) expect(readme).toContain(`](${guide})`);
});
