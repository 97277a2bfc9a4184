import { describe, expect, test } from "vitest";
import { cribbageBot, trials } from "../../../../src/cribbage/analysis/index.ts";
import type { CribbageMove, CribbageOptions, CribbageState } from "../../../../src/cribbage/index.ts";
import * as cribbage from "../../../../src/cribbage/index.ts";
import { seeded } from "../../../../src/index.ts";
import { afterMoves } from "../../../moves.ts";
import { often } from "../../../often.ts";
import { wholeGame } from "./whole-game.ts";

/** A bot's choice for a seat. */
function choiceOf(bot: ReturnType<typeof cribbageBot>, state: CribbageState, seat: number): CribbageMove {
  return bot(cribbage.view(state, seat), cribbage.legalMoves(state, seat), seeded(1));
}

const advanced = cribbageBot();
const toWin = (deals = 120) => cribbageBot({ level: trials({ deals }) });

function from(scores: readonly number[], ...moves: readonly string[]): CribbageState {
  return afterMoves(cribbage, { ...cribbage.initialState({ first: 0 }), scores }, ...moves);
}

describe("the bot that plays by trials", () => {
  test("pegs out rather than hold its cards", () => {
    const deal = "- deal 9H 8D KS QC AC 2D / 7D 3H 4C JS KD QH";
    const state = from([119, 119], deal, "0 discard AC 2D", "1 discard KD QH", "- cut 6S", "1 play 7D");
    expect(choiceOf(toWin(), state, 0)).toEqual({ type: "play", seat: 0, card: "8D" });
  });

  // The double run of 8 8 9 10 is worth eight whatever is turned up, and the pone counts first. Another discard is
  // worth more on average, but often less than eight; then the dealer, who needs eight too, most likely goes out.
  test("discards so that it counts out, and not for the most points", () => {
    const state = from([113, 113], "- deal QD 2D 9S 6D KS 3S / 8D 9H 8H 4H 4S TH");
    expect(choiceOf(toWin(often(300, 1500)), state, 1)).toMatchObject({ type: "discard", cards: ["4H", "4S"] });
    expect(choiceOf(advanced, state, 1)).toMatchObject({ type: "discard", cards: ["4S", "8D"] });
  });

  test("plays for points where nobody is near the end", () => {
    const state = from([0, 0], "- deal QD 2D 9S 6D KS 3S / 5H 5D 5S JC KD 2C");
    expect(choiceOf(toWin(), state, 1)).toEqual(choiceOf(advanced, state, 1));
  });

  test.each<CribbageOptions>([
    { players: 2, target: often(31, 121) },
    { players: 3, target: often(31, 121) },
    { players: 4, target: often(31, 121) },
    { players: 4, partners: false, target: often(31, 121) },
    { target: often(125, 500) },
  ])("plays a game of %j to its end", (options) => {
    const state = wholeGame(toWin(2), options);
    expect(cribbage.outcome(state)?.winners).toHaveLength(1);
  });
});
