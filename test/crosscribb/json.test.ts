import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  apply,
  type CrossCribbState,
  crosscribb,
  formatMove,
  isLegal,
  legalMoves,
  parseMove,
  parseMoveJson,
  parseState,
} from "../../src/crosscribb/index.ts";
import { InvalidStateError, NotationError } from "../../src/index.ts";
import { hostile } from "../arbitraries.ts";
import { afterMoves } from "../moves.ts";
import { cards, DEAL, game, type RoundPlan, round } from "./table.ts";

const PLAN: RoundPlan = {
  board: cards("5H TD JC 2S 3S  7C 8D 9H 9S AC  4S 6D 5D JD KD  QH QS 5C 3D TH  8H 7H 6H 4H 2C"),
  crib: cards("KS 9C 6C 5S"),
};

/** The path that parseState names when some parts of a state are others. */
function pathOf(state: CrossCribbState, change: object): string {
  try {
    parseState({ ...state, ...change });
  } catch (error) {
    if (error instanceof InvalidStateError) return error.path;
    throw error;
  }
  return "";
}

describe("a state from outside", () => {
  const full = round(game({ dealer: 0 }), PLAN);
  const counted = afterMoves(crosscribb, full, "1 show");
  const done = afterMoves(crosscribb, counted, "0 show");

  test("the play: whose turn it is, the piles and the crib follow from the board", () => {
    const start = game({ dealer: 0 }, DEAL, "- cut JH");
    if (start.phase !== "play") throw new Error("the play has not begun");
    expect(pathOf(start, {})).toBe("");
    expect(pathOf(start, { turn: 2 })).toBe("turn");
    expect(pathOf(start, { discarded: true })).toBe("discarded");
    expect(pathOf(start, { totals: [0, 0] })).toBe("totals[0]");
    expect(pathOf(start, { scored: [] })).toBe("scored");
    expect(pathOf(start, { cut: "9D" })).toBe("board[12]");
    expect(pathOf(start, { board: start.board.map(() => null) })).toBe("board[12]");
    expect(pathOf(start, { crib: ["KD", null, null, null] })).toBe("piles[0]");
    const early = start.piles.map((pile, seat) => (seat === 0 ? pile.slice(1) : pile));
    expect(pathOf(start, { crib: ["KD", null, null, null], piles: early })).toBe("crib[0]");
    expect(pathOf(start, { piles: [...start.piles.slice(0, 3), ["AC", ...start.piles[3]!.slice(1)]] })).toBe(
      "piles[3][0]",
    );
    expect(pathOf(start, { phase: "show" })).not.toBe("");
  });

  test("two discards of one seat fill the crib in order", () => {
    const two = game({ players: 2, dealer: 0 }, DEAL.replace(" / ", " ").replace(/ \/ ([^/]*)$/, " $1"), "- cut JH");
    const later = afterMoves(crosscribb, two, "1 discard", "1 place a1");
    if (later.phase !== "play") throw new Error("the play has ended");
    expect(pathOf(later, { crib: [null, null, null, later.crib[2]] })).toBe("crib[2]");
  });

  test("the show: the totals and what was scored follow from the board", () => {
    expect(pathOf(full, { totals: [0, 3] })).toBe("totals[1]");
    expect(pathOf(full, { turn: 3 })).toBe("turn");
    expect(pathOf(counted, { scored: [] })).toBe("scored");
    expect(pathOf(counted, { totals: [2, 40] })).toBe("totals[1]");
    expect(pathOf(counted, { scores: [31, 0] })).toBe("scores[0]");
    expect(pathOf(full, { board: PLAN.board.map((card, i) => (i === 0 ? null : card)) })).toBe("board[0]");
  });

  test("the end of a round: what is pegged follows from the totals", () => {
    expect(pathOf(done, {})).toBe("");
    expect(pathOf(done, { scores: [0, 0] })).toBe("scores[1]");
    expect(pathOf(done, { totals: [done.totals[0]! + 1, done.totals[1]] })).toMatch(/^scored/);
    expect(pathOf(done, { scored: [...done.scored.slice(1), done.scored.at(-1)] })).toMatch(/^scored/);
    expect(pathOf(done, { teamDealer: 0 })).toBe("teamDealer");
    const over = afterMoves(crosscribb, parseState({ ...counted, scores: [0, 30] }), "0 show");
    expect(over.phase).toBe("over");
    expect(pathOf(over, { winner: 0 })).toBe("scores[0]");
    expect(pathOf(over, { scores: [31, 30], winner: 0 })).toBe("winner");
  });

  test("muggins: what is missing, and who may still answer", () => {
    const short = afterMoves(crosscribb, round(game({ dealer: 0, muggins: true }), PLAN), "1 show 10");
    if (short.phase !== "muggins") throw new Error("nothing was overlooked");
    expect(pathOf(short, {})).toBe("");
    expect(pathOf(short, { missing: short.missing - 1 })).not.toBe("");
    expect(pathOf(short, { pending: [2, 0] })).toBe("pending[0]");
    expect(pathOf(short, { pending: [1] })).toBe("pending[0]");
    expect(pathOf(short, { pending: [2] })).toBe("scored");
    expect(pathOf(short, { options: { ...short.options, muggins: false } })).toBe("phase");
  });

  test("muggins: one side can have all the points of both", () => {
    const greedy = round(game({ dealer: 0, muggins: true, target: 1000 }), PLAN);
    const mine = afterMoves(crosscribb, greedy, "1 show 51", "0 show 0", "3 muggins 39");
    expect(mine.totals).toEqual([0, 90]);
    const scored = [{ ...mine.scored[1]!, points: 230, items: [{ kind: "difference", points: 230, cards: [] }] }];
    expect(pathOf(mine, { totals: [0, 230], scores: [0, 230], scored })).toBe("");
  });

  test("three: the next dealer of the team", () => {
    const three = game({ players: 3, dealer: 1 });
    expect(pathOf(three, { teamDealer: 0 })).toBe("");
    expect(pathOf(three, { teamDealer: 1 })).toBe("teamDealer");
    expect(pathOf(game({ players: 3, dealer: 2 }), { teamDealer: 2 })).toBe("teamDealer");
  });

  test("the cut for the deal: only ties are kept", () => {
    const cut = game({}, "- cut-for-deal AC AD 2H 3S");
    expect(pathOf(cut, {})).toBe("");
    expect(pathOf(cut, { cuts: ["AC", "2D", "2H", "3S"] })).toBe("cuts");
    expect(pathOf(cut, { cuts: ["AC", "AC", "2H", "3S"] })).toBe("cuts[1]");
    expect(pathOf(cut, { cuts: ["AC", "AD"] })).toBe("cuts");
    expect(pathOf(cut, { options: { ...cut.options, dealer: 1 } })).toBe("phase");
  });
});

