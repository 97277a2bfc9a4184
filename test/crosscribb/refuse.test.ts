import { expect, test } from "vitest";
import {
  apply,
  type CrossCribbState,
  crosscribb,
  formatMove,
  isLegal,
  parseMoveJson,
  parseViewJson,
  redact,
  refusal,
  view,
} from "../../src/crosscribb/index.ts";
import { playout, seeded, steps } from "../../src/index.ts";
import { expectEqual } from "../equal.ts";
import { afterMoves } from "../moves.ts";
import { cards, DEAL, game, ROWS_WIN, round } from "./table.ts";

const CHANCE = "wait for the deal, cut or draw";

const PILES = [
  cards("AC 2C 3C 4C 5C 6C 7C"),
  cards("AD 2D 3D 4D 5D 6D 7D"),
  cards("AH 2H 3H 4H 5H 6H 7H"),
  cards("AS 2S 3S 4S 5S 6S 7S"),
];

const toCutForDeal = game({});
const toDeal = game({ first: 0 });
const toCut = game({ first: 0 }, DEAL);
const toPlay = afterMoves(crosscribb, toCut, "- cut 9D");
const once = afterMoves(crosscribb, toPlay, "1 discard");
const ofTwo = game(
  { players: 2, first: 0 },
  `- deal ${[...PILES[0]!, ...PILES[1]!].join(" ")} / ${[...PILES[2]!, ...PILES[3]!].join(" ")}`,
  "- cut 9D",
  "1 discard",
);
const again = afterMoves(crosscribb, once, "1 place a1", "2 place a2", "3 place a3", "0 place a4");
const toShow = round(toDeal, ROWS_WIN);
const toClaim = round(game({ first: 0, muggins: true }), ROWS_WIN);
const toAnswer = afterMoves(crosscribb, toClaim, "1 show 0");
const over = afterMoves(crosscribb, round(game({ first: 0, target: 1 }), ROWS_WIN), "1 show", "0 show");

const toClaimToo = afterMoves(crosscribb, toClaim, "1 show 100");
const last = lastTurn();

/** A state in which the seat to move has nothing left but what it owes to the crib. */
function lastTurn(): CrossCribbState {
  const squares = "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 d3 e3 a4 b4 c4 d4 e4 a5 b5 c5 d5 e5".split(" ");
  return squares.reduce((state, square, i) => afterMoves(crosscribb, state, `${(i + 1) % 4} place ${square}`), toPlay);
}

test.each<[code: string, why: string, state: CrossCribbState, move: object]>([
  ["game-over", "the game is over", over, { type: "show", seat: 0 }],
  ["chance-to-move", CHANCE, toCutForDeal, { type: "discard", seat: 0 }],
  ["chance-to-move", CHANCE, toDeal, { type: "cut", card: "9D" }],
  ["chance-to-move", CHANCE, toCut, { type: "deal", piles: PILES }],
  ["players-to-move", "it is a player's turn", toPlay, { type: "cut", card: "9H" }],
  ["not-your-turn", "seat 0 is not to move; seat 1 is", toPlay, { type: "discard", seat: 0 }],
  ["not-your-turn", "seat 1 is not to move; seats 0, 2 are", toAnswer, { type: "accept", seat: 1 }],
  ["wrong-phase", '"show" is not possible now', toPlay, { type: "show", seat: 1 }],
  ["wrong-cards", "deal a pile to each of 4 seats", toDeal, { type: "deal", piles: PILES.slice(1) }],
  ["wrong-cards", "5D is not left in the pack", toCut, { type: "cut", card: "5D" }],
  ["square-taken", "a4 already holds AC", again, { type: "place", seat: 1, square: "a4" }],
  ["nothing-owed", "seat 1 has made all its discards; place the card", again, { type: "discard", seat: 1 }],
  ["one-discard", "seat 1 has already discarded in this turn; place the card", ofTwo, { type: "discard", seat: 1 }],
  [
    "must-discard",
    "seat 1 must discard: it owes all its remaining cards to the crib",
    last,
    { type: "place", seat: 1, square: "a1" },
  ],
  ["no-muggins", "points are claimed only in games with muggins", toShow, { type: "show", seat: 1, claim: 3 }],
  ["wrong-claim", "the lines are not worth 101", toClaim, { type: "show", seat: 1, claim: 101 }],
  ["wrong-claim", "the lines and the crib are not worth 46", toClaimToo, { type: "show", seat: 0, claim: 46 }],
  [
    "wrong-claim",
    "claim at least 1 point, and no more than were overlooked",
    toAnswer,
    { type: "muggins", seat: 0, points: 101 },
  ],
])("a move is refused with a word and a sentence: %s, %s", (code, why, state, move) => {
  expect(() => apply(state, move as never)).toThrow(
    expect.objectContaining({ name: "IllegalMoveError", code, message: why, move }),
  );
  expect(refusal(state, move as never)).toEqual({ code, message: why });
});

