import { describe, expect, test } from "vitest";
import {
  apply,
  type CribbageMove,
  type CribbageState,
  cribbage,
  initialState,
  parseMoveJson,
} from "../../src/cribbage/index.ts";
import { type Card, parseCards } from "../../src/index.ts";
import { afterMoves } from "../moves.ts";
import { titled } from "../words.ts";
import { dealt, discarded, HANDS, playing, shown } from "./table.ts";

const over = () =>
  afterMoves(cribbage, initialState({ dealer: 0, target: 2 }), "- deal 5H 6C JS QD AC 2C / 7D 7H 8C KS 3H KD");
const finished = () => afterMoves(cribbage, over(), "0 discard AC 2C", "1 discard 3H KD", "- cut JD");
const deal = (hands: string[], crib: Card[] = []): CribbageMove => ({
  type: "deal",
  hands: hands.map(parseCards),
  crib,
});

describe("what is wrong with a move is said as a word and as a sentence", () => {
  test.each(
    titled<[state: CribbageState, move: CribbageMove, code: string, why: string]>(
      [
        [initialState(), { type: "go", seat: 0 }, "chance-to-move", "chance is to move first"],
        [initialState({ dealer: 0 }), { type: "cut", card: "5H" }, "chance-to-move", "chance is to move first"],
        [discarded({ hands: HANDS }), { type: "go", seat: 0 }, "chance-to-move", "chance is to move first"],
        [finished(), { type: "go", seat: 0 }, "game-over", "the game is over"],
        [dealt({ hands: HANDS }), { type: "cut", card: "AH" }, "players-to-move", "chance is not to move; a seat is"],
        [initialState({ dealer: 0 }), deal(["5H 6C JS QD AC 2C"]), "malformed", "hands: must have 2 to 4 items, not 1"],
        [
          initialState({ dealer: 0, players: 3 }),
          deal(["5H 6C JS QD AC", "7D 7H 8C KS 3H"], ["2C"]),
          "wrong-cards",
          "expected a hand for each of 3 seats",
        ],
        [
          discarded({ hands: HANDS }),
          { type: "cut", card: "5H" },
          "wrong-cards",
          '"5H" is not a card left in the pack',
        ],
        [dealt({ hands: HANDS }), { type: "go", seat: 1 }, "wrong-phase", '"go" is not possible in the phase discard'],
        [
          dealt({ hands: HANDS }),
          { type: "discard", seat: 0, cards: ["5H"] },
          "wrong-cards",
          "discard two different cards",
        ],
        [
          dealt({ hands: ["5H 6C JS QS", "7D 7H 8C KS", "9D 9H TC TS"] }),
          { type: "discard", seat: 0, cards: ["5H", "6C"] },
          "wrong-cards",
          "discard one card",
        ],
        [
          dealt({ hands: HANDS }),
          { type: "discard", seat: 0, cards: ["5H", "KS"] },
          "not-held",
          'seat 0 does not hold "KS"',
        ],
        [
          playing({ hands: HANDS }),
          { type: "play", seat: 0, card: "5H" },
          "not-your-turn",
          "seat 0 is not to move; seat 1 is",
        ],
        [playing({ hands: HANDS }), { type: "play", seat: 1, card: "5H" }, "not-held", 'seat 1 does not hold "5H"'],
        [
          playing({ hands: HANDS }),
          { type: "show", seat: 1, hand: "hand" },
          "wrong-phase",
          '"show" is not possible in the phase play',
        ],
        [playing({ hands: HANDS }), { type: "go", seat: 1 }, "can-play", "seat 1 can play 7D at 0, so it must play"],
        [
          afterMoves(cribbage, playing({ hands: HANDS }), "1 play KS", "0 play JS", "1 play 8C"),
          { type: "play", seat: 0, card: "5H" },
          "over-31",
          "5H would take the count of 28 past 31",
        ],
        [shown(), { type: "show", seat: 1, hand: "crib" }, "wrong-hand", "seat 1 must count its hand now"],
      ],
      (state, move, code, why) => `${move.type} in the phase ${state.phase}, ${code}: ${why}`,
    ),
  )("%s", (_, state, move, code, why) => {
    const before = JSON.stringify(state);
    expect(() => apply(state, move)).toThrow(
      expect.objectContaining({ name: "IllegalMoveError", code, message: expect.stringContaining(why), move }),
    );
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe("a malformed move is refused with the path", () => {
  test.each(
    titled<[json: { readonly type: string; readonly [part: string]: unknown } | null, message: string]>(
      [
        [{ type: "cut-for-deal", cards: ["5H"] }, "cards: must have"],
        [{ type: "cut-for-deal", cards: ["5H", "5H"] }, "cards[1]"],
        [{ type: "deal", hands: [["5H"]], crib: [] }, "hands"],
        [
          { type: "deal", hands: [parseCards("5H 6C JS QD AC"), parseCards("7D 7H 8C KS 3H")], crib: ["1C"] },
          "crib[0]",
        ],
        [{ type: "cut", card: "1H" }, "card: must be"],
        [{ type: "discard", seat: 0, cards: ["1H"] }, "cards[0]"],
        [{ type: "play", seat: 0, card: "1H" }, "card: must be"],
        [{ type: "go", seat: 4 }, "seat: must be"],
        [{ type: "show", seat: 0, hand: "foot" }, "hand: must be"],
        [{ type: "show", seat: 0, hand: "hand", claim: 30 }, "claim: must be"],
        [{ type: "muggins", seat: 0, points: 0 }, "points: must be"],
        [{ type: "castle" }, 'type: must be a move of cribbage, not "castle"'],
        [null, "must be an object, not null"],
      ],
      (json, message) => `${json?.type ?? json}, ${message}`,
    ),
  )("%s", (_, json, message) => {
    expect(() => parseMoveJson(json)).toThrow(
      expect.objectContaining({ code: "malformed", message: expect.stringContaining(message) }),
    );
  });
});

test("teams are for four players, and the dealer is one of those who play", () => {
  for (const players of [2, 3] as const)
    expect(() => initialState({ players, teams: "solo" })).toThrow(
      "options.teams: must be omitted or null unless four play",
    );
  for (const players of [2, 3, 4] as const) {
    expect(initialState({ players, dealer: players - 1 }).settings.dealer).toBe(players - 1);
    expect(() => initialState({ players, dealer: players })).toThrow(`options.dealer: must be`);
  }
});
