// What one import from the built package costs, minified and compressed with brotli.
import { ENTRIES, GAMES } from "./entries.mjs";

function row(name, value, limit) {
  const { output } = ENTRIES.find((entry) => entry.name === name);
  return { name: `${name} ${value}`, path: `dist/${output}.js`, import: value, limit };
}

export default [
  row("fifteen-two", "{ seeded }", "805 B"),
  row("fifteen-two", "{ newTable }", "3.6 kB"),
  row("fifteen-two/scoring", "{ countHand }", "2.09 kB"),
  // `legalMoves` needs no more of a game than its moves, and the whole game nothing of another.
  ...GAMES.flatMap((game) => [
    row(`fifteen-two/${game}`, "{ legalMoves }", "2.9 kB"),
    row(`fifteen-two/${game}`, "*", "18.05 kB"),
  ]),
  row("fifteen-two/games", "{ games }", `${8.55 * GAMES.length} kB`),
  row("fifteen-two/pegboard", "{ pegsOf }", "900 B"),
  row("fifteen-two/cribbage/analysis", "{ discardValues }", "8.7 kB"),
  row("fifteen-two/cribbage/analysis", "{ cribbageBot }", "21.4 kB"),
  row("fifteen-two/cribbage/analysis", "{ cribbageBot, expert }", "34.3 kB"),
  row("fifteen-two/cribbage/analysis", "{ chancesAtScores }", "6.8 kB"),
  row("fifteen-two/cribbage/shorthand", "{ parseGame }", "20.95 kB"),
  row("fifteen-two/boardgame-io", "{ toBoardgame }", "2.85 kB"),
  row("fifteen-two/bots", "{ searchBot }", "3.75 kB"),
  row("fifteen-two/bots", "{ match }", "2.8 kB"),
  row("fifteen-two/reasons", "{ reasonsOf }", "13.1 kB"),
  row("fifteen-two/check", "{ checkGame }", "9.2 kB"),
  row("fifteen-two/words/de", "{ cribbage }", "1.66 kB"),
];
