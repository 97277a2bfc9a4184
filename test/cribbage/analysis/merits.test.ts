import { expect, test } from "vitest";
import { featuresOf, situation } from "../../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { parseSituation } from "../../../src/cribbage/shorthand/index.ts";
import type { Card } from "../../../src/index.ts";

const cardsOf = (text: string) => text.split(" ") as Card[];

/** By the definitions of the doc comment: the discard of some cards to the own crib, and to an opponent's. */
test.each([
  ["5H 6C JS QD 7C 2C", "5H 6C", ["adds a five", "adds touching cards"], []],
  ["5H 5C JS QD 7C 2C", "5H 5C", ["adds a five", "adds a pair"], []],
  ["7H 8C 9S KD KC 2C", "7H 8C", ["adds a fifteen", "adds touching cards"], []],
  ["AH QC KC 4D 7C 9S", "AH QC", [], ["gives distant cards"]],
  ["AH QC KC 4D 7C 9S", "AH 4D", [], ["gives distant cards"]],
  ["6H QC KC 4D 7C 9S", "6H 9S", ["adds a fifteen"], []],
  ["AH QC KC 4D 7C 9S", "7C 9S", [], []],
])("of %s, the discard of %s", (hand, cards, own, given) => {
  const move = { type: "discard", seat: 0, cards: cardsOf(cards) } as const;
  const at = (dealer: boolean) => featuresOf(situation({ hand: cardsOf(hand), dealer, scores: [0, 0] }), move).merits;
  expect(at(true)).toEqual(own);
  expect(at(false)).toEqual(given);
});

test.each([
  ["pone 0-0, kept 4H 4D 7C 9S, cut K, played:", "4H", ["answers a pair", "allows no fifteen"]],
  ["pone 0-0, kept 7H 8D QC QS, cut K, played:", "7H", ["answers a fifteen", "keeps a pair"]],
  ["pone 0-119, kept 7H 8D QC QS, cut K, played:", "7H", ["keeps a pair"]],
  ["pone 0-0, kept AH 2D 3C 9S, cut K, played:", "9S", ["keeps a low card"]],
  ["dealer 0-0, kept 5H 9D QC KS, cut 2, played: 6", "5H", []],
  ["dealer 0-0, kept 5H 8D 4C 3S, cut 2, played: 6", "5H", ["answers a fifteen", "answers a run", "keeps a low card"]],
  ["dealer 0-0, kept 4D 4H 7S 8H, cut 2, played: 6", "7S", ["keeps a pair", "keeps a low card"]],
  ["dealer 0-0, kept TH 8D 4C 3S, cut 2, played: Q", "TH", ["passes 15", "keeps a low card"]],
  ["pone 0-0, kept TH 8D QC AS, cut 2, played: Q 9", "TH", ["nears 31", "keeps a low card"]],
  ["pone 0-0, kept TH 8D QC 2S, cut 2, played: Q 9", "TH", ["keeps a thirty-one", "nears 31", "keeps a low card"]],
  ["pone 0-0, kept 9H 6D QC 2S, cut 3, played: Q K 9 go", "2S", []],
])("in %j, the %s %j", (position, card, merits) => {
  expect(featuresOf(parseSituation(position), cribbage.parseMove(`0 play ${card}`)).merits).toEqual(merits);
});
