import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rankHands } from "../../../src/cribbage/analysis/engine/ranks.ts";
import { seeded } from "../../../src/index.ts";
import { valuesAgainst } from "./answer.ts";
import { type Deals, newDeals } from "./deals.ts";
import { learner } from "./learn.ts";
import { type PlayPolicy, randomPlay, trainedPlay } from "./policy.ts";
import { loadTrained, newTable, saveTrained, type Trained } from "./table.ts";

/** Hands of three cards from a pack of four fours, fives, sixes and tens, all equally likely. */
const FEW: Deals = newDeals({
  size: 3,
  keep: [0, 1].map(() => new Float64Array(rankHands(3).length / 3).fill(1)),
  pack: [0, 0, 0, 4, 4, 4, 0, 0, 0, 4, 0, 0, 0],
});

function trainedFor(rounds: number): Trained {
  const trained: Trained = { rounds: 0, tables: [newTable(4), newTable(4)] };
  const round = learner(FEW, trained, seeded(1));
  for (let i = 0; i < rounds; i++) round();
  return trained;
}

/** What the best answers to a policy win from it, as the mean of both roles. */
function exploitability(policy: PlayPolicy): number {
  const value = valuesAgainst(policy, FEW);
  const best = [0, 1].map((role) =>
    FEW.shares[role]!.reduce((sum, share, hand) => (share > 0 ? sum + share * value(role, hand) : sum), 0),
  );
  return (best[0]! + best[1]!) / 2;
}

test("on a small pack, training comes close to an equilibrium, which nobody can exploit", () => {
  const [untrained, short, long] = [
    exploitability(randomPlay),
    ...[2_000, 20_000].map((rounds) => exploitability(trainedPlay(trainedFor(rounds)))),
  ];
  expect(untrained).toBeGreaterThan(0.5);
  expect(short).toBeLessThan(untrained! / 5);
  expect(long).toBeLessThan(untrained! / 25);
  expect(long).toBeGreaterThanOrEqual(0);
});

test("a table that is saved and loaded plays and trains on as before", () => {
  const path = join(mkdtempSync(join(tmpdir(), "pegging-")), "table.bin");
  const trained = trainedFor(3_000);
  saveTrained(path, trained);
  const loaded = loadTrained(path);
  expect(loaded.rounds).toBe(3_000);
  expect(exploitability(trainedPlay(loaded))).toBe(exploitability(trainedPlay(trained)));
  for (const table of [trained, loaded]) {
    const round = learner(FEW, table, seeded(2));
    for (let i = 0; i < 100; i++) round();
  }
  expect(exploitability(trainedPlay(loaded))).toBe(exploitability(trainedPlay(trained)));
});
