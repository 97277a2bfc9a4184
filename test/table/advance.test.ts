import { describe, expect, test } from "vitest";
import * as cribbage from "../../src/cribbage/index.ts";
import {
  advance,
  appendMoves,
  IllegalMoveError,
  InvalidStateError,
  newRecord,
  randomInt,
  replay,
  seeded,
} from "../../src/index.ts";
import { afterMoves } from "../moves.ts";
import { NIGHT, thinned } from "../often.ts";
import { optionsIn, rowsOf } from "../tables.ts";
import { thrownBy } from "../thrown.ts";
import { inWords, titled } from "../words.ts";

/** Every game, with all options that the tables name. */
const ROWS = titled(
  rowsOf((tables) => thinned(optionsIn(tables), 2).map((one) => [one] as const)),
  (game, options) => `${game.id}, ${inWords(options)}`,
);

describe.each(ROWS)("advance in %s", (_, game, options) => {
  test("after it a seat is active or the game is over, and the moves replay to the state", () => {
    for (const seed of NIGHT ? [1, 2, 3] : [1]) {
      const random = seeded(seed);
      const start = advance(game, game.initialState(options), null, { random });
      let { state } = start;
      let record = appendMoves(newRecord(game, options), start.moves);
      for (const move of start.moves) expect(move.seat).toBeUndefined();
      for (let i = 0; i < 40; i++) {
        expect(game.activeSeats(state).length > 0).toBe(game.outcome(state) === undefined);
        expect(game.chance(state, random)).toBeUndefined();
        const moves = game.legalMoves(state);
        if (moves.length === 0) break;
        const move = moves[randomInt(moves.length, random)]!;
        const next = advance(game, state, move, { random });
        expect(next.moves[0]).toEqual(move);
        for (const move of next.moves.slice(1)) expect(move.seat).toBeUndefined();
        record = appendMoves(record, next.moves);
        ({ state } = next);
      }
      expect(replay(game, record)).toEqual(state);
    }
  });

  test("settling what is settled makes no move and gives the same state", () => {
    const { state } = advance(game, game.initialState(options), null, { random: seeded(1) });
    const again = advance(game, state, null, { random: () => Number.NaN });
    expect(again.state).toBe(state);
    expect(again.moves).toEqual([]);
  });

  test("a constant random source ends, in a state or in an InvalidStateError", () => {
    for (const n of [0, 0.25, 0.5, 1 - 2 ** -53]) {
      const error = thrownBy(() => {
        let { state } = advance(game, game.initialState(options), null, { random: () => n });
        for (let i = 0; i < 10; i++) {
          const [move] = game.legalMoves(state);
          if (move === undefined) break;
          ({ state } = advance(game, state, move, { random: () => n }));
        }
      });
      if (error !== undefined) expect(error).toBeInstanceOf(InvalidStateError);
    }
  });

  test("a broken random source is refused when chance is to move", () => {
    const start = game.initialState(options);
    if (game.chance(start, seeded(1)) === undefined) return;
    for (const n of [1, -1, Number.NaN, "0", undefined])
      expect(() => advance(game, start, null, { random: () => n as number })).toThrow(/^random: must return /);
  });
});

describe("advance in cribbage", () => {
  test("S2-08: a tied cut is cut again, and all cuts are in the record", () => {
    const seed = [...Array(200).keys()].find((seed) => {
      const { moves } = advance(cribbage, cribbage.initialState(), null, { random: seeded(seed) });
      return moves.length > 2;
    })!;
    const { state, moves } = advance(cribbage, cribbage.initialState(), null, { random: seeded(seed) });
    expect(moves.slice(0, -1).every(({ type }) => type === "cut-for-deal")).toBe(true);
    expect(moves.at(-1)!.type).toBe("deal");
    expect(afterMoves(cribbage, cribbage.initialState(), ...moves)).toEqual(state);
  });

  test("S2-08: a source whose cuts tie for ever is refused, not waited for", () => {
    const error = thrownBy(() => advance(cribbage, cribbage.initialState(), null, { random: () => 0 }));
    expect(error).toBeInstanceOf(InvalidStateError);
    expect(error).toMatchObject({
      path: "random",
      message: 'random: must be random, but gave 1000 chance moves in a row, the last "cut-for-deal"',
    });
  });

  test("advance refuses a move that is not legal, as apply does", () => {
    const { state } = advance(cribbage, cribbage.initialState(), null, { random: seeded(7) });
    expect(() => advance(cribbage, state, { type: "go", seat: 0 }, { random: seeded(1) })).toThrow(IllegalMoveError);
  });
});
