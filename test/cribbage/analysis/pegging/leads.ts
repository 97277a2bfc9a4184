// How often an equilibrium leads each rank of each hand of four ranks, as JSON and as short text.
//
//   npx tsx test/cribbage/analysis/pegging/leads.ts FILE [--cut 0.05] > leads.json
//
// FILE is what train.ts saved. The text has a letter for each hand of `rankHands` that a pone keeps.

import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { playableCards, rankAt } from "../../../../src/cribbage/analysis/engine/hand.ts";
import { equilibriumKeeping, newDeals, someHands } from "./deals.ts";
import { policyNamed } from "./named.ts";
import { begin, isForced, newPlay } from "./play.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cut: { type: "string", default: "0.05" } },
});

/** Shares are rounded to this many parts, so that those of four ranks fit one of 64 letters: there are 56 choices. */
const PARTS = 5;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const NAMES = "A23456789TJQK";

/** Every way to divide the parts among four places. */
const DIVISIONS = [0, 1, 2, 3, 4, 5].flatMap((a) =>
  [0, 1, 2, 3, 4, 5].flatMap((b) =>
    [0, 1, 2, 3, 4, 5].flatMap((c) => (a + b + c <= PARTS ? [[a, b, c, PARTS - a - b - c]] : [])),
  ),
);

const policy = policyNamed(positionals[0]!, Number(values.cut));
const deals = newDeals(equilibriumKeeping());
const play = newPlay();
const shares = new Float64Array(4);
const leads: Record<string, Record<string, number>> = {};
let text = "";
for (const { hand: n } of someHands(deals, 0)) {
  const hand = deals.hands[n]!;
  begin(play, 4, hand, 0);
  shares.fill(0);
  if (isForced(hand, playableCards(hand, 0))) shares[0] = 1;
  else policy.choose(play, 4, shares);
  const ranks = [0, 1, 2, 3].map((place) => NAMES[rankAt(hand, place)]!);
  leads[ranks.join("")] = Object.fromEntries(
    ranks.flatMap((rank, place) => (shares[place]! > 0 ? [[rank, Number(shares[place]!.toFixed(3))]] : [])),
  );
  text += LETTERS[DIVISIONS.indexOf(nearest())];
}
console.log(JSON.stringify(leads));
console.error(`${text.length} hands, ${brotliCompressSync(text).length} bytes by brotli`);

/** The division that is closest to the shares. */
function nearest(): number[] {
  const distance = (division: readonly number[]) =>
    division.reduce((sum, parts, place) => sum + (parts / PARTS - shares[place]!) ** 2, 0);
  return DIVISIONS.reduce((best, division) => (distance(division) < distance(best) ? division : best));
}
