// Plays one side against the others in mirrored deals: whole games. With one way to play the cards ("net", "careful" or
// "simple"), all play it, and that side's discards count the pegging while those of the others don't. With two ways, as
// in "net-careful", all discard alike, and that side plays the first way and the others the second.
//
//   npm run pegging-match -w docs/evidence -- two 20000 net
//   npm run pegging-match -w docs/evidence -- two 20000 net-careful

import { extrasOf } from "../../../src/cribbage/analysis/discard/worth.ts";
import { discardAll, drawCards, playAndShow } from "../../../src/cribbage/analysis/engine/deal.ts";
import { type CribKind, newSimulation, restart } from "../../../src/cribbage/analysis/engine/simulation.ts";
import { policyOf, simplePlay } from "../../../src/cribbage/analysis/policies/policy.ts";
import { strategicPlay } from "../../../src/cribbage/analysis/policies/strategy.ts";
import { seeded } from "../../../src/index.ts";
import { carefulPlay } from "../play-methods/careful.ts";

const [kind = "two", games = "40000", way = "net"] = process.argv.slice(2) as [CribKind, string, string];
const PLAYS = { net: strategicPlay, careful: carefulPlay, simple: simplePlay };
const [play, otherPlay] = way.split("-").map((name) => PLAYS[name as keyof typeof PLAYS]);
const seats = { two: 2, three: 3, partners: 4, solo: 4 }[kind];
const sides = kind === "partners" ? 2 : seats;

const { own, opponent } = extrasOf(kind);
const withoutPegging = {
  own: { ...own, pegging: own.pegging.map(() => 0) },
  opponent: { ...opponent, pegging: opponent.pegging.map(() => 0) },
};
const tried = policyOf(play!);
const others = otherPlay === undefined ? policyOf(play!, withoutPegging) : policyOf(otherPlay);

/** Plays a game in which one side is tried. Returns whether it wins. */
function wins(side: number, seed: number): number {
  const policies = Array.from({ length: seats }, (_, seat) => (seat % sides === side ? tried : others));
  const game = newSimulation({ seats, sides, target: 121 }, policies);
  restart(game, 0);
  const random = seeded(seed);
  const { size, pack, cut } = game;
  for (;;) {
    pack.forEach((_, i) => {
      pack[i] = i;
    });
    game.scoreCount = 0;
    drawCards(game, 0, cut + 1, 52, random);
    // The cards go to seats counted from the dealer, so that all games of a seed have the same deals.
    const dealt = pack.slice(0, size * seats);
    for (let seat = 0; seat < seats; seat++)
      pack.set(dealt.subarray(size * seat, size * (seat + 1)), size * ((game.dealer + seat) % seats));
    discardAll(game);
    if (playAndShow(game)) return game.winner === side ? 1 : 0;
  }
}

let [sum, squares] = [0, 0];
const n = Number(games);
for (let seed = 1; seed <= n; seed++) {
  let share = 0;
  for (let side = 0; side < sides; side++) share += wins(side, seed) / sides;
  sum += share;
  squares += share * share;
}
const mean = sum / n;
const error = Math.sqrt((squares / n - mean * mean) / n);
console.log(`${kind}, ${way}: ${(100 * mean).toFixed(2)} ± ${(100 * error).toFixed(2)} of 100, ${n * sides} games`);
