import { describe, expect, test } from "vitest";
import {
  apply,
  type CribbageMove,
  type CribbageState,
  cribbage,
  formatMove,
  initialState,
  isLegal,
  parseMove,
  parseMoveJson,
  parseViewJson,
  redact,
  refusal,
  view,
} from "../../src/cribbage/index.ts";
import { type Card, parseCards, playout, seeded, steps } from "../../src/index.ts";
import { expectEqual } from "../equal.ts";
import { afterMoves } from "../moves.ts";
import { titled } from "../words.ts";
import { dealt, discarded, HANDS, playing, shown } from "./table.ts";

const over = () =>
  afterMoves(cribbage, initialState({ first: 0, target: 2 }), "- deal 5H 6C JS QD AC 2C / 7D 7H 8C KS 3H KD");
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
        [initialState(), { type: "go", seat: 0 }, "chance-to-move", "wait for the deal, cut or draw"],
        [initialState({ first: 0 }), { type: "cut", card: "5H" }, "chance-to-move", "wait for the deal, cut or draw"],
        [discarded({ hands: HANDS }), { type: "go", seat: 0 }, "chance-to-move", "wait for the deal, cut or draw"],
        [finished(), { type: "go", seat: 0 }, "game-over", "the game is over"],
        [dealt({ hands: HANDS }), { type: "cut", card: "AH" }, "players-to-move", "it is a player's turn"],
        [initialState({ first: 0 }), deal(["5H 6C JS QD AC 2C"]), "malformed", "hands: must have 2 to 4 items, not 1"],
        [
          initialState({ first: 0, players: 3 }),
          deal(["5H 6C JS QD AC", "7D 7H 8C KS 3H"], ["2C"]),
          "wrong-cards",
          "deal a hand to each of 3 seats",
        ],
        [discarded({ hands: HANDS }), { type: "cut", card: "5H" }, "wrong-cards", "5H is not left in the pack"],
        [dealt({ hands: HANDS }), { type: "go", seat: 1 }, "wrong-phase", '"go" is not possible now'],
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
          "seat 0 does not hold KS",
        ],
        [
          playing({ hands: HANDS }),
          { type: "play", seat: 0, card: "5H" },
          "not-your-turn",
          "seat 0 is not to move; seat 1 is",
        ],
        [playing({ hands: HANDS }), { type: "play", seat: 1, card: "5H" }, "not-held", "seat 1 does not hold 5H"],
        [
          playing({ hands: HANDS }),
          { type: "show", seat: 1, hand: "hand" },
          "wrong-phase",
          '"show" is not possible now',
        ],
        [playing({ hands: HANDS }), { type: "go", seat: 1 }, "can-play", "seat 1 can play 7D at 0, so it must play"],
        [
          afterMoves(cribbage, playing({ hands: HANDS }), "1 play KS", "0 play JS", "1 play 8C"),
          { type: "play", seat: 0, card: "5H" },
          "over-31",
          "5H would take the count of 28 past 31",
        ],
        [shown(), { type: "show", seat: 1, hand: "crib" }, "wrong-hand", "seat 1 must count the hand now"],
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
        [
          { type: "castle" },
          'type: must be "play", "go", "discard", "show", "deal", "cut-for-deal", "cut", "muggins" or "accept", not "castle"',
        ],
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

test.each([{ type: "foo", seat: 1 }, { type: "go" }, { type: "play", seat: 1, card: "1H" }, {}, null, "1 go"])(
  "%j is not a move: it is neither written nor redacted",
  (json) => {
    const error = expect.objectContaining({ name: "IllegalMoveError", code: "malformed", move: json });
    expect(() => formatMove(json as never)).toThrow(error);
    for (const seat of [1, null, undefined]) expect(() => redact(json as never, seat)).toThrow(error);
  },
);

test("a redacted move is written, but is not a move to make", () => {
  const hidden = redact(parseMove("0 discard 5H JD"), 1);
  expect(formatMove(hidden)).toBe("0 discard ?? ??");
  expect(refusal(dealt({ hands: HANDS }), hidden as CribbageMove)?.code).toBe("malformed");
});

