import { expect, test } from "vitest";
import { mistakeOf } from "../../../../src/bots/index.ts";
import { discardValues, situation } from "../../../../src/cribbage/analysis/index.ts";
import type { CribbageState } from "../../../../src/cribbage/index.ts";
import * as cribbage from "../../../../src/cribbage/index.ts";
import { CARDS, type Card, parseCards, sample, seeded } from "../../../../src/index.ts";
import { afterMoves } from "../../../moves.ts";
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

// When trials played on simply, they called these leads mistakes, though as many games are won with them.
test.each<[string, string, Card, [number, number]]>([
  ["4D 7C 8H 9D 9S QD", "4D QD", "8H", [2, 11]],
  ["4D 5D TS QC AH KH", "TS QC", "4D", [46, 34]],
])("nor a good lead from %s without %s", (hand, discard, lead, scores) => {
  const start = { ...cribbage.initialState({ first: 1 }), scores } as CribbageState;
  const deal = { type: "deal", hands: [parseCards(hand), parseCards("2C 3D 5C 7S JC 8D")], crib: [] } as const;
  const moves = [`0 discard ${discard}`, "1 discard JC 8D", "- cut 2D"];
  const state = afterMoves(cribbage, cribbage.apply(start, deal), ...moves);
  for (let seed = 1; seed <= 4; seed++) {
    const choices = advised(cribbage.view(state, 0), { random: seeded(seed) });
    const { loss } = choices.find(({ move }) => move.type === "play" && move.card === lead)!;
    expect(["mistake", "blunder"]).not.toContain(mistakeOf(loss));
  }
});
