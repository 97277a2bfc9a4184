import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { GAMES } from "../../entries.mjs";

const SRC = join(import.meta.dirname, "../../src");

/** The folders of src, lowest first; each imports from lower rows only, and folders of a row not from each other. */
const LAYERS = [
  ["core"],
  ["schema"],
  ["scoring"],
  ["game"],
  ["record"],
  ["table"],
  ["words"],
  ["shared"],
  GAMES,
  ["bots/basis"],
  ["bots/search"],
  ["bots/coach", "bots/seats", "bots/matches"],
  ["bots/worker"],
  ["games", "check", "bots", "pegboard", "boardgame-io", "reasons", "words/de"],
  ...["engine", "discard", "policies", "hidden", "win", "solve", "bot"].map((folder) => [
    `cribbage/analysis/${folder}`,
  ]),
  ["cribbage/analysis", "cribbage/shorthand"],
  ["cli"],
];

const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));

/** The files that a file imports. */
const IMPORTS = new Map(
  FILES.map((file) => {
    const text = readFileSync(join(SRC, file), "utf8").replaceAll(/^ \*.*$/gm, "");
    const paths = Array.from(text.matchAll(/from "(\.[^"]+)"/g), ([, path]) => join(dirname(file), path!));
    return [file, paths];
  }),
);

/** The folder of a file: the longest that the layers name. */
function folderOf(file: string): string {
  const folders = LAYERS.flat().filter((folder) => file.startsWith(`${folder}/`));
  return folders.sort((a, b) => b.length - a.length)[0] ?? "";
}

function layerOf(file: string): number {
  return LAYERS.findIndex((layer) => layer.includes(folderOf(file)));
}

test("every layer is a folder", () => {
  expect(LAYERS.flat().filter((folder) => !existsSync(join(SRC, folder)))).toEqual([]);
});

describe("imports", () => {
  test("run one way", () => {
    const upward = [...IMPORTS].flatMap(([file, paths]) => {
      // The root entry hands on what is in core, schema and generic.
      if (file === "index.ts") return [];
      const wrong = paths.filter((path) => {
        if (path === "index.ts") return layerOf(file) < layerOf("cli/main.ts");
        return folderOf(path) !== folderOf(file) && layerOf(path) >= layerOf(file);
      });
      return wrong.map((path) => `${file} -> ${path}`);
    });
    expect(upward).toEqual([]);
  });

  test("form no cycle", () => {
    const done = new Set<string>();
    const visit = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) expect([...way.slice(way.indexOf(file)), file].join(" -> ")).toBe("no cycle");
      if (done.has(file)) return;
      for (const path of IMPORTS.get(file) ?? []) visit(path, [...way, file]);
      done.add(file);
    };
    for (const file of FILES) visit(file, []);
    expect(done.size).toBe(FILES.length);
  });

  test("stay in src", () => {
    for (const paths of IMPORTS.values()) for (const path of paths) expect(FILES).toContain(path);
  });
});
