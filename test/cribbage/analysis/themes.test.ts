import { expect, test } from "vitest";
import { featuresOf, situation } from "../../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import type { Card } from "../../../src/index.ts";
import { afterMoves } from "../../moves.ts";

const cardsOf = (text: string) => text.split(" ") as Card[];

/** By the definitions of the doc comment, with the hands first. */
test.each([
  ["5H 6C JS QD 7C 2C", "5H 6C", ["gives a five", "gives touching cards", "breaks a run", "splits a fifteen"]],
  ["5H 5C JS QD 7C 2C", "5H 5C", ["gives a five", "gives a pair", "splits a fifteen"]],
  ["5H 5C JS QD 7C 2C", "5H JS", ["gives a five", "gives a fifteen", "splits a pair", "splits a fifteen"]],
  ["7H 8C 9S KD KC 2C", "7H 8C", ["gives a fifteen", "gives touching cards", "breaks a run"]],
  ["3H 3C 4S 5D KC 9C", "3H 9C", ["splits a pair"]],
  ["3H 4C 5S 6D 7C 8C", "3H 4C", ["gives touching cards"]],
  ["AH 2C 3S JD QC KC", "JD QC", ["gives touching cards"]],
  ["AH QC KC 4D 7C 9S", "AH QC", []],
])("of %s, the discard of %s to an opponent %j", (hand, cards, themes) => {
  const move = { type: "discard", seat: 0, cards: cardsOf(cards) } as const;
  const at = (dealer: boolean) => featuresOf(situation({ hand: cardsOf(hand), dealer, scores: [0, 0] }), move).themes;
  expect(at(false)).toEqual(themes);
  expect(at(true)).toEqual(themes.filter((theme) => !theme.startsWith("gives")));
});

test.each([
  [[], "5H", ["leads a five"]],
  [[], "JS", ["leads a ten-card"]],
  [["1 play 4D"], "AH", ["makes 5"]],
  [["1 play 4D"], "5H", ["allows a run"]],
  [["1 play JD"], "JS", ["allows three of a kind"]],
  [["1 play TD"], "JS", ["allows a run"]],
])("after %j, the %s %j", (played, card, themes) => {
  const deal = "- deal AH 5H JS QD 2C 3C / 4D JD TD KS 3H KD";
  const start = cribbage.initialState({ first: played.length === 0 ? 1 : 0 });
  const moves = ["0 discard 2C 3C", "1 discard 3H KD", "- cut 6S", ...played];
  const view = cribbage.view(afterMoves(cribbage, start, deal, ...moves), 0);
  expect(featuresOf(view, { type: "play", seat: 0, card: card as Card }).themes).toEqual(themes);
});
