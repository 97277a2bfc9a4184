import { describe, expect, test } from "vitest";
import * as crosscribb from "../../src/crosscribb/index.ts";
import {
  apply,
  type CrossCribbState,
  legalMoves,
  outcome,
  parseStateJson,
  render,
  SQUARES,
  scoreBoard,
} from "../../src/crosscribb/index.ts";
import { type Card, InvalidStateError, playout, seeded, sideOf } from "../../src/index.ts";
import { afterMoves } from "../moves.ts";
import { cards, DEAL, game, others, ROWS_WIN, type RoundPlan, refused, round } from "./table.ts";

/** The same turned over: columns of quads. */
const COLUMNS_WIN: RoundPlan = {
  board: ROWS_WIN.board.map((_, i) => ROWS_WIN.board[5 * (i % 5) + Math.floor(i / 5)]!),
  crib: ROWS_WIN.crib,
};

function inPhase<P extends CrossCribbState["phase"]>(state: CrossCribbState, phase: P) {
  expect(state.phase).toBe(phase);
  return state as Extract<CrossCribbState, { phase: P }>;
}

describe("before the play", () => {
  test("S1-04, S1-05, S1-51: four play unless agreed otherwise, 0 and 2 for the circles, 1 and 3 for the diamonds", () => {
    expect(game({}).settings).toEqual({ players: 4, lineFlush: "four", first: null, target: 31, muggins: false });
    expect([0, 1, 2, 3].map((seat) => sideOf(game({}), seat))).toEqual([0, 1, 0, 1]);
    expect(game({}).scores).toEqual([0, 0]);
  });

  test("S1-06: the lowest card deals, ace low", () => {
    expect(inPhase(game({}, "- cut-for-deal KC 2D AH 3S"), "deal").dealer).toBe(2);
    expect(inPhase(game({ players: 2 }, "- cut-for-deal KC 2D"), "deal").dealer).toBe(1);
    expect(inPhase(game({ players: 3 }, "- cut-for-deal 9C TD"), "deal").dealer).toBe(0);
    expect(refused(game({ players: 3 }), "- cut-for-deal 9C TD 2H")).toBe("wrong-cards");
    expect(refused(game({}), "- cut-for-deal 9C TD 2H")).toBe("wrong-cards");
  });

  test("S1-07: when the lowest are equal, all cut again; other equal cards settle nothing", () => {
    const tie = inPhase(game({}, "- cut-for-deal AC 2D AH 3S"), "cut-for-deal");
    expect(tie.cuts).toEqual(["AC", "2D", "AH", "3S"]);
    expect(inPhase(afterMoves(crosscribb, tie, "- cut-for-deal KC KD QH KS"), "deal").dealer).toBe(2);
  });

  test("S1-09: seven cards a seat, fourteen for who plays alone", () => {
    const sizes = (players: 2 | 3 | 4) => {
      const deal = crosscribb.chance(game({ players, first: 0 }), seeded(1))!;
      return deal.type === "deal" ? deal.piles.map((pile) => pile.length) : [];
    };
    expect([2, 3, 4].map((n) => sizes(n as 2))).toEqual([
      [14, 14],
      [7, 14, 7],
      [7, 7, 7, 7],
    ]);
    const deal = crosscribb.parseMove(DEAL);
    const short =
      deal.type === "deal" ? { ...deal, piles: deal.piles.map((pile, i) => pile.slice(i === 3 ? 1 : 0)) } : deal;
    expect(refused(game({ first: 0 }), short)).toBe("malformed");
    expect(() => crosscribb.parseMove(DEAL.replace(" 7S", ""))).toThrow("piles[3]: must have 7 to 14 items, not 6");
    expect(refused(game({ first: 0 }), `${DEAL} 8S`)).toBe("wrong-cards");
    expect(refused(game({ players: 3, first: 0 }), DEAL)).toBe("wrong-cards");
    expect(refused(game({ first: 0 }), DEAL.split(" / ").slice(0, 3).join(" / "))).toBe("wrong-cards");
    expect(refused(game({ first: 0 }), DEAL)).toBe("");
  });

  test("S1-13, S1-14, S1-15: a card of the pack lies in the center; the state does not have the rest of the pack", () => {
    const dealt = game({ first: 0 }, DEAL);
    expect(refused(dealt, "- cut 5D")).toBe("wrong-cards");
    const cut = inPhase(afterMoves(crosscribb, dealt, "- cut 9D"), "play");
    expect(cut.board[SQUARES.indexOf("c3")]).toBe("9D");
    expect(cut.board.filter((card) => card !== null)).toHaveLength(1);
    expect(JSON.stringify(cut)).not.toMatch(/"[89TJQK][CHS]"/);
    expect(refused(cut, "1 place c3")).toBe("square-taken");
  });

  test("S1-16, S1-47: a jack is his heels, two into the dealer's total of the round, none on the track", () => {
    for (const dealer of [0, 1, 2, 3]) {
      const cut = game({ first: dealer }, DEAL, "- cut JD");
      expect(cut.totals).toEqual(dealer % 2 === 0 ? [2, 0] : [0, 2]);
      expect(cut.scores).toEqual([0, 0]);
      const items = [{ kind: "heels", points: 2, cards: ["JD"] }];
      expect(cut.awards).toEqual([{ side: dealer % 2, line: null, points: 2, items }]);
    }
    expect(game({ first: 0 }, DEAL, "- cut QD").totals).toEqual([0, 0]);
    expect(game({ first: 0, target: 1 }, DEAL, "- cut JD").phase).toBe("play");
  });
});

