// Finds what each kept hand pegs and writes src/cribbage/analysis/discard/pegging.ts. The number is how many deals are
// simulated for each hand of two players; there are a tenth as many for more players.
//
//   npm run pegging-table -w docs/evidence -- 6000

import { writeFileSync } from "node:fs";
import { equilibriumOf } from "../../../src/cribbage/analysis/discard/equilibrium.ts";
import { beginPlay } from "../../../src/cribbage/analysis/engine/deal.ts";
import { rankHands, WHOLE_PACK, waysToHoldEach } from "../../../src/cribbage/analysis/engine/hand.ts";
import { playOut } from "../../../src/cribbage/analysis/engine/play.ts";
import {
  type CribKind,
  type CribSide,
  cribSide,
  newSimulation,
  type Policy,
  type Simulation,
} from "../../../src/cribbage/analysis/engine/simulation.ts";
import { policyOf, simplePlay } from "../../../src/cribbage/analysis/policies/policy.ts";
import { strategicPlay } from "../../../src/cribbage/analysis/policies/strategy.ts";
import { seeded } from "../../../src/index.ts";
import { carefulPlay } from "../play-methods/careful.ts";
import { cumulative, drawFrom } from "../play-methods/deals.ts";
import { writeDigits } from "../win-methods/encode.ts";
import { pairWeights } from "./pair-weights.ts";

/** How the others play in turn; the hand's own side plays the first way. */
const WAYS: Readonly<Record<CribKind, readonly Policy["play"][]>> = {
  two: [strategicPlay, carefulPlay, strategicPlay, simplePlay],
  three: [carefulPlay, simplePlay],
  partners: [carefulPlay, simplePlay],
  solo: [carefulPlay, simplePlay],
};

/** The unit of a digit, in ten-thousandths of a point. */
const STEPS: Readonly<Record<CribKind, number>> = { two: 1000, three: 200, partners: 200, solo: 200 };

const [deals = 6000] = process.argv.slice(2).map(Number);
const random = seeded(1);
const hands = rankHands(4);

/** Kept hands, drawn as often as they are kept. */
function drawer(kind: CribKind): (side: CribSide) => number {
  const ways = waysToHoldEach(4, WHOLE_PACK);
  const sumsOf = (side: CribSide) => {
    const { keeps } = equilibriumOf(kind, side);
    return cumulative(Float64Array.from(ways, (n, hand) => n * keeps[hand]!));
  };
  const sums = { own: sumsOf("own"), opponent: sumsOf("opponent") };
  return (side) => drawFrom(sums[side], random());
}

/** Deals seat 0 a kept hand and the others hands that they keep. */
function dealKept(game: Simulation, hand: number, draw: (side: CribSide) => number): void {
  for (;;) {
    const left = new Int8Array(13).fill(4);
    for (let seat = 0; seat < game.seats; seat++) {
      const at = 4 * (seat === 0 ? hand : draw(cribSide(game, seat)));
      for (let i = 0; i < 4; i++) {
        left[hands[at + i]!]!--;
        game.pack[game.size * seat + i] = 4 * hands[at + i]! + i;
      }
    }
    if (left.every((n) => n >= 0)) return;
  }
}

/** The average pegging of each kept hand, less that of the others. */
function pegging(kind: CribKind, side: CribSide, n: number): number[] {
  const seats = { two: 2, three: 3, partners: 4, solo: 4 }[kind];
  const sides = kind === "partners" ? 2 : seats;
  const draw = drawer(kind);
  const own = policyOf(WAYS[kind][0]!);
  const games = WAYS[kind].map((play) => {
    const policies = Array.from({ length: seats }, (_, seat) => (seat % sides === 0 ? own : policyOf(play)));
    return newSimulation({ seats, sides, target: Number.POSITIVE_INFINITY }, policies);
  });
  const dealers = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => (seat % sides === 0) === (side === "own"),
  );
  return Array.from({ length: hands.length / 4 }, (_, hand) => {
    let points = 0;
    for (let i = 0; i < n; i++) {
      const game = games[i % games.length]!;
      game.dealer = dealers[Math.floor(i / games.length) % dealers.length]!;
      dealKept(game, hand, draw);
      game.scores.fill(0);
      game.winner = -1;
      game.scoreCount = 0;
      beginPlay(game);
      playOut(game);
      const others = game.scores.reduce((sum, score) => sum + score, -game.scores[0]!);
      points += game.scores[0]! - others / (sides - 1);
    }
    return points / n;
  });
}

const rows = (Object.keys(WAYS) as CribKind[]).map((kind) => {
  const numbers = (["own", "opponent"] as const).flatMap((side) => {
    const points = pegging(kind, side, kind === "two" ? deals : Math.ceil(deals / 10));
    const shipped = kind === "two" ? points : pairWeights(points);
    return shipped.map((n) => Math.round((10_000 * n) / STEPS[kind]));
  });
  console.error(`${kind}: done`);
  return `  ${kind}: {\n    step: ${STEPS[kind]},\n    numbers:\n      ${JSON.stringify(writeDigits(numbers))},\n  },\n`;
});
writeFileSync(
  "../../src/cribbage/analysis/discard/pegging.ts",
  `import type { CribKind } from "../engine/simulation.ts";

/**
 * The pegging of kept hands, for \`extrasOf\`: numbers for one's own crib, then for an opponent's. A step is in
 * ten-thousandths of a point. Written by docs/evidence/analysis-methods/pegging-table.ts.
 */
export const PEGGING: Readonly<Record<CribKind, { readonly step: number; readonly numbers: string }>> = {
${rows.join("")}};
`,
);
