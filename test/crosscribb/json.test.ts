import { describe, expect, test } from "vitest";
import * as crosscribb from "../../src/crosscribb/index.ts";
import { type CrossCribbState, parseMove, parseStateJson } from "../../src/crosscribb/index.ts";
import { afterMoves } from "../moves.ts";
import { pathOf, thrownBy } from "../thrown.ts";
import { cards, DEAL, game, type RoundPlan, round } from "./table.ts";

const PLAN: RoundPlan = {
  board: cards("5H TD JC 2S 3S  7C 8D 9H 9S AC  4S 6D 5D JD KD  QH QS 5C 3D TH  8H 7H 6H 4H 2C"),
  crib: cards("KS 9C 6C 5S"),
};

/** The path that parseState names when some parts of a state are others. */
function pathWith(state: CrossCribbState, change: object): string {
  return pathOf(() => parseStateJson({ ...state, ...change }));
}

describe("a state from outside", () => {
  const full = round(game({ first: 0 }), PLAN);
  const counted = afterMoves(crosscribb, full, "1 show");
  const done = afterMoves(crosscribb, counted, "0 show");

  test("the play: whose turn it is and how many cards are left follow from the board and the crib", () => {
    const start = game({ first: 0 }, DEAL, "- cut JH");
    if (start.phase !== "play") throw new Error("the play has not begun");
    expect(parseStateJson(start)).toEqual(start);
    expect(pathWith(start, { turn: 2 })).toBe("turn");
    expect(pathWith(start, { totals: [2, 1] })).toBe("totals");
    expect(pathWith(start, { cut: "9D" })).toBe("board[12]");
    expect(pathWith(start, { board: start.board.map(() => null) })).toBe("board[12]");
    expect(pathWith(start, { crib: ["KD", null, null, null] })).toBe("piles[0]");
    expect(pathWith(start, { piles: [...start.piles.slice(0, 3), ["AC", ...start.piles[3]!.slice(1)]] })).toBe(
      "piles[3][0]",
    );
    expect(pathWith(start, { phase: "show" })).not.toBe("");
    const { board, crib } = full as Extract<CrossCribbState, { phase: "show" }>;
    expect(pathWith(start, { cut: board[12], board, crib, piles: [[], [], [], []] })).toBe("phase");
  });

  test("the show: a full board, a side that has not counted, and no more points than were counted", () => {
    expect(pathWith(full, { totals: [0, 3] })).toBe("totals");
    expect(pathWith(full, { turn: 3 })).toBe("turn");
    expect(pathWith(full, { board: PLAN.board.map((card, i) => (i === 0 ? null : card)) })).toBe("board[0]");
    expect(pathWith(full, { crib: [PLAN.board[0], ...PLAN.crib.slice(1)] })).toBe("crib[0]");
    expect(pathWith(counted, { scores: [31, 0] })).toBe("scores[0]");
    expect(pathWith(counted, { totals: [0, 177] })).toBe("totals");
    expect(pathWith(done, { totals: [0, 351] })).toBe("totals");
  });

  test("the end of a round: who deals next, and who has won", () => {
    expect(parseStateJson(done)).toEqual(done);
    expect(pathWith(done, { teamDealer: 0 })).toBe("teamDealer");
    const over = afterMoves(crosscribb, parseStateJson({ ...counted, scores: [0, 30] }), "0 show");
    expect(over.phase).toBe("over");
    expect(pathWith(over, { winners: [0] })).toBe("scores[0]");
    expect(pathWith(over, { scores: [31, 31] })).toBe("scores[0]");
  });

  test("muggins: what is missing, and who may still answer", () => {
    const short = afterMoves(crosscribb, round(game({ first: 0, muggins: true }), PLAN), "1 show 10");
    if (short.phase !== "muggins") throw new Error("nothing was overlooked");
    expect(parseStateJson(short)).toEqual(short);
    expect(pathWith(short, { missing: 0 })).toBe("missing");
    expect(pathWith(short, { missing: short.missing + 11 })).toBe("missing");
    expect(pathWith(short, { totals: [0, 177 - short.missing] })).toBe("totals");
    expect(pathWith(short, { pending: [2, 0] })).toBe("pending");
    expect(pathWith(short, { pending: [1] })).toBe("pending");
    expect(pathWith(short, { settings: { ...short.settings, muggins: false } })).toBe("phase");
  });

  test("muggins: one side can have all the points of both", () => {
    const greedy = round(game({ first: 0, muggins: true, target: 1000 }), PLAN);
    const mine = afterMoves(crosscribb, greedy, "1 show 51", "0 show 0", "3 muggins 39");
    expect(mine.totals).toEqual([0, 90]);
    const awards = [{ ...mine.awards[1]!, points: 230, items: [{ kind: "difference", points: 230, cards: [] }] }];
    const most = { ...mine, totals: [0, 230], scores: [0, 230], awards };
    expect(parseStateJson(most)).toEqual(most);
  });

  test("three: the next dealer of the team", () => {
    const three = game({ players: 3, first: 1 });
    expect(parseStateJson({ ...three, teamDealer: 0 })).toEqual({ ...three, teamDealer: 0 });
    expect(pathWith(three, { teamDealer: 1 })).toBe("teamDealer");
    expect(pathWith(game({ players: 3, first: 2 }), { teamDealer: 2 })).toBe("teamDealer");
  });

  test("the cut for the deal: only ties are kept", () => {
    const cut = game({}, "- cut-for-deal AC AD 2H 3S");
    expect(parseStateJson(cut)).toEqual(cut);
    expect(pathWith(cut, { cuts: ["AC", "2D", "2H", "3S"] })).toBe("cuts");
    expect(pathWith(cut, { cuts: ["AC", "AC", "2H", "3S"] })).toBe("cuts[1]");
    expect(pathWith(cut, { cuts: ["AC", "AD"] })).toBe("cuts");
    expect(pathWith(cut, { totals: [1, 0] })).toBe("totals");
  });
});

test.each([
  ["0 place f1", 8],
  ["0 place", 7],
  ["0 discard 5H", 10],
  ["0 castle", 2],
  ["- place a1", 2],
  ["- deal 5H / 5H", 10],
  ["1 show many", 7],
  ["- cut 5H 6H", 9],
])("%s is refused at %i", (text, index) => {
  expect(thrownBy(() => parseMove(text))).toMatchObject({ name: "NotationError", index });
});
