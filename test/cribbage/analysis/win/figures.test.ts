import { describe, expect, test } from "vitest";
import { advise } from "../../../../src/bots/index.ts";
import { situation, trials } from "../../../../src/cribbage/analysis/index.ts";
import { discardDecision } from "../../../../src/cribbage/analysis/win/decision.ts";
import { worthsByTrials } from "../../../../src/cribbage/analysis/win/trials.ts";
import * as cribbage from "../../../../src/cribbage/index.ts";
import { CARDS, parseCards, randomInt, sample, seeded } from "../../../../src/index.ts";
import { NIGHT, often } from "../../../often.ts";

/** Discards to value: good ones, and ones that the trials soon drop. */
const HANDS = [
  ["2H 3D 9S TC JD QH", true, [40, 45]],
  ["AH 2D 3S 4C QD KH", false, [90, 95]],
  ["5H 7D 8S TC JD QH", true, [0, 0]],
] as const;

/** As many deals as count as knowing. */
const DEALS = often(800, 1500);

const SEEDS = often(16, 30);

const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;

describe.each(HANDS)("the figures of %s, dealer %s at %j", (hand, dealer, scores) => {
  const view = situation({ hand: parseCards(hand), dealer, scores });
  const decision = discardDecision(view, cribbage.legalMoves(view) as never);
  const runs = Array.from({ length: SEEDS }, (_, n) =>
    worthsByTrials(decision, { deals: often(60, 120), random: seeded(n) }),
  );
  const worths = worthsByTrials(decision, { deals: DEALS, random: seeded(999) });
  const known = worths.map(({ win }) => win);
  const tried = known.map((_, i) => i).filter((i) => worths[i]!.wins !== undefined);
  const best = known.indexOf(Math.max(...known));

  test("spread over other deals as much as their errors say", () => {
    const ratios = tried.map((i) => {
      const wins = runs.map((run) => run[i]!.win);
      const spread = Math.sqrt(mean(wins.map((win) => (win - mean(wins)) ** 2)) * (SEEDS / (SEEDS - 1)));
      return spread / mean(runs.map((run) => run[i]!.error));
    });
    expect(mean(ratios)).toBeGreaterThan(0.8);
    expect(mean(ratios)).toBeLessThan(1.25);
  });

  test.each(NIGHT ? known.map((_, i) => i) : [1, 6])("say of discard %i what many deals say, dropped or not", (i) => {
    const { win } = worthsByTrials(decision, { deals: DEALS, random: seeded(999) }, i)[i]!;
    const losses = runs.map((run) => run[best]!.win - run[i]!.win);
    const spread = Math.sqrt(mean(losses.map((loss) => (loss - mean(losses)) ** 2)) / SEEDS);
    // Hopeless discards are valued by tables, with an error that more deals don't lessen.
    const error = tried.includes(i) ? (NIGHT ? 0.004 : 0.0055) : 2 * worths[i]!.error;
    expect(Math.abs(mean(losses) - (known[best]! - win))).toBeLessThan(3 * spread + error);
  });
});

test("the first answer is about that of the trials, and comes before them", () => {
  const random = seeded(3);
  const squares = Array.from({ length: often(4, 120) }, (_, i) => {
    const view = situation({
      hand: sample(CARDS, 6, random),
      dealer: i % 2 === 0,
      scores: [randomInt(100, random), randomInt(100, random)],
    });
    const answers = [...advise(cribbage, view, { method: trials({ deals: 200 }) })];
    expect(answers[0]!.progress).toBe(0);
    const best = answers.at(-1)!.choices[0]!;
    const first = answers[0]!.choices.find(({ move }) => cribbage.formatMove(move) === cribbage.formatMove(best.move))!;
    return (first.win - best.win) ** 2;
  });
  const error = Math.sqrt(mean(squares));
  expect(error).toBeLessThan(0.03);
});
