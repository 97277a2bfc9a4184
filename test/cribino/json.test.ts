import { describe, expect, test } from "vitest";
import * as cribino from "../../src/cribino/index.ts";
import {
  type CribinoState,
  initialState,
  legalMoves,
  parseMove,
  parseStateJson,
  stateSchema,
} from "../../src/cribino/index.ts";
import type { PlayState, SolitaireOverState } from "../../src/cribino/state.ts";
import { playout, seeded } from "../../src/index.ts";
import { mapJson } from "../arbitraries.ts";
import { afterMoves } from "../moves.ts";
import { pathOf, thrownBy } from "../thrown.ts";
import { CLOSED, deckOf, frontierOf, played, tile } from "./help.ts";

/** JSON with another part at a path. */
function replacedAt(json: unknown, path: string, part: unknown): unknown {
  const root = JSON.parse(JSON.stringify(json));
  const keys = path.match(/\w+/g)!;
  const last = keys.pop()!;
  keys.reduce((at, key) => at[key], root)[last] = part;
  return root;
}

describe("moves in text", () => {
  test.each([
    ["1 lay 48 0,0 r0", 6],
    ["1 lay 7 0,48 r0", 10],
    ["1 lay 7 -0,1 r0", 8],
    ["1 lay 7 0,0 r4", 12],
    ["1 lay 7 0,0", 11],
    ["7 pass", 0],
    ["1 sing", 2],
    ["- sing", 2],
    ["- draw-tile 9 1", 12],
    ["- draw-tile 1 x", 14],
    ["- deal 1 2 / 2 3", 11],
    ["- shuffle 1 2 3", 15],
  ])("%s is refused at %i", (text, index) => {
    expect(thrownBy(() => parseMove(text))).toMatchObject({ name: "NotationError", index });
  });
});