describe("the play of four", () => {
  const start = game({ first: 0 }, DEAL, "- cut 9D");

  test("S1-11, S1-18, S1-19: left of the dealer first, then clockwise, each one card on an open square", () => {
    let state = start;
    for (const [i, square] of ["a1", "b1", "c1", "d1", "e1"].entries()) {
      const seat = (i + 1) % 4;
      expect(crosscribb.activeSeats(state)).toEqual([seat]);
      expect(refused(state, `${(seat + 1) % 4} place ${square}`)).toBe("not-your-turn");
      if (i > 0) expect(refused(state, `${seat} place a1`)).toBe("square-taken");
      state = afterMoves(crosscribb, state, `${seat} place ${square}`);
    }
    expect(inPhase(state, "play").board.slice(0, 5)).toEqual(["AD", "AH", "AS", "AC", "2D"]);
  });

  test("S1-22, S1-23: who discards turns up the next card and plays it; one discard in all", () => {
    const discarded = inPhase(afterMoves(crosscribb, start, "1 discard"), "play");
    expect(discarded).toMatchObject({ turn: 1, discarded: true, crib: [null, "AD", null, null] });
    expect(refused(discarded, "1 discard")).toBe("nothing-owed");
    const placed = inPhase(afterMoves(crosscribb, discarded, "1 place a1"), "play");
    expect(placed).toMatchObject({ turn: 2, discarded: false });
    expect(placed.board[0]).toBe("2D");
    const again = afterMoves(crosscribb, placed, "2 place b1", "3 place c1", "0 place d1");
    expect(refused(again, "1 discard")).toBe("nothing-owed");
  });

  test("S1-24, S1-28: who has kept one card to the last must discard it, and others are passed over", () => {
    let state: CrossCribbState = afterMoves(crosscribb, start, "1 discard");
    while (state.phase === "play" && state.board.includes(null)) {
      const place = legalMoves(state).find((move) => move.type === "place")!;
      state = apply(state, place);
    }
    const forced = inPhase(state, "play");
    expect(forced.turn).toBe(2);
    expect(legalMoves(forced)).toEqual([{ type: "discard", seat: 2 }]);
    expect(refused(forced, "2 place a1")).toBe("must-discard");
    const done = inPhase(afterMoves(crosscribb, forced, "2 discard", "3 discard", "0 discard"), "show");
    expect(done.crib).toEqual(["7C", "AD", "7H", "7S"]);
  });

  test("S1-24: forced discards leave the board as it is; with all discarded early the last placement ends the round", () => {
    let state: CrossCribbState = start;
    for (const seat of [1, 2, 3, 0])
      state = afterMoves(crosscribb, state, `${seat} discard`, `${seat} place ${"abcd"[seat]}1`);
    while (state.phase === "play") {
      expect(legalMoves(state).every((move) => move.type === "place")).toBe(true);
      state = apply(state, legalMoves(state)[0]!);
    }
    expect(inPhase(state, "show").crib).toEqual(["AC", "AD", "AH", "AS"]);
  });
});

