// Prints a table of what imports cost before and after a change, from two files of `npm run size -- --json`.
import { readFileSync } from "node:fs";

const [before, after] = process.argv.slice(2).map((file) => {
  const rows = JSON.parse(readFileSync(file, "utf8"));
  return new Map(rows.map(({ name, size }) => [name, size]));
});
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (name) => before.get(name) !== after.get(name),
);

const bytes = (size) => (size === undefined ? "" : `${size} B`);

/** Such as `+12 B (+1.5 %)`, or nothing for an import that is new or gone. */
function difference(from, to) {
  if (from === undefined || to === undefined) return "";
  const signed = (number, digits) => (number > 0 ? "+" : "") + number.toFixed(digits);
  return `${signed(to - from, 0)} B (${signed((100 * (to - from)) / from, 1)} %)`;
}

console.log(`${changed.length} of ${after.size} imports have another size.`);
if (changed.length > 0) console.log("\n| import | before | after | difference |\n|---|--:|--:|--:|");
for (const name of changed) {
  const [from, to] = [before.get(name), after.get(name)];
  console.log(`| \`${name}\` | ${bytes(from)} | ${bytes(to)} | ${difference(from, to)} |`);
}
