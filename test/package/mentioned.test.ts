import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { GAMES } from "../../entries.mjs";

const ROOT = join(import.meta.dirname, "../..");

/** Every file and folder of the repository, from its root. */
const PATHS = new Set(
  [
    ...readdirSync(ROOT),
    ...[".changeset", ".ci", ".github", "docs", "src", "test"].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
    ),
  ].filter((path) => !/(^|\/)(node_modules|dist)(\/|$)/.test(path)),
);

const NAMES = new Set([...PATHS].map((path) => basename(path)));

/** Files that a build writes, or that the readers of a guide write in projects of their own. */
const MADE = ["boardgame-io.d.ts", "margin.svg", "online.html", "sizes.json"];

/** A guide to a project of the reader's own, which `examples/listings.test.ts` compares with its files. */
const PROJECT = "docs/build-an-app.md";

interface Paragraph {
  readonly file: string;
  readonly text: string;
}

/** The paragraphs of guides, templates, workflows and scripts, and the comments in code. */
const PARAGRAPHS = [...PATHS]
  .filter(
    (path) => path !== PROJECT && !path.startsWith("test/package/api/") && /\.(md|yml|tsx?|mjs)$|^\.ci\//.test(path),
  )
  .flatMap((file): Paragraph[] => {
    const text = readFileSync(join(ROOT, file), "utf8");
    const isCode = /\.(tsx?|mjs)$/.test(file);
    const parts = isCode ? (text.match(/\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/.*/g) ?? []) : text.split(/\n\n+/);
    return parts.map((text) => ({ file, text }));
  });

/** Paths below a folder of the top level, and files in code style. */
const MENTIONS = [
  /(?<![\w./@-])(?:\.changeset|\.ci|\.github|docs|src|test)\/[\w.*{},/-]*[\w*}]/g,
  /(?<=`)[\w.*{},-]+(?:\/[\w.*{},-]+)*\.(?:tsx?|[mc]js|css|json|ya?ml|md|html|svg|sql)(?=`)/g,
];

/** The targets of relative links in Markdown. */
const LINK = /(?<=\]\()(?!https?:|mailto:|#)[\w./-]+/g;

/** The folders that a mention may start from: the root, and those of the file and of the paths that its paragraph names. */
function basesOf({ file, text }: Paragraph): string[] {
  const named = text.match(/(?<=`)[\w./-]+(?=`)/g) ?? [];
  const folders = [dirname(file), ...named.map((path) => path.replace(/\/$/, "")).filter((path) => PATHS.has(path))];
  return ["", ...folders.flatMap((path) => path.split("/").map((_, i, names) => names.slice(0, i + 1).join("/")))];
}

/** Whether there is such a path. `GAME` stands for each game; what a `*` stands for may be missing. */
function exists(mention: string, bases: readonly string[]): boolean {
  const [path = ""] = mention.replaceAll("GAME", GAMES[0]!).split(/\/?[\w.-]*\*/);
  if (!path.includes("/")) return NAMES.has(path);
  return bases.some((base) => [path, `${path}.ts`].some((one) => PATHS.has(join(base, one).replace(/\/$/, ""))));
}

test("every path that a guide, template, workflow or comment mentions exists", () => {
  const wrong = PARAGRAPHS.flatMap((paragraph) => {
    const bases = basesOf(paragraph);
    const patterns = paragraph.file.endsWith(".md") ? [...MENTIONS, LINK] : MENTIONS;
    return patterns
      .flatMap((pattern) => paragraph.text.match(pattern) ?? [])
      .filter((mention) => !MADE.includes(mention) && !exists(mention, bases))
      .map((mention) => `${paragraph.file}: ${mention}`);
  });
  expect(wrong).toEqual([]);
});

/** The scripts of a package; without a folder, those of the root. */
function scriptsIn(folder = "."): string[] {
  return Object.keys(JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8")).scripts ?? {});
}

test("every npm script that a guide, template, workflow or comment mentions exists", () => {
  const mention = /npm (?:run (?:--silent )?([a-z]\w*(?:[:-]\w+)*)|(test|start)\b)(?:[^\n&`]* -w ([\w./-]+))?/g;
  const wrong = PARAGRAPHS.flatMap(({ file, text }) =>
    Array.from(text.matchAll(mention))
      .filter(([, run, other, folder]) => !scriptsIn(folder).includes(run ?? other ?? ""))
      .map(([found]) => `${file}: ${found}`),
  );
  expect(wrong).toEqual([]);
});