describe("two and three", () => {
  /** The seats in the order of their turns when all discard as late as they can. */
  const turns = (players: 2 | 3 | 4, dealer: number) => {
    let state: CrossCribbState = game({ players, first: dealer });
    const seats: string[] = [];
    const random = seeded(3);
    while (state.phase !== "show") {
      const move = crosscribb.chance(state, random) ?? legalMoves(state)[0]!;
      if (move.type === "place") seats.push(`${move.seat}`);
      if (move.type === "discard") seats.push(`(${move.seat})`);
      state = apply(state, move);
    }
    return seats.join("");
  };

  test("S1-51: two have fourteen cards each and owe two, on one turn when they have kept them", () => {
    expect(turns(2, 0)).toBe(`${"10".repeat(12)}(1)(1)(0)(0)`);
  });

  test("S1-51: of three the individual plays between the two others, the first opponent left of the dealer begins", () => {
    expect(turns(3, 0)).toBe(`${"1210".repeat(6)}(1)(1)(2)(0)`);
    expect(turns(3, 1)).toBe(`${"2101".repeat(6)}(2)(1)(1)(0)`);
    expect(turns(3, 2)).toBe(`${"1012".repeat(6)}(1)(1)(0)(2)`);
    expect(turns(4, 3)).toBe(`${"0123".repeat(6)}(0)(1)(2)(3)`);
  });

  test("S1-22, S1-23: who owes two discards one a turn", () => {
    const dealt = game(
      { players: 2, first: 1 },
      `- deal ${cards(DEAL.slice(7).replaceAll("/", ""))
        .map((card, i) => (i === 14 ? `/ ${card}` : card))
        .join(" ")}`,
      "- cut 9D",
    );
    const once = afterMoves(crosscribb, dealt, "0 discard");
    expect(refused(once, "0 discard")).toBe("one-discard");
    const twice = inPhase(afterMoves(crosscribb, once, "0 place a1", "1 place b1", "0 discard"), "play");
    expect(twice.crib).toEqual(["AC", "3C", null, null]);
    expect(refused(afterMoves(crosscribb, twice, "0 place c1", "1 place d1"), "0 discard")).toBe("nothing-owed");
  });

  test("S1-34: the deal goes round; of three 0, 1, 2, 1, or 2, 1, 0, 1", () => {
    const dealers = (players: 2 | 3 | 4, dealer: number) => {
      const { record } = playout(crosscribb, {
        random: seeded(5),
        options: { players, first: dealer, target: 1000 },
        limit: 260,
      });
      let state = game({ players, first: dealer, target: 1000 });
      const seen: number[] = [];
      for (const move of record.moves) {
        if (state.phase === "deal") seen.push(state.dealer);
        state = apply(state, move);
      }
      return seen.slice(0, 7).join("");
    };
    expect(dealers(4, 0)).toBe("0123012");
    expect(dealers(2, 0)).toBe("0101010");
    expect(dealers(3, 0)).toBe("0121012");
    expect(dealers(3, 1)).toBe("1210121");
    expect(dealers(3, 2)).toBe("2101210");
  });

  test("S1-51: other numbers of players are refused", () => {
    for (const players of [1, 5, 6, 0, 2.5, "4", Number.NaN])
      expect(() => game({ players: players as 4 })).toThrow(InvalidStateError);
    expect(() => game({ players: 5 as 4 })).toThrow("options.players: must be 2, 3 or 4, not 5");
    expect(() => game({ players: 2, first: 2 })).toThrow("options.first");
    expect(() => game({ target: 0 })).toThrow("options.target");
    expect(() => game({ lineFlush: "three" as "four" })).toThrow("options.lineFlush");
    expect(() => game({ die: true } as never)).toThrow("options.die: unknown key");
  });
});