test.each<[why: string, state: CrossCribbState, move: unknown]>([
  ["cards: must have 2 to 4 items, not 1", toCutForDeal, { type: "cut-for-deal", cards: ["AC"] }],
  [
    "cards[1]: duplicate 2C, already at cards[0]",
    toCutForDeal,
    { type: "cut-for-deal", cards: ["2C", "2C", "3C", "4C"] },
  ],
  ["piles: must have 2 to 4 items, not 1", toDeal, { type: "deal", piles: [PILES[0]] }],
  ["piles[1]: must have 7 to 14 items, not 1", toDeal, { type: "deal", piles: [PILES[0], ["9C"], PILES[2], PILES[3]] }],
  ['card: must be a card, not "1X"', toCut, { type: "cut", card: "1X" }],
  ["hand: unknown key; expected one of type, card", toCut, { type: "cut", card: "9D", hand: 1 }],
  ["seat: must be a whole number from 0 to 3, not 4", toPlay, { type: "discard", seat: 4 }],
  ['square: must be a square, a1 to e5, not "f1"', toPlay, { type: "place", seat: 1, square: "f1" }],
  ["claim: must be a whole number from 0 to", toClaim, { type: "show", seat: 1, claim: -1 }],
  ["points: must be a whole number from 1 to", toAnswer, { type: "muggins", seat: 0, points: 0 }],
  [
    'type: must be "cut-for-deal", "cut", "muggins", "accept", "deal", "place", "discard" or "show", not "castle"',
    toPlay,
    { type: "castle", seat: 1 },
  ],
  ["must be an object, not null", toPlay, null],
])("a malformed move is refused with the path, also by the seat to move: %s", (why, state, move) => {
  const message = expect.stringMatching(new RegExp(`^${why.replace(/[[\]]/g, "\\$&")}`));
  const malformed = expect.objectContaining({ name: "IllegalMoveError", code: "malformed", message });
  expect(() => parseMoveJson(move)).toThrow(malformed);
  expect(() => apply(state, move as never)).toThrow(malformed);
  expect(isLegal(state, move as never)).toBe(false);
  expect(refusal(state, move as never)).toEqual({ code: "malformed", message });
});

test("a legal move has no refusal", () => {
  expect(refusal(toPlay, { type: "place", seat: 1, square: "a1" })).toBeUndefined();
  expect(refusal(toPlay, { type: "discard", seat: 1 })).toBeUndefined();
  expect(refusal(toCut, { type: "cut", card: "9D" })).toBeUndefined();
});

test.each([{ type: "go", seat: 1 }, { type: "place", seat: 1 }, { type: "deal", piles: [["5H"], ["6H"]] }, null])(
  "%j is not a move: it is neither written nor redacted",
  (json) => {
    const error = expect.objectContaining({ name: "IllegalMoveError", code: "malformed", move: json });
    expect(() => formatMove(json as never)).toThrow(error);
    expect(() => redact(json as never, 1)).toThrow(error);
  },
);

test("a redacted deal is written, but is not a move to make", () => {
  const deal = { type: "deal", piles: PILES } as const;
  const hidden = redact(deal, 1);
  expect(formatMove(hidden)).toBe(`- deal ${PILES.map((pile) => pile.map(() => "??").join(" ")).join(" / ")}`);
  expect(refusal(toDeal, hidden as typeof deal)?.code).toBe("malformed");
});

test("a view judges its viewer's moves as the state does, and no others", () => {
  for (const seat of [0, 1, 2, 3, null])
    expect(refusal(view(toPlay, seat), { type: "place", seat: 1, square: "a1" })?.code).toBe(
      seat === 1 ? undefined : "not-your-turn",
    );
  expectEqual(
    refusal(view(again, 1), { type: "place", seat: 1, square: "a4" }),
    refusal(again, { type: "place", seat: 1, square: "a4" }),
  );
});

test("a seat of -0 is seat 0, and leaves no -0 in any state or view", () => {
  const options = { players: 2, muggins: true, target: 61, first: -0 } as const;
  const types = new Set<string>();
  for (let seed = 0; seed < 4; seed++) {
    const { record } = playout(crosscribb, { random: seeded(seed), options });
    expectEqual(record.settings.first, 0);
    for (const { move, before, state } of steps(crosscribb, record)) {
      if (move.seat !== 0) continue;
      types.add(move.type);
      const after = apply(before, { ...move, seat: -0 });
      expectEqual(after, state);
      expectEqual(parseViewJson(view(after, -0)), view(state, 0));
    }
  }
  expect(types).toEqual(new Set(["place", "discard", "show", "muggins", "accept"]));
});
