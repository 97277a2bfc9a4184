// What is pegged after some discards, next to published averages, and over all deals; the tables of README.md. The
// number is how many deals are simulated for each hand.
//
//   npm run published-pegging -w docs/evidence -- 20000

import { policyOf } from "../../../src/cribbage/analysis/discard/policy.ts";
import { beginPlay, dealCards, discardAll } from "../../../src/cribbage/analysis/engine/deal.ts";
import { playOut } from "../../../src/cribbage/analysis/engine/play.ts";
import type { Policy } from "../../../src/cribbage/analysis/engine/state.ts";
import { newSimulation } from "../../../src/cribbage/analysis/engine/state.ts";
import { bestDiscard, discardValues } from "../../../src/cribbage/analysis/index.ts";
import { carefulPlay } from "../../../src/cribbage/analysis/policies/careful.ts";
import { simplePlay } from "../../../src/cribbage/analysis/policies/simple.ts";
import { CARDS, type Card, parseCards, sample, seeded } from "../../../src/index.ts";

/** By Cribbage Pro: six cards, two of them discarded, and what the own side and the other pegged. */
const HANDS = [
  ["AC 2D 3S 4C QD KH", "QD KH", true, 3.95, 2.45],
  ["AC 2D 3S 4C QD KH", "2D 3S", true, 2.99, 1.56],
  ["2H 3D 4S 5C 9D QH", "9D QH", true, 4.59, 2.69],
  ["2H 3D 4S 5C 9D QH", "5C QH", true, 4.0, 1.8],
  ["2H 3D 9S TC JD QH", "2H 3D", false, 1.63, 3.78],
  ["2H 3D 9S TC JD QH", "9S QH", false, 1.78, 3.06],
] as const;

const [deals = 20_000] = process.argv.slice(2).map(Number);
const random = seeded(1);

interface Pegs {
  readonly own: number;
  readonly others: number;
  readonly error: number;
}

function row(name: string, published: string, { own, others, error }: Pegs): string {
  return `| ${name} | ${published} | ${own.toFixed(2)} : ${others.toFixed(2)} | ±${error.toFixed(3)} |`;
}

function peggingOf(hand: readonly Card[], discard: readonly Card[], dealer: boolean, pegging: number): Pegs {
  const values = discardValues(hand, { dealer, pegging, random });
  return values.find(({ cards }) => discard.every((card) => cards.includes(card)))!.pegging!;
}

/** Six to nine, dealt with any two cards that {@link bestDiscard} parts with. */
function sixToNine(): Pegs {
  const run = parseCards("6H 7D 8S 9C");
  const rest = CARDS.filter((card) => !run.includes(card));
  let [own, others, errors, n] = [0, 0, 0, 0];
  while (n < 20) {
    const two = sample(rest, 2, random);
    if (!bestDiscard([...run, ...two], { dealer: false }).cards.every((card) => two.includes(card))) continue;
    const pegs = peggingOf([...run, ...two], two, false, Math.ceil(deals / 20));
    own += pegs.own;
    others += pegs.others;
    errors += pegs.error ** 2;
    n++;
  }
  return { own: own / n, others: others / n, error: Math.sqrt(errors) / n };
}

/** What the dealer, seat 0, and the other peg over all deals. */
function overall(policies: readonly Policy[]): Pegs {
  const game = newSimulation({ seats: 2, sides: 2, target: Number.POSITIVE_INFINITY }, policies);
  const n = 50 * deals;
  let squares = 0;
  let [own, others] = [0, 0];
  for (let i = 0; i < n; i++) {
    dealCards(game, random);
    discardAll(game);
    game.scores.fill(0);
    beginPlay(game);
    playOut(game);
    own += game.scores[0]!;
    others += game.scores[1]!;
    squares += (game.scores[0]! - game.scores[1]!) ** 2;
  }
  const mean = (own - others) / n;
  return { own: own / n, others: others / n, error: Math.sqrt((squares / n - mean ** 2) / n) };
}

console.log("| kept (discarded) | published | here | error |\n|---|---|---|---|");
for (const [hand, discard, dealer, own, others] of HANDS) {
  const kept = parseCards(hand).filter((card) => !discard.includes(card));
  const ranks = (cards: readonly string[]) => cards.map((card) => card[0]).join("-");
  const name = `${ranks(kept)} (${ranks(discard.split(" "))}), ${dealer ? "dealer" : "pone"}`;
  console.log(
    row(
      name,
      `${own.toFixed(2)} : ${others.toFixed(2)}`,
      peggingOf(parseCards(hand), parseCards(discard), dealer, deals),
    ),
  );
}
console.log(row("6-7-8-9, pone", "1.84 : 3.52 to 2.07 : 3.53, by the lead", sixToNine()));
const [careful, simple] = [policyOf("two", carefulPlay), policyOf("two", simplePlay)];
console.log(row("all deals, careful players", "3.5 : 2.0", overall([careful, careful])));
console.log(row("all deals, simple players", "3.5 : 2.0", overall([simple, simple])));
console.log(row("all deals, a careful dealer, a simple pone", "", overall([careful, simple])));
console.log(row("all deals, a simple dealer, a careful pone", "", overall([simple, careful])));
