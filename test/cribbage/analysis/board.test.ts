import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Merit } from "../../../src/cribbage/analysis/choice/merits.ts";
import {
  type BoardTheme,
  boardPosition,
  chancesAtScores,
  describeBoard,
  situation,
  type Theme,
} from "../../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { playout, seeded } from "../../../src/index.ts";
import * as german from "../../../src/words/de/index.ts";
import { often } from "../../often.ts";
import { pathOf } from "../../thrown.ts";

/** A view of seat 0 before a deal. */
const viewAt = (scores: readonly number[], dealer: 0 | 1 = 0, options = {}) =>
  cribbage.view({ ...cribbage.initialState({ first: dealer, ...options }), scores }, 0);

describe("the board position", () => {
  // The par holes of a dealer by DeLynn Colvert (cribbage.org, tips 10 to 16) and Michael Schell (cribbageforum.com).
  test.each([18, 44, 70, 96])("of a dealer at %i, a par hole, is level with a pone ten points before it", (hole) => {
    const [dealer, pone] = boardPosition(viewAt([hole, hole - 10]));
    expect(dealer).toEqual({ par: hole, ahead: 0, themes: ["at par", "play off"] });
    // To come first from there, the pone must reach the next hole.
    expect(pone).toEqual({ par: hole + 16, ahead: -26, themes: ["behind par", "play on"] });
  });

  test.each([
    // Schell, Ask the experts, March 2002, of a pone at 76 to 61: "+16", and the dealer "-9".
    [[61, 76], [-9, 16], "behind par"],
    // Colvert, tip 12: at the start the dealer has some points to give away, and the pone lacks about as many.
    [[0, 0], [8, -8], "ahead of par"],
    // Colvert, tip 13: the last hole of a pone, from which its hand of average points wins.
    [[96, 112], [-26, 0], "behind par"],
  ] as const)("at %j is %j", (scores, ahead, place) => {
    const position = boardPosition(viewAt(scores));
    expect(position.map((side) => side.ahead)).toEqual(ahead);
    expect(position[0]!.themes[0]).toBe(place);
  });

  test("is that of a shorter game from as many points to go", () => {
    const at = (scores: readonly number[], target: number) =>
      boardPosition(viewAt(scores, 0, { target })).map(({ ahead }) => ahead);
    expect(at([10, 25], 61)).toEqual(at([70, 85], 121));
  });

  test("makes one side play off and the other play on, by the holes of both, and turns with the seats", () => {
    const score = fc.integer({ min: 0, max: 120 });
    const property = fc.property(score, score, (own, other) => {
      const position = boardPosition(viewAt([own, other]));
      expect(position.map(({ themes }) => themes[1]).sort()).toEqual(["play off", "play on"]);
      for (const [side, { par, ahead, themes }] of position.entries()) {
        expect(par + ahead).toBe([own, other][side]);
        expect((par + (side === 0 ? 0 : 10) - 96) % 26).toBeCloseTo(0);
        expect(themes[0]).toBe(ahead > 0 ? "ahead of par" : ahead < 0 ? "behind par" : "at par");
      }
      expect(boardPosition(viewAt([other, own], 1))).toEqual(position.toReversed());
    });
    fc.assert(property, { numRuns: often(200, 2000) });
  });

  test("says who is likelier to win, until the last deals", () => {
    let right = 0;
    let all = 0;
    for (let dealer = 0; dealer <= 90; dealer += 3)
      for (let pone = Math.max(0, dealer - 30); pone <= Math.min(90, dealer + 30); pone += 3, all++)
        if (boardPosition(viewAt([dealer, pone]))[0]!.ahead >= 0 === chancesAtScores({ dealer, pone }).dealer > 0.5)
          right++;
    expect(right / all).toBeGreaterThan(0.8);
  });

  test("is known from the deal to the end of the show, between two", () => {
    const { record, state } = playout(cribbage, { random: seeded(3), options: { first: 0 } });
    expect(pathOf(() => boardPosition(cribbage.view(state, 0)))).toBe("phase");
    expect(record.moves.length).toBeGreaterThan(50);
    for (const limit of [0, 1, 3, 4, 9, 14]) {
      const { state } = playout(cribbage, { random: seeded(3), options: { first: 0 }, limit });
      expect(boardPosition(cribbage.view(state, 1))).toHaveLength(2);
    }
    expect(pathOf(() => boardPosition(cribbage.view(cribbage.initialState(), 0)))).toBe("phase");
    expect(pathOf(() => boardPosition(viewAt([0, 0, 0], 0, { players: 3 })))).toBe("settings.players");
    expect(pathOf(() => boardPosition(viewAt([0, 0], 0, { players: 4 })))).toBe("settings.players");
  });
});

