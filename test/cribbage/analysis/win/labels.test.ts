import { expect, test } from "vitest";
import { mistakeOf } from "../../../../src/bots/index.ts";
import { discardValues, situation } from "../../../../src/cribbage/analysis/index.ts";
import { CARDS, parseCards, sample, seeded } from "../../../../src/index.ts";
import { often } from "../../../often.ts";
import { advised } from "../advised.ts";

/** The label of the best discard by tables, if trials value it. */
function labelOf(hand: ReturnType<typeof parseCards>, dealer: boolean, seed: number) {
  const best = discardValues(hand, { dealer })[0]!.cards.join();
  const choices = advised(situation({ hand, dealer, scores: [0, 0] }), { random: seeded(seed) });
  return mistakeOf(choices.find(({ move }) => move.type === "discard" && move.cards.join() === best)!.loss);
}

// When trials took the pegging from simple players, they called the best discard from these hands a mistake.
test.each([
  ["3S 9S TD TS QD QH", true],
  ["AD 2S 3D 5D 5H 7D", false],
  ["2D 3H 5C 5H 7S KD", false],
  ["7C 7D TD TH JS KC", true],
  ["4D 7C TS JS JD KC", true],
])("trials never call the best discard from %s a mistake early in a game (dealer: %s)", (hand, dealer) => {
  for (let seed = 1; seed <= 4; seed++)
    expect(["mistake", "blunder"]).not.toContain(labelOf(parseCards(hand), dealer, seed));
});

test("nor do they from any other hand", () => {
  const random = seeded(52);
  for (let n = 0; n < often(20, 300); n++)
    expect(["mistake", "blunder"]).not.toContain(labelOf(sample(CARDS, 6, random), n % 2 === 0, n));
});