describe("the show", () => {
  test("S1-30, S1-31, S1-32, S1-41: the other side first, its five lines in order; then the dealer's, and the crib", () => {
    const full = inPhase(round(game({ first: 0 }), ROWS_WIN), "show");
    expect(full.turn).toBe(1);
    const board = scoreBoard(full.board, full.cut);
    const rows = inPhase(afterMoves(crosscribb, full, "1 show"), "show");
    expect(rows.turn).toBe(0);
    expect(rows.awards.map(({ side, line }) => [side, line])).toEqual(
      ["1", "2", "3", "4", "5"].map((line) => [1, line]),
    );
    expect(rows.awards).toEqual(
      board.lines.slice(5).map(({ side, line, points, items }) => ({ side, line, points, items })),
    );
    expect(rows.totals).toEqual([0, board.totals[1]]);
    expect(rows.scores).toEqual([0, 0]);
    const done = afterMoves(crosscribb, rows, "0 show");
    const crib = done.awards.find(({ line }) => line === "crib")!;
    expect(crib).toMatchObject({ side: 0, points: 7 });
    expect(done.totals).toEqual([board.totals[0] + crib.points, board.totals[1]]);
  });

  test("S1-30: the first seat of the other side left of the dealer counts, then the dealer", () => {
    for (const [players, dealer, first] of [
      [4, 0, 1],
      [4, 3, 0],
      [3, 0, 1],
      [3, 1, 2],
      [3, 2, 1],
      [2, 0, 1],
      [2, 1, 0],
    ] as const) {
      const full = inPhase(round(game({ players, first: dealer }), ROWS_WIN), "show");
      expect([full.turn, inPhase(afterMoves(crosscribb, full, `${first} show`), "show").turn]).toEqual([first, dealer]);
      expect(refused(full, `${dealer} show`)).toBe("not-your-turn");
    }
  });

  test("S1-26, S1-27, S1-45: the crib is the four discards and the cut card, with knobs, and a flush of five only", () => {
    const crib = (discards: string, cut: string) => {
      const used = [...cards(discards), ...cards(cut)];
      const board = others(used).slice(0, 24);
      board.splice(12, 0, cut as Card);
      let state = round(game({ first: 0 }), { board, crib: cards(discards) });
      state = afterMoves(crosscribb, state, "1 show", "0 show");
      return (
        state.awards.find(({ line }) => line === "crib")?.items.map(({ kind, points }) => `${kind} ${points}`) ?? []
      );
    };
    expect(crib("2H 4H 6H 8H", "QH")).toEqual(["flush 5"]);
    expect(crib("2H 4H 6H 8H", "QD")).toEqual([]);
    expect(crib("2H 4H 6H JD", "8D")).toEqual(["nobs 1"]);
    expect(crib("2H 4H 6H 8D", "JD")).toEqual([]);
    expect(crib("5H 5C 5D JS", "5S")).toHaveLength(8 + 6 + 1);
  });

  test("S1-29, S1-33: the side with the higher total pegs the difference", () => {
    for (const [plan, winner] of [
      [ROWS_WIN, 1],
      [COLUMNS_WIN, 0],
    ] as const) {
      const done = inPhase(
        afterMoves(crosscribb, round(game({ first: 0, target: 200 }), plan), "1 show", "0 show"),
        "deal",
      );
      const points = Math.abs(done.totals[0]! - done.totals[1]!);
      expect(points).toBeGreaterThan(31);
      expect(done.scores).toEqual(winner === 0 ? [points, 0] : [0, points]);
      const items = [{ kind: "difference", points, cards: [] }];
      expect(done.awards.at(-1)).toEqual({ side: winner, line: null, points, items });
      expect(inPhase(afterMoves(crosscribb, done, DEAL), "cut")).toMatchObject({
        totals: [0, 0],
        scores: done.scores,
        dealer: 1,
      });
    }
  });

  test("S1-29: equal totals peg nothing", () => {
    // A board that is its own mirror in ranks has equal columns and rows; the crib is worth nothing.
    const board = cards("AC 3C 7C TC QH  3D 2H 9D KD 7D  7H 9C KS 6D 8D  TH KC 6H 4S JS  QD 7S 8H JC 4D");
    const full = inPhase(round(game({ first: 0, lineFlush: "five" }), { board, crib: cards("2S 4C 6S 8S") }), "show");
    const { totals } = scoreBoard(board, "KS", { lineFlush: "five" });
    expect(totals[0]).toBe(totals[1]);
    const done = inPhase(afterMoves(crosscribb, full, "1 show", "0 show"), "deal");
    expect(done.totals[0]).toBe(done.totals[1]);
    expect(done).toMatchObject({ scores: [0, 0], dealer: 1 });
    expect(done.awards.some(({ items }) => items[0]!.kind === "difference")).toBe(false);
  });
});

