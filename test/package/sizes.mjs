// node test/package/sizes.mjs BEFORE AFTER: compares two checkouts, each with the `sizes.json` of `npm run size -- --json`:
// what imports cost, how many lines of code each part has, and how many words the guides have.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const [before, after] = process.argv.slice(2);

/** The parts, the innermost first: a file counts for the first that it is in. */
const PARTS = [
  ...["src/cribbage/analysis", "src", "docs/playground", "docs/examples/server", "docs/examples/tournament"],
  ...["docs/examples", "docs/evidence", "docs", "test"],
];

/** Bytes of each import. */
function imports(checkout) {
  const rows = JSON.parse(readFileSync(join(checkout, "sizes.json"), "utf8"));
  return new Map(rows.map(({ name, size }) => [name, size]));
}

/** Lines of each part, without blank lines and comments, and words of the guides. */
function texts(checkout) {
  const found = new Map();
  const add = (part, n) => found.set(part, (found.get(part) ?? 0) + n);
  const words = (file) => add("guides (words)", readFileSync(join(checkout, file), "utf8").match(/\S+/g).length);
  words("README.md");
  for (const folder of ["src", "docs", "test"])
    for (const name of readdirSync(join(checkout, folder), { recursive: true, encoding: "utf8" })) {
      const file = `${folder}/${name}`;
      if (/\/(node_modules|dist)\//.test(file)) continue;
      if (/^docs\/[^/]+\.md$/.test(file)) words(file);
      if (!/\.(tsx?|[mc]js|css)$/.test(file)) continue;
      const lines = readFileSync(join(checkout, file), "utf8").split("\n");
      const part = PARTS.find((one) => file.startsWith(`${one}/`));
      add(part, lines.filter((line) => !/^\s*(\*|\/\*|\/\/|$)/.test(line)).length);
    }
  return new Map([...PARTS, "guides (words)"].map((part) => [part, found.get(part)]));
}

/** Such as `+12 (+1.5 %)`, or nothing for what is new or gone. */
function difference(from, to) {
  if (from === undefined || to === undefined) return "";
  const signed = (number, digits) => (number > 0 ? "+" : "") + number.toFixed(digits);
  return `${signed(to - from, 0)} (${signed((100 * (to - from)) / from, 1)} %)`;
}

function compare(kind, unit, [from, to]) {
  const changed = [...new Set([...from.keys(), ...to.keys()])].filter((name) => from.get(name) !== to.get(name));
  console.log(`${changed.length} of ${to.size} ${kind} have another size.\n`);
  if (changed.length > 0) console.log(`| ${unit} | before | after | difference |\n|---|--:|--:|--:|`);
  for (const name of changed) {
    const [one, other] = [from.get(name), to.get(name)];
    console.log(`| \`${name}\` | ${one ?? ""} | ${other ?? ""} | ${difference(one, other)} |`);
  }
  console.log();
}

compare("imports", "bytes", [before, after].map(imports));
compare("parts", "lines", [before, after].map(texts));