describe("a chance move may say that its seat is undefined", () => {
  const { record } = playout(cribbage, { random: seeded(1), options: { target: 2 } });
  const chances = [...steps(cribbage, record)].filter(({ move }) => move.seat === undefined);

  test.each(["cut-for-deal", "deal", "cut"])("%s", (type) => {
    const { move, before, state } = chances.find((step) => step.move.type === type)!;
    const explicit = { ...move, seat: undefined } as CribbageMove;
    expect(refusal(before, explicit)).toBeUndefined();
    expect(apply(before, explicit)).toStrictEqual(state);
    expect(parseMoveJson(explicit)).toStrictEqual(move);
  });

  test("but no other seat, and nothing else that it does not have", () => {
    const { move, before } = chances[0]!;
    for (const extra of [{ seat: null }, { seat: 0 }, { card: "5H" }])
      expect(refusal(before, { ...move, ...extra } as never)?.code).toBe("malformed");
  });
});

test("a seat of -0 is seat 0, and leaves no -0 in any state or view", () => {
  const options = { players: 3, muggins: true, target: 61, first: -0 } as const;
  const types = new Set<string>();
  for (let seed = 0; seed < 4; seed++) {
    const { record } = playout(cribbage, { random: seeded(seed), options });
    expectEqual(record.settings.first, 0);
    for (const { move, before, state } of steps(cribbage, record)) {
      if (move.seat !== 0) continue;
      types.add(move.type);
      const after = apply(before, { ...move, seat: -0 });
      expectEqual(after, state);
      for (const seat of [-0, 1, undefined]) expectEqual(parseViewJson(view(after, seat)), view(state, seat));
    }
  }
  expect(types).toEqual(new Set(["discard", "play", "go", "show", "muggins", "accept"]));
});

describe("a view judges moves", () => {
  const { record } = playout(cribbage, { random: seeded(2), options: { players: 3, muggins: true, target: 61 } });
  const played = [...steps(cribbage, record)];
  const moves = played.map(({ move }) => move).filter((_, i) => i % 7 === 0);

  test("of its viewer as the state does, whatever they are", () => {
    for (const { before, move } of played)
      for (const seat of [0, 1, 2]) {
        const seen = view(before, seat);
        for (const own of [move, ...moves].filter((one) => one.seat === seat)) {
          expectEqual(refusal(seen, own), refusal(before, own));
          expect(isLegal(seen, own)).toBe(isLegal(before, own));
        }
      }
  });

  test("of others and of chance as not the viewer's to make, be they legal or not", () => {
    for (const { before, move } of played)
      for (const viewer of [0, 1, 2, null])
        for (const other of [move, ...moves].filter(({ seat }) => seat !== viewer)) {
          expect(refusal(view(before, viewer), other)?.code).toBe("not-your-turn");
          expect(isLegal(view(before, viewer), other)).toBe(false);
        }
  });

  test("that are none as malformed", () => {
    const seen = view(played[0]!.before, 0);
    for (const json of [null, "0 go", { type: "foo", seat: 0 }, { type: "go", seat: 0, card: "5H" }, { type: "play" }])
      expect(refusal(seen, json as never)?.code).toBe("malformed");
  });
});

test("partners are for four players, and the first dealer is one of those who play", () => {
  for (const players of [2, 3] as const) {
    expect(() => initialState({ players, partners: true })).toThrow(
      "options.partners: must be false or omitted unless four play",
    );
    expect(initialState({ players, partners: false })).toEqual(initialState({ players }));
  }
  expect(initialState({ players: 4 })).toEqual(initialState({ players: 4, partners: true }));
  for (const players of [2, 3, 4] as const) {
    expect(initialState({ players, first: players - 1 }).settings.first).toBe(players - 1);
    expect(() => initialState({ players, first: players })).toThrow("options.first: must be");
  }
});