describe("muggins, S1-50", () => {
  const full = inPhase(round(game({ first: 0, muggins: true, target: 200 }), ROWS_WIN), "show");
  const rows = scoreBoard(full.board, full.cut).totals[1];

  test("S1-50: the claim is one number for all lines; what is missing is the other side's to take", () => {
    expect(refused(full, "1 show")).toBe("wrong-claim");
    expect(refused(full, `1 show ${rows + 1}`)).toBe("wrong-claim");
    expect(legalMoves(full)).toHaveLength(rows + 1);
    const short = inPhase(afterMoves(crosscribb, full, `1 show ${rows - 3}`), "muggins");
    expect(short).toMatchObject({ missing: 3, pending: [0, 2], totals: [0, rows - 3] });
    expect(refused(short, "3 accept")).toBe("not-your-turn");
    expect(refused(short, "2 muggins 4")).toBe("wrong-claim");
    const taken = inPhase(afterMoves(crosscribb, short, "2 muggins 3"), "show");
    expect(taken).toMatchObject({ turn: 0, totals: [3, rows - 3] });
    expect(taken.awards).toMatchObject([{ side: 0, line: null, points: 3, items: [{ kind: "muggins" }] }]);
  });

  test("S1-50: when all accept the points are lost, and a full claim counts line by line", () => {
    const accepted = inPhase(afterMoves(crosscribb, full, `1 show ${rows - 3}`, "2 accept", "0 accept"), "show");
    expect(accepted).toMatchObject({ turn: 0, totals: [0, rows - 3], awards: [] });
    expect(afterMoves(crosscribb, full, `1 show ${rows}`).awards).toHaveLength(5);
  });

  test("S1-50: the dealer's claim has the crib in it and his heels not; then the round is pegged", () => {
    const board = ROWS_WIN.board.map((card) => (card === "9H" ? ("JH" as Card) : card));
    const first = round(game({ first: 0, muggins: true, target: 200 }), { ...ROWS_WIN, board });
    const { totals } = scoreBoard(board, "JH");
    const counted = afterMoves(crosscribb, first, `1 show ${totals[1]}`);
    const most =
      totals[0] +
      afterMoves(crosscribb, counted, `0 show ${legalMoves(counted).length - 1}`).awards.find(
        ({ line }) => line === "crib",
      )!.points;
    expect(legalMoves(counted)).toHaveLength(most + 1);
    const short = inPhase(afterMoves(crosscribb, counted, "0 show 0"), "muggins");
    expect(short).toMatchObject({ missing: most, pending: [1, 3], totals: [2, totals[1]], awards: [] });
    const done = inPhase(afterMoves(crosscribb, short, "3 muggins 1"), "deal");
    expect(done.totals).toEqual([2, totals[1] + 1]);
    expect(done.scores).toEqual([0, totals[1] - 1]);
  });
});

describe("the end", () => {
  /** The loser's points when the other side pegs out. */
  const end = (loser: number, target = 31) => {
    const full = round(game({ first: 0, target }), ROWS_WIN);
    const won = afterMoves(crosscribb, parseStateJson({ ...full, scores: [loser, target - 1] }), "1 show", "0 show");
    return outcome(won);
  };

  test("S1-02, S1-35: 31 holes win, and the track ends there", () => {
    expect(end(20)).toEqual({ winners: [1], scores: [20, 31], gamesLost: [1, 0], reason: "round" });
    expect(
      outcome(afterMoves(crosscribb, round(game({ first: 0, target: 200 }), ROWS_WIN), "1 show", "0 show")),
    ).toBeUndefined();
    expect(
      outcome(afterMoves(crosscribb, round(game({ first: 0, target: 7 }), COLUMNS_WIN), "1 show", "0 show"))?.scores,
    ).toEqual([7, 0]);
  });

  test("S1-36: a margin of 15 or less is one game", () => {
    expect(end(30)?.gamesLost).toEqual([1, 0]);
    expect(end(16)?.gamesLost).toEqual([1, 0]);
  });

  test("S1-37: a margin of 16 or more is a skunk, two games", () => {
    expect(end(15)?.gamesLost).toEqual([2, 0]);
    expect(end(1)?.gamesLost).toEqual([2, 0]);
  });

  test("S1-38: a margin of 31 is a double skunk, three games, whatever the target", () => {
    expect(end(0)?.gamesLost).toEqual([3, 0]);
    expect(end(30, 61)?.gamesLost).toEqual([3, 0]);
    expect(end(31, 61)?.gamesLost).toEqual([2, 0]);
    expect(end(0, 10)?.gamesLost).toEqual([1, 0]);
  });
});

