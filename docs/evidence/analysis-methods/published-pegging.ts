// The pegging of hands, next to published averages, as in README.md.
//
//   npm run published-pegging -w docs/evidence

import { equilibriumOf } from "../../../src/cribbage/analysis/discard/equilibrium.ts";
import { extrasOf, POINT } from "../../../src/cribbage/analysis/discard/worth.ts";
import { WHOLE_PACK, waysToHoldEach } from "../../../src/cribbage/analysis/engine/hand.ts";
import { discardValues } from "../../../src/cribbage/analysis/index.ts";
import { parseCards } from "../../../src/index.ts";

/** By Cribbage Pro: six cards, two of them discarded, and what the own side and the other pegged. */
const HANDS = [
  ["AC 2D 3S 4C QD KH", "QD KH", true, 3.95, 2.45],
  ["AC 2D 3S 4C QD KH", "2D 3S", true, 2.99, 1.56],
  ["2H 3D 4S 5C 9D QH", "9D QH", true, 4.59, 2.69],
  ["2H 3D 4S 5C 9D QH", "5C QH", true, 4.0, 1.8],
  ["2H 3D 9S TC JD QH", "2H 3D", false, 1.63, 3.78],
  ["2H 3D 9S TC JD QH", "9S QH", false, 1.78, 3.06],
  ["6H 7D 8S 9C QD KH", "QD KH", false, 1.96, 3.53],
] as const;

console.log("| kept (discarded) | published | here |\n|---|---|---|");
for (const [hand, discard, dealer, own, others] of HANDS) {
  const value = discardValues(parseCards(hand), { dealer }).find(({ cards }) => cards.join(" ") === discard)!;
  const ranks = (cards: readonly string[]) => cards.map((card) => card[0]).join("-");
  const name = `${ranks(value.kept)} (${ranks(value.cards)}), ${dealer ? "dealer" : "pone"}`;
  console.log(`| ${name} | ${(own - others).toFixed(2)} | ${value.pegging.toFixed(2)} |`);
}
const ways = waysToHoldEach(4, WHOLE_PACK);
for (const side of ["own", "opponent"] as const) {
  let [points, hands] = [0, 0];
  equilibriumOf("two", side).keeps.forEach((chance, n) => {
    points += (ways[n]! * chance * extrasOf("two")[side].pegging[n]!) / POINT;
    hands += ways[n]! * chance;
  });
  const [name, published] = side === "own" ? ["dealer", 1.5] : ["pone", -1.5];
  console.log(`| all hands, ${name} | ${published.toFixed(2)} | ${(points / hands).toFixed(2)} |`);
}
