import { expect, test } from "vitest";
import { advise } from "../../../../src/bots/index.ts";
import { expert, situation } from "../../../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../../../src/cribbage/index.ts";
import { parseCards, seeded } from "../../../../src/index.ts";
import { NIGHT, often } from "../../../often.ts";

const SEEDS = often(4, 30);

const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;

test("an expert's discards near the end spread over other deals as much as their errors say", () => {
  const ratios = (
    [
      ["2H 3D 9S TC JD QH", true, [119, 118]],
      ["AH 2D 3S 4C QD KH", false, [116, 116]],
      ["5H 7D 8S TC JD QH", true, [108, 110]],
    ] as const
  )
    .slice(0, NIGHT ? 3 : 1)
    .flatMap(([hand, dealer, scores]) => {
      const view = situation({ hand: parseCards(hand), dealer, scores });
      const runs = Array.from({ length: SEEDS }, (_, n) => {
        const [advice] = [
          ...advise(cribbage, view, { method: expert({ deals: often(20, 100) }), random: seeded(n) }),
        ].slice(-1);
        return new Map(advice!.choices.map((choice) => [cribbage.formatMove(choice.move), choice]));
      });
      const order = [...runs[0]!.keys()].slice(0, 3);
      return order.map((text) => {
        const choices = runs.map((run) => run.get(text)!);
        const wins = choices.map(({ win }) => win);
        const spread = Math.sqrt(mean(wins.map((win) => (win - mean(wins)) ** 2)) * (SEEDS / (SEEDS - 1)));
        return spread / mean(choices.map(({ error }) => error));
      });
    });
  expect(mean(ratios)).toBeGreaterThan(NIGHT ? 0.8 : 0.4);
  expect(mean(ratios)).toBeLessThan(NIGHT ? 1.25 : 1.8);
});