describe("from outside", () => {
  const { state } = playout(cribino, { random: seeded(4), options: { players: 3, deals: 1 }, limit: 14 });
  const base = JSON.parse(JSON.stringify(state)) as Record<string, never> & { hands: number[][]; laid: object[] };

  /** With something else about the second lay. */
  const withLay = (s: typeof base, other: object) => ({
    ...s,
    laid: s.laid.map((lay, i) => (i === 1 ? { ...lay, ...other } : lay)),
  });

  test.each<[string, (s: typeof base) => object]>([
    ["frontier", (s) => ({ ...s, frontier: [] })],
    ["turn", (s) => ({ ...s, turn: 3 })],
    ["drawn", (s) => ({ ...s, drawn: 13 })],
    ["scores", (s) => ({ ...s, scores: [5, 0, 1] })],
    ["hands[0]", (s) => ({ ...s, hands: [[], ...s.hands.slice(1)] })],
    ["hands[1]", (s) => ({ ...s, hands: [s.hands[0], s.hands[0], s.hands[2]] })],
    ["laid[1]", (s) => ({ ...s, laid: [s.laid[0], s.laid[0], ...s.laid.slice(2)] })],
    ["laid[1]: 9,9 is taken or touches no tile", (s) => withLay(s, { x: 9, y: 9 })],
    ['laid[1].type: must be "lay"', (s) => ({ ...s, laid: [s.laid[0], { type: "pass", seat: 1 }] })],
    ["laid[1].seat", (s) => withLay(s, { seat: 3 })],
    ["laid[1].rotation", (s) => withLay(s, { rotation: 4 })],
    ["dealer", (s) => ({ ...s, dealer: 2 })],
    ["dealsPlayed", (s) => ({ ...s, dealsPlayed: 1 })],
    ["passes", (s) => ({ ...s, passes: 3 })],
    ["phase", (s) => ({ ...s, phase: "solitaire" })],
    ["awards[0].side", (s) => ({ ...s, awards: [{ side: 3, points: 5, items: [{ kind: "opening", points: 5 }] }] })],
  ])("what does not fit together is refused at %s", (path, spoil) => {
    expect(parseStateJson(base)).toEqual(state);
    expect(() => parseStateJson(spoil(base))).toThrow(path);
  });

  /** The second deal, after a lay of four sides that ended the first hand. */
  const deal = played(CLOSED, { deals: 2 });

  test.each<[path: string, part: unknown, at?: string]>([
    ["awards", "none"],
    ["awards[0].side", 2],
    ["awards[0].points", 75],
    ["awards[0].items", []],
    ["awards[0].items[0]", null],
    ["awards[0].items[0]", 7],
    ["awards[0].items[0].kind", "lucky"],
    ["awards[0].items[0].kind", "opening", "awards[0].items[0].facing"],
    ["awards[0].items[0].numbers", [5, 5, 5]],
    ["awards[0].items[0].numbers[1]", 11],
    ["awards[0].items[0].points", 15],
    ["awards[0].items[0].facing", "up"],
    ["awards[0].items[0].color", "blue"],
    ["awards[0].items[3].points", 12],
    ["awards[0].items[4].points", 0],
    ["awards[1].items[0].seat", 2],
    ["awards[1].items[0].tiles", 7],
    ["awards[1].items[0].points", 15],
  ])("what ended a hand is read, and refused with %s: %j", (path, part, at = path) => {
    expect(parseStateJson(JSON.parse(JSON.stringify(deal)))).toEqual(deal);
    expect(pathOf(() => parseStateJson(replacedAt(deal, path, part)))).toBe(at);
  });

  test("a seat without room in its hand does not draw, and the first to move has neither passed nor drawn", () => {
    const dealt = afterMoves(cribino, initialState(), "- deal 0 1 2 3 4 5 / 6 7 8 9 10 11");
    expect(pathOf(() => parseStateJson({ ...dealt, passes: 1 }))).toBe("passes");
    expect(pathOf(() => parseStateJson({ ...dealt, turn: 1 }))).toBe("turn");
    expect(pathOf(() => parseStateJson({ ...dealt, drawn: 1 }))).toBe("drawn");
    expect(() => parseStateJson({ ...dealt, phase: "draw" })).toThrow("phase: must not be draw: seat 0 may not draw");
  });

  test("a game is over after its last hand, as an empty hand tells", () => {
    const end = played(CLOSED, { deals: 1 });
    expect(parseStateJson(end)).toEqual(end);
    expect(pathOf(() => parseStateJson({ ...end, settings: { ...end.settings, deals: 2 } }))).toBe("dealsPlayed");
    expect(pathOf(() => parseStateJson({ ...end, reason: "out" }))).toBe("reason");
    expect(pathOf(() => parseStateJson({ ...end, winners: [1] }))).toBe("winners[0]");
    expect(pathOf(() => parseStateJson({ ...end, winners: [] }))).toBe("winners");
  });

  test("every part that is wrong by itself is an issue", () => {
    const { issues } = stateSchema["~standard"].validate({ ...base, turn: -1, drawn: "none", scores: [5, 7, 0] });
    expect(issues?.map(({ path }) => path.join("."))).toEqual(["scores.1", "turn", "drawn"]);
  });

  test("the -0 that JSON has is 0 in a state", () => {
    for (const { settings, ...json } of [state, played(CLOSED, { deals: 2 })]) {
      const minus = mapJson(json, (part) => (part === 0 ? -0 : part)) as object;
      expect(parseStateJson({ ...minus, settings })).toEqual({ ...json, settings });
    }
  });

  test("a position need not have come up in a game", () => {
    const { laid, frontier } = played(CLOSED, {}, 3) as PlayState;
    const set = { ...(played(CLOSED, {}, 3) as PlayState), scores: [50, -20], hands: [[0], [1, 2, 4]] };
    expect(parseStateJson(set)).toEqual({ ...set, laid, frontier });
  });

  test("a solitaire has all its tiles, and goes on until none can be laid", () => {
    const deck = deckOf(tile([1, 1, 1, 1]), tile([3, 3, 3, 3]));
    let solitaire: CribinoState = initialState({ players: 1, deck });
    solitaire = afterMoves(
      cribino,
      solitaire,
      { type: "shuffle", order: [...Array(48).keys()] },
      "0 turn-up",
      "0 lay 0 0,0 r0",
    );
    expect(parseStateJson(solitaire)).toEqual(solitaire);
    expect(() => parseStateJson({ ...solitaire, aside: [0] })).toThrow("aside[0]");
    expect(() => parseStateJson({ ...solitaire, turnedUp: [1] })).toThrow("aside");
    expect(() => parseStateJson({ ...solitaire, laidBefore: 1 })).toThrow("laidBefore");
    while (legalMoves(solitaire).length > 0) solitaire = cribino.apply(solitaire, legalMoves(solitaire)[0]!);
    expect(() => parseStateJson({ ...solitaire, reason: "played-out" })).toThrow("reason");
    const { phase: _, reason, winners: __, ...rest } = solitaire as SolitaireOverState;
    const frontier = frontierOf(rest.settings, rest.laid);
    const stuck = { ...rest, phase: "solitaire", frontier, stock: [], turnedUp: [], laidBefore: 1 };
    expect(reason).toBe("stuck");
    expect(() => parseStateJson(stuck)).toThrow("phase: must not be solitaire: no more tiles can be laid");
    expect(() => parseStateJson({ ...stuck, round: 3 })).toThrow("round");
  });
});
