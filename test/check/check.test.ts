import { describe, expect, test } from "vitest";
import { checkGame } from "../../src/check/index.ts";
import type { CribbageMove, CribbageState, CribbageView } from "../../src/cribbage/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { replay, seeded } from "../../src/index.ts";

const setup = { random: seeded(1), games: 1, options: { first: 0, target: 11 } } as const;

/** The laws that a changed game of cribbage breaks, with what is wrong. */
function broken(change: Partial<typeof cribbage>): Map<string, string> {
  const found = checkGame({ ...cribbage, ...change }, setup);
  for (const { record } of found) expect(() => replay(cribbage, record)).not.toThrow();
  return new Map(found.map(({ law, message }) => [law, message]));
}

describe("checkGame finds", () => {
  test("nothing wrong with cribbage", () => {
    expect(checkGame(cribbage, setup)).toEqual([]);
  });

  test("a listed move that does not apply", () => {
    const always: CribbageMove = { type: "go", seat: 0 };
    const legalMoves = (state: CribbageState | CribbageView, seat?: number) =>
      cribbage.legalMoves(state, seat).map((move) => (move.seat === 0 ? always : move));
    const found = broken({ legalMoves });
    expect(found.get("every listed move applies")).toMatch(/^0 go is listed but refused/);
    expect(found.get("every playout ends")).toMatch(/^throws IllegalMoveError/);
  });

  test("a move that is not listed but applies", () => {
    const found = broken({ apply: cribbage.applyUnchecked, refusal: () => undefined, isLegal: () => true });
    expect(found.has("what is not listed is refused with a code")).toBe(true);
    expect(found.has("anything but a move is refused as malformed")).toBe(true);
  });

  test("a view that leaks", () => {
    const view = (state: CribbageState, seat: number | null = null) => ({ ...state, viewer: seat }) as CribbageView;
    expect(broken({ view }).get("a view hides what the moves hide")).toMatch(/shows what ".*" hides from it$/);
  });

  test("a round trip that fails", () => {
    const formatMove = (move: { readonly type: string }) => `0 ${move.type}`;
    expect(broken({ formatMove }).has("moves come back from JSON and text")).toBe(true);
  });

  test("a function that changes its input", () => {
    const apply = (state: CribbageState, move: CribbageMove) => Object.assign(state, cribbage.apply(state, move));
    expect(broken({ apply }).get("every playout ends")).toMatch(
      /^throws TypeError: Cannot assign to read only property/,
    );
  });
});