describe("views", () => {
  const start = game({ first: 0 }, DEAL);
  const piles = (state: CrossCribbState, seat?: number) =>
    (crosscribb.view(state, seat) as unknown as { piles: string[][] }).piles;
  const crib = (state: CrossCribbState, seat?: number) => (crosscribb.view(state, seat) as { crib: unknown }).crib;

  test("S1-10: nobody sees a pile before the cut, and nobody ever what is below the top", () => {
    for (const seat of [undefined, 0, 1, 2, 3]) expect(new Set(piles(start, seat).flat())).toEqual(new Set(["??"]));
    expect(
      crosscribb.redact(start.phase === "cut" ? { type: "deal", piles: start.piles } : { type: "accept", seat: 0 }, 1),
    ).toEqual({
      type: "deal",
      piles: Array(4).fill(Array(7).fill("??")),
    });
  });

  test("S1-17: from the cut on each seat sees its own top card, and after each move the next", () => {
    let state = afterMoves(crosscribb, start, "- cut 9D");
    for (const [seat, top] of ["AC", "AD", "AH", "AS"].entries()) {
      expect(piles(state, seat).map((pile) => pile[0])).toEqual([0, 1, 2, 3].map((s) => (s === seat ? top : "??")));
      expect(piles(state, seat)[seat]!.slice(1)).toEqual(Array(6).fill("??"));
    }
    expect(piles(state).flat()).not.toContain("AC");
    state = afterMoves(crosscribb, state, "1 place b4");
    expect(piles(state, 1)[1]).toEqual(["2D", ...Array(5).fill("??")]);
    expect(inPhase(state, "play").board[SQUARES.indexOf("b4")]).toBe("AD");
  });

  test("S1-22, S1-25: the crib is hidden but for a seat's own cards, until the dealer's side is to count", () => {
    const state = afterMoves(crosscribb, start, "- cut 9D", "1 discard");
    expect(crib(state, 1)).toEqual([null, "AD", null, null]);
    for (const seat of [undefined, 0, 2, 3]) expect(crib(state, seat)).toEqual([null, "??", null, null]);
    const full = round(game({ first: 0, muggins: true }), ROWS_WIN);
    expect(crib(full)).toEqual(["??", "??", "??", "??"]);
    expect(crib(full, 2)).toEqual(["??", "??", ROWS_WIN.crib[2], "??"]);
    const short = afterMoves(crosscribb, full, "1 show 0");
    expect(crib(short, 0)).toEqual([ROWS_WIN.crib[0], "??", "??", "??"]);
    const counted = afterMoves(crosscribb, short, "0 accept", "2 accept");
    for (const seat of [undefined, 0, 1, 2, 3]) expect(crib(counted, seat)).toEqual(ROWS_WIN.crib);
    const two = afterMoves(crosscribb, round(game({ players: 2, first: 0 }), ROWS_WIN));
    expect(crib(two, 1)).toEqual(["??", "??", ROWS_WIN.crib[2], ROWS_WIN.crib[3]]);
    const three = round(game({ players: 3, first: 0 }), ROWS_WIN);
    expect(crib(three, 1)).toEqual(["??", ROWS_WIN.crib[1], ROWS_WIN.crib[2], "??"]);
  });

  test("the picture has the board with what each line is worth so far", () => {
    const state = afterMoves(crosscribb, start, "- cut 9D", "1 place c4", "2 place a3", "3 discard", "3 place c5");
    const lines = render(crosscribb.view(state, 0))
      .split("\n")
      .map((line) => line.trim().split(/ +/).join(" "));
    for (const row of ["3 A♥ · 9♦ · · 0", "4 · · A♦ · · 0", "5 · · 2♠ · · 0", "0 0 0 0 0 0 : 0"])
      expect(lines).toContain(row);
    for (const seen of ["* seat 0 A♣ ?? ?? ?? ?? ?? ??", "seat 3 ?? ?? ?? ?? ??", "crib -- -- -- ??"])
      expect(lines).toContain(seen);
  });
});
