import { describe, expect, test } from "vitest";
import { playDeal } from "../../../../src/cribbage/analysis/engine/deal.ts";
import { newSimulation } from "../../../../src/cribbage/analysis/engine/simulation.ts";
import { policiesFor } from "../../../../src/cribbage/analysis/policies/policy.ts";
import { raceChances } from "../../../../src/cribbage/analysis/win/race.ts";
import { seeded } from "../../../../src/index.ts";
import { often } from "../../../often.ts";

describe.each([3, 4] as const)("the race of %i", (players) => {
  const policies = policiesFor(players);
  const seats = Array.from({ length: players }, (_, seat) => seat);

  test.each([
    [121, 121, 121, 121],
    [1, 1, 1, 1],
    [30, 5, 60, 100],
    [241, 240, 239, 1],
  ])("has one winner: %i, %i, %i, %i to go", (...needs) => {
    for (const dealer of seats) {
      const all = raceChances(needs.slice(0, players), dealer);
      expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
      for (const chance of all) expect(chance >= 0 && chance <= 1).toBe(true);
    }
  });

  test("fewer points to go are never worse", () => {
    let before = 0;
    for (let need = 121; need > 0; need--) {
      const chance = raceChances([need, 50, 60, 70].slice(0, players), 1)[0]!;
      expect(chance).toBeGreaterThanOrEqual(before - 1e-12);
      before = chance;
    }
  });

  test("does not know seats by their numbers", () => {
    const needs = [20, 40, 30, 50].slice(0, players);
    const turned = needs.map((_, seat) => needs[(seat + players - 1) % players]!);
    const [here, there] = [raceChances(needs, 0), raceChances(turned, 1)];
    for (const seat of seats) expect(there[(seat + 1) % players]).toBeCloseTo(here[seat]!, 12);
  });

  test("is near what whole games give", () => {
    const random = seeded(4);
    const game = newSimulation({ seats: players, sides: players, target: 121 }, policies);
    for (const scores of [
      [0, 0, 0, 0],
      [80, 95, 100, 90],
    ]) {
      const won = seats.map(() => 0);
      const games = often(800, 4000);
      for (let n = 0; n < games; n++) {
        for (const seat of seats) game.scores[seat] = scores[seat]!;
        game.winner = -1;
        game.dealer = 0;
        while (!playDeal(game, random));
        won[game.winner]!++;
      }
      const needs = scores.slice(0, players).map((score) => 121 - score);
      // Three standard errors of the games, and the error of the race.
      for (const [seat, chance] of raceChances(needs, 0).entries())
        expect(Math.abs(chance - won[seat]! / games)).toBeLessThan(often(0.053, 0.024) + 0.02);
    }
  });
});
