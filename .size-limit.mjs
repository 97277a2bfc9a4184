// What one import from the built package costs, minified and compressed with brotli.
import { ENTRIES } from "./entries.mjs";

/** The limits of each game: `legalMoves` alone, and the whole game as one object. */
const GAMES = {
  cribbage: ["2.67 kB", "13.05 kB"],
  crosscribb: ["2.4 kB", "12.1 kB"],
  cribino: ["1.34 kB", "9.9 kB"],
  sackson: ["810 B", "7.12 kB"],
};

function row(name, value, limit) {
  const { output } = ENTRIES.find((entry) => entry.name === name);
  return { name: `${name} { ${value} }`, path: `dist/${output}.js`, import: `{ ${value} }`, limit };
}

export default [
  row("fifteen-two", "seeded", "575 B"),
  row("fifteen-two/scoring", "countHand", "1.52 kB"),
  ...Object.entries(GAMES).flatMap(([game, [moves, whole]]) => [
    row(`fifteen-two/${game}`, "legalMoves", moves),
    row(`fifteen-two/${game}`, game, whole),
  ]),
  row("fifteen-two/games", "games", "32 kB"),
  row("fifteen-two/pegboard", "pegsAfter", "620 B"),
  row("fifteen-two/cribbage/analysis", "discardValues", "4.88 kB"),
  row("fifteen-two/cribbage/analysis", "cribbageBot", "6.3 kB"),
  row("fifteen-two/boardgame-io", "toBoardgame", "2.01 kB"),
  row("fifteen-two/bots", "search", "2.04 kB"),
];
