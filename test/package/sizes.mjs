// node test/package/sizes.mjs BASE CHANGED: prints what differs between two checkouts: the bytes of imports, from the
// sizes.json that `npm run size -- --json` wrote there, the lines of code, and the words of guides.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const CODE = /^(src|docs|test)\/.*\.([cm]?[jt]sx?|css|html|sql)$/;
const GUIDE = /^(README|docs\/.*)\.md$/;
/** The folders that have a row. */
const PART = /^(src|docs|test)(\/[^/]+)?$|^docs\/examples\/[^/]+$/;

/** The folders with a row that contain a file. */
function partsOf(file) {
  const folder = dirname(file);
  return folder === "." ? [] : [...(PART.test(folder) ? [folder] : []), ...partsOf(folder)];
}

function linesOf(text) {
  return text.split("\n").filter((line) => !/^\s*(\/\/|\/\*|\*|--|<!--|$)/.test(line)).length;
}

function wordsOf(text) {
  return text.match(/\S+/g)?.length ?? 0;
}

/** The sizes of a checkout by unit: a number for each name. */
function measure(checkout) {
  const read = (file) => readFileSync(join(checkout, file), "utf8");
  const bytes = new Map(JSON.parse(read("sizes.json")).map(({ name, size }) => [name, size]));
  const [lines, words] = [new Map(), new Map()];
  const add = (counts, name, count) => counts.set(name, (counts.get(name) ?? 0) + count);
  for (const file of execFileSync("git", ["ls-files"], { cwd: checkout, encoding: "utf8" }).split("\n")) {
    if (CODE.test(file)) for (const part of partsOf(file)) add(lines, part, linesOf(read(file)));
    if (GUIDE.test(file)) for (const name of [file, "all guides"]) add(words, name, wordsOf(read(file)));
  }
  return { bytes, lines, words };
}

/** Such as `+12 (+1.5 %)`, or nothing for what is new or gone. */
function difference(from, to) {
  if (from === undefined || to === undefined) return "";
  const signed = (number, digits) => (number > 0 ? "+" : "") + number.toFixed(digits);
  return `${signed(to - from, 0)} (${signed((100 * (to - from)) / from, 1)} %)`;
}

/** Prints a row for each name whose number differs. */
function print(title, before, after) {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changed = names.filter((name) => before.get(name) !== after.get(name)).sort();
  console.log(`\n${title}: ${changed.length} of ${names.length} differ.`);
  if (changed.length > 0) console.log("\n| | before | after | difference |\n|---|--:|--:|--:|");
  for (const name of changed) {
    const [from, to] = [before.get(name), after.get(name)];
    console.log(`| \`${name}\` | ${from ?? ""} | ${to ?? ""} | ${difference(from, to)} |`);
  }
}

const [before, after] = process.argv.slice(2).map(measure);
print("Bytes of an import", before.bytes, after.bytes);
print("Lines of code, without comments and empty lines", before.lines, after.lines);
print("Words of a guide", before.words, after.words);
