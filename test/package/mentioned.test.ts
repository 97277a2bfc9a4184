import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const IGNORED = [".git", ...read(".gitignore").match(/[\w.-]+/g)!];

/** The files and folders in a folder of the repository. */
function pathsIn(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true }).filter(
    ({ name }) => !IGNORED.includes(name),
  );
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? [path, ...pathsIn(path)] : [path];
  });
}

const PATHS = new Set(pathsIn(""));
const NAMES = new Set([...PATHS].map((path) => basename(path)));
/** Files that a build or a reader of the guides writes. */
const MADE = ["boardgame-io.d.ts", "margin.svg", "online.html"];
const CODE = /\.(css|[cm]?[jt]sx?)$/;
const OTHERS = /\.(md|yml)$|^\.ci\/|^(.*\/)?(biome|knip|package|tsconfig)\.json$/;
// The changelog mentions files of older versions, and this test wrong ones.
const EXCEPT = ["CHANGELOG.md", "test/package/mentioned.test.ts"];

/** Tells whether a path exists. `*`, `**` and `{a,b}` are globs; GAME and SEED stand for any name. */
function exists(path: string): boolean {
  if (!/[*{]|GAME|SEED/.test(path)) return PATHS.has(path);
  const pattern = path
    .replaceAll(".", "\\.")
    .replaceAll(/\{(.*?)\}/g, (_, names: string) => `(${names.replaceAll(",", "|")})`)
    .replaceAll("**/", "(.+/)?")
    .replaceAll(/\*|GAME|SEED/g, "[^/]*");
  return [...PATHS].some((known) => new RegExp(`^${pattern}$`).test(known));
}

/** A path from a folder at the top of the repository. */
const ROOTED = /(?<![\w./@~-])(?:src|test|docs|\.ci|\.github)(?:\/(?:[\w.*-]|\{[^}\s]*\})*[\w*}])+/g;
/** A path from another folder, recognized by its ending. */
const RELATIVE =
  /(?<![\w./@~:#$?=-])(?:\.\.\/)*(?:[a-z][\w-]*\/)+(?:[\w.*-]+\.(?:[cm]?[jt]sx?|css|md|json|sql|svg|txt|yml)\b|(?=`))/gi;
/** A file's name in code style. */
const NAME = /(?<=`)[\w.-]*\w\.(?:[cm]?[jt]sx?|css|html|json|md|sql|svg|ya?ml)(?=`)/g;

/**
 * The paths in a text, or in the comments of code, that exist neither at the root nor in a folder that the text names.
 */
function wrongPaths(file: string, text: string): string[] {
  const isCode = CODE.test(file);
  const all = isCode ? (text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g) ?? []).join("\n") : text;
  const prose = isCode || file.endsWith(".md") ? all.replaceAll(/^ *```[\s\S]*?^ *```/gm, "") : "";
  const folders = ["", dirname(file)];
  const named = new Set([...(all.match(ROOTED) ?? []), ...(prose.match(RELATIVE) ?? [])]);
  const wrong = [...named].filter((path) => {
    const found = folders.map((folder) => join(folder, path).replace(/\/$/, "")).find(exists);
    if (found !== undefined) folders.push(found);
    return found === undefined && !IGNORED.includes(path.split("/")[0]!);
  });
  const links = isCode ? [] : Array.from(prose.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g), ([, link]) => link!);
  const names = (prose.match(NAME) ?? []).filter((name) => !NAMES.has(name) && !MADE.includes(name));
  return [...wrong, ...names, ...links.filter((link) => !exists(join(dirname(file), link)))];
}

/** The npm commands in a text whose script neither the root has nor the file's folder, or the workspace after `-w`. */
function wrongScripts(file: string, text: string): string[] {
  const commands = text.matchAll(/\bnpm (?:run (?:--[\w-]+ )*|(?=test\b|start\b))(\w[\w-]*(?::[\w-]+)*)[^`"&|;\n]*/g);
  return Array.from(commands).flatMap(([command, script]) => {
    const workspace = / -w ([\w./-]+)/.exec(command)?.[1];
    const manifests = (workspace ? [workspace] : ["", dirname(file)]).map((folder) => join(folder, "package.json"));
    const isKnown = manifests.some((path) => PATHS.has(path) && script! in (JSON.parse(read(path)).scripts ?? {}));
    return isKnown ? [] : [command];
  });
}

test("wrong paths, links and npm scripts are found", () => {
  const guide =
    "`docs/playground`, `ui/css/`: `games/GAME.tsx`, `base.css`, `none.css`, `src/**/{rules,none}.ts`, `src/none`, [a](bots.md), [b](b.md)";
  expect(wrongPaths("docs/new.md", guide)).toEqual(["src/none", "games/GAME.tsx", "none.css", "b.md"]);
  expect(wrongPaths("src/new.ts", 'import "src/a.ts"; // src/b.ts, core/card.ts, http://src/c')).toEqual(["src/b.ts"]);
  const commands = "`npm run check:fast`, `npm test`, `npm run --silent build -w docs/playground`, `npm start -w src`";
  expect(wrongScripts("docs/new.md", commands)).toEqual(["npm run check:fast", "npm start -w src"]);
});

test("the paths and npm scripts exist that guides, templates, workflows, scripts and comments mention", () => {
  const files = [...PATHS].filter((path) => (CODE.test(path) || OTHERS.test(path)) && !EXCEPT.includes(path));
  const wrong = (file: string) => [...wrongPaths(file, read(file)), ...wrongScripts(file, read(file))];
  expect(files.flatMap((file) => wrong(file).map((found) => `${file}: ${found}`))).toEqual([]);
});