describe("a move from outside", () => {
  test("anything at all is read, or refused with an error of its own", () => {
    const state = round(game({ dealer: 0 }), PLAN);
    fc.assert(
      fc.property(hostile, (json) => {
        expect(isLegal(state, json as never)).toBe(false);
        expect(() => parseMoveJson(json)).toThrow();
        expect(() => parseState(json)).toThrow(InvalidStateError);
      }),
      { numRuns: 500 },
    );
  });

  test("a text names its move or where it is wrong", () => {
    const at = (text: string) => {
      try {
        parseMove(text);
      } catch (error) {
        if (error instanceof NotationError) return error.index;
        throw error;
      }
      return -1;
    };
    expect(at("0 place f1")).toBe(8);
    expect(at("0 place")).toBe(7);
    expect(at("0 discard 5H")).toBe(10);
    expect(at("0 castle")).toBe(2);
    expect(at("- place a1")).toBe(2);
    expect(at("- deal 5H / 5H")).toBe(12);
    expect(at("1 show many")).toBe(7);
    expect(at("- cut 5H 6H")).toBe(9);
    for (const text of ["2 place b4", "0 discard", "1 show", "1 show 23", "2 muggins 3", "2 accept", "- cut 5D", DEAL])
      expect(formatMove(parseMove(text))).toBe(text);
  });

  test("what has more to it than it should is malformed; shared moves are frozen", () => {
    const start = game({ dealer: 0 }, DEAL, "- cut 9D");
    expect(isLegal(start, { type: "place", seat: 1, square: "a1", card: "AD" } as never)).toBe(false);
    expect(() => apply(start, { type: "place", seat: 1, square: "z9" } as never)).toThrow("square: must be");
    expect(Object.isFrozen(legalMoves(start)[0])).toBe(true);
    expect(legalMoves(start)[0]).toBe(legalMoves(start, 1)[0]);
  });
});