describe("the words of a board position", () => {
  const hand = ["2H", "3D", "3S", "5C", "9S", "QD"] as const;
  const view = (scores: readonly number[], dealer = false) => situation({ hand, dealer, scores });

  test.each([
    [
      [76, 61],
      ["You are 16 ahead of par (60) and should play safe", "Bob is 9 behind par (70) and should play for points"],
      [
        "Du liegst 16 vor dem Soll (60) und solltest auf Sicherheit spielen",
        "Bob liegt 9 hinter dem Soll (70) und sollte auf Punkte spielen",
      ],
    ],
    [
      [60, 70],
      ["You are 26 behind par (86) and should play for points", "Bob is at par (70) and should play safe"],
      [
        "Du liegst 26 hinter dem Soll (86) und solltest auf Punkte spielen",
        "Bob liegt im Soll (70) und sollte auf Sicherheit spielen",
      ],
    ],
    [
      [0, 0],
      ["You are 8 behind par (8) and should play for points", "Bob is 8 ahead of par and should play safe"],
      [
        "Du liegst 8 hinter dem Soll (8) und solltest auf Punkte spielen",
        "Bob liegt 8 vor dem Soll und sollte auf Sicherheit spielen",
      ],
    ],
  ])("at %j are English and German", (scores, english, inGerman) => {
    const names = ["Ann", "Bob"];
    expect(describeBoard(cribbage, view(scores), { names })).toEqual(english);
    const words = { ...german.cribbage, ...german.board };
    expect(describeBoard(cribbage, view(scores), { names, words })).toEqual(inGerman);
  });

  test("may be replaced, and are refused if they are none", () => {
    const words = { "board.ahead": "+{points}", "board.behind": "-{points}" };
    expect(describeBoard(cribbage, view([76, 61]), { words })).toEqual(["+16", "-9"]);
    expect(pathOf(() => describeBoard(cribbage, view([76, 61]), { words: { x: 1 } as never }))).toBe("options.words.x");
    expect(pathOf(() => describeBoard(cribbage, view([76, 61]), { seat: 0 } as never))).toBe("options.seat");
  });
});

test("every theme and merit has German words", () => {
  const THEMES: Record<Theme | Merit | BoardTheme, true> = {
    ...{ "gives a five": true, "gives a pair": true, "gives a fifteen": true, "gives touching cards": true },
    ...{ "splits a pair": true, "splits a fifteen": true, "breaks a run": true },
    ...{
      "leads a five": true,
      "leads a ten-card": true,
      "makes 5": true,
      "makes 21": true,
      "allows a run": true,
      "allows three of a kind": true,
    },
    ...{ "adds a five": true, "adds a pair": true, "adds a fifteen": true, "adds touching cards": true },
    ...{ "gives distant cards": true, "allows nothing": true, "allows no fifteen": true },
    ...{ "answers a pair": true, "answers a fifteen": true, "answers a run": true },
    ...{
      "keeps a thirty-one": true,
      "nears 31": true,
      "passes 15": true,
      "keeps a pair": true,
      "keeps a low card": true,
    },
    ...{ "ahead of par": true, "at par": true, "behind par": true, "play on": true, "play off": true },
  };
  expect(Object.keys(german.themes).sort()).toEqual(Object.keys(THEMES).sort());
  expect(new Set(Object.values(german.themes)).size).toBe(Object.keys(THEMES).length);
});
