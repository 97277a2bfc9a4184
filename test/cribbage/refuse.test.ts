import { expect, test } from "vitest";
import * as cribbage from "../../src/cribbage/index.ts";
import { apply, initialState, parseMoveJson, redact, refusal } from "../../src/cribbage/index.ts";
import { parseCards } from "../../src/index.ts";
import { afterMoves } from "../moves.ts";
import { describeRefusals } from "../refuse.ts";
import { pathOf } from "../thrown.ts";
import { dealt, discarded, HANDS, playing, shown } from "./table.ts";

const ready = initialState({ first: 0 });
const two = dealt({ hands: HANDS });
const three = dealt({ hands: ["5H 6C JS QS", "7D 7H 8C KS", "9D 9H TC TS"] });
const play = playing({ hands: HANDS });
const won = playing({ hands: HANDS, starter: "JD", target: 2 });

describeRefusals({
  game: cribbage,
  options: { players: 3, muggins: true, target: 61, first: 0 },
  refused: [
    [two, { type: "cut", card: "AH" }, "players-to-move", "player's turn"],
    [initialState(), "0 go", "chance-to-move"],
    [ready, "- cut 5H", "chance-to-move"],
    [discarded({ hands: HANDS }), "0 go", "chance-to-move"],
    [won, "0 go", "game-over", "over"],
    [
      initialState({ first: 0, players: 3 }),
      "- deal 5H 6C JS QD AC / 7D 7H 8C KS 3H / crib 2C",
      "wrong-cards",
      "3 seats",
      ["hands"],
    ],
    [discarded({ hands: HANDS }), "- cut 5H", "wrong-cards", "5H pack", ["card"]],
    [initialState(), { type: "cut-for-deal", cards: ["5H", "6H", "7H"] }, "wrong-cards", "2 3", ["cards"]],
    [ready, "- deal 5H 6C JS QS AC / 7D 7H 8C KS 3H", "wrong-cards", "6 5", ["hands", 0]],
    [ready, "- deal 5H 6C JS QS AC 2C / 7D 7H 8C KS 3H", "wrong-cards", "6 5", ["hands", 1]],
    [ready, "- deal 5H 6C JS QS AC 2C / 7D 7H 8C KS 3H 4H / crib 9D", "wrong-cards", "0 1", ["crib"]],
    [two, "1 go", "wrong-phase", '"go"'],
    [two, { type: "discard", seat: 0, cards: ["5H"] }, "wrong-cards", "two", ["cards"]],
    [three, "0 discard 5H 6C", "wrong-cards", "one", ["cards"]],
    [two, "0 discard 5H KS", "not-held", "seat 0 KS", ["cards", 1]],
    [two, { type: "discard", seat: 0, cards: ["KS", "5H"] }, "not-held", "seat 0 KS", ["cards", 0]],
    [afterMoves(cribbage, two, "0 discard 2C 3D"), "0 discard 5H 6C", "not-your-turn", "0 1"],
    [play, "0 play 5H", "not-your-turn", "0 1"],
    [play, "1 play 5H", "not-held", "seat 1 5H", ["card"]],
    [play, "1 show hand", "wrong-phase", '"show"'],
    [play, "1 go", "can-play", "seat 1 7D at 0", []],
    [afterMoves(cribbage, play, "1 play KS", "0 play JS", "1 play 8C"), "0 play 5H", "over-31", "5H 28 31", ["card"]],
    [shown(), "1 show hand 3", "no-muggins", "muggins", ["claim"]],
    [shown(), "1 show crib", "wrong-hand", "seat 1 hand", ["hand"]],
  ],
  malformed: [
    [{ type: "cut-for-deal", cards: ["5H"] }, "cards"],
    [{ type: "cut-for-deal", cards: ["5H", "5H"] }, "cards[1]"],
    [{ type: "deal", hands: [["5H"]], crib: [] }, "hands"],
    [{ type: "deal", hands: ["5H 6C JS QD AC", "7D 7H 8C KS 3H"].map(parseCards), crib: ["1C"] }, "crib[0]"],
    [{ type: "cut", card: "1H" }, "card"],
    [{ type: "discard", seat: 0, cards: ["1H"] }, "cards[0]"],
    [{ type: "play", seat: 0, card: "1H" }, "card"],
    [{ type: "go", seat: 4 }, "seat 4"],
    [{ type: "show", seat: 0, hand: "foot" }, "hand foot"],
    [{ type: "show", seat: 0, hand: "hand", claim: 30 }, "claim 30"],
    [{ type: "muggins", seat: 0, points: 0 }, "points 0"],
  ],
});

test("a redacted move is not a move to make", () => {
  expect(refusal(two, redact(cribbage.parseMove("0 discard 5H JD"), 1) as never)?.code).toBe("malformed");
});

test("a chance move may say that its seat is undefined, but nothing else", () => {
  const move = { type: "cut", card: "AH" } as const;
  const cut = discarded({ hands: HANDS });
  expect(apply(cut, { ...move, seat: undefined })).toStrictEqual(apply(cut, move));
  expect(parseMoveJson({ ...move, seat: undefined })).toStrictEqual(move);
  for (const extra of [{ seat: null }, { seat: 0 }, { cards: [] }])
    expect(refusal(cut, { ...move, ...extra } as never)?.code).toBe("malformed");
});

test("partners are for four players, and the first dealer is one of those who play", () => {
  for (const players of [2, 3] as const) {
    expect(pathOf(() => initialState({ players, partners: true }))).toBe("options.partners");
    expect(initialState({ players, partners: false })).toEqual(initialState({ players }));
  }
  expect(initialState({ players: 4 })).toEqual(initialState({ players: 4, partners: true }));
  for (const players of [2, 3, 4] as const) {
    expect(initialState({ players, first: players - 1 }).settings.first).toBe(players - 1);
    expect(pathOf(() => initialState({ players, first: players }))).toBe("options.first");
  }
});
