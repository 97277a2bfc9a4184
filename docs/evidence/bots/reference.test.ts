import { expect, test } from "vitest";
import { cribbageBot } from "../../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { seeded } from "../../../src/index.ts";
import { berkeleyBot } from "./berkeley.ts";
import { duel } from "./duel.ts";
import { schellBot } from "./schell.ts";

const REFERENCES = [
  ["Max", schellBot],
  ["the cribbage of Unix", berkeleyBot],
] as const;

test.each(REFERENCES)("%s keeps the best hand and the fives out of the opponent's crib", (_, bot) => {
  const deal = cribbage.parseMove("- deal 4H 5H 6C 6D QS KD / 5C 5D JS QD 2C 9H");
  const state = cribbage.apply(cribbage.initialState({ first: 0 }), deal);
  const moves = [0, 1].map((seat) => bot(cribbage.view(state, seat), cribbage.legalMoves(state, seat), seeded(1)));
  expect(moves.map(cribbage.formatMove)).toEqual(["0 discard QS KD", "1 discard 2C 9H"]);
});

test.each(REFERENCES)("the advanced level is even with %s", (_, bot) => {
  const { share, error } = duel([cribbageBot(), bot], 300, 1);
  expect(Math.abs(share - 0.5)).toBeLessThan(0.02 + 2 * error);
});
