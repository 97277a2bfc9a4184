import { describe, expect, test } from "vitest";
import * as cribbage from "../../src/cribbage/index.ts";
import {
  type AnyGame,
  IllegalMoveError,
  InvalidStateError,
  newRecord,
  newTable,
  playout,
  type RecordOf,
  replay,
  type Seat,
  seeded,
  steps,
} from "../../src/index.ts";
import { NIGHT, often } from "../often.ts";
import { rowsOf } from "../tables.ts";
import { thrownBy } from "../thrown.ts";
import { inWords, titled } from "../words.ts";

/** By number of move, whether a seat had more than one move to choose from. */
function choices(game: AnyGame, record: RecordOf<AnyGame>, seat: number): number[] {
  return [...steps(game, record)].flatMap(({ move, before }, i) =>
    move.seat === seat && game.legalMoves(before, seat).length > 1 ? [i] : [],
  );
}

describe.each(
  titled(
    rowsOf(({ bots, playthroughs }) => [
      ...bots.map((options) => [options] as const),
      ...playthroughs.map(([, options]) => [options] as const),
    ]),
    (game, options) => `${game.id}, ${inWords(options)}`,
  ),
)("in %s", (_, game, options) => {
  const records = (NIGHT ? [1, 2] : [1]).map(
    (seed) => playout(game, { random: seeded(seed), options, limit: often(80, 150) }).record,
  );
  const seats = Array.from({ length: game.initialState(options).settings.players }, (_, seat) => seat);

  test("steps are the fold of apply, each with what its move scored", () => {
    for (const record of records) {
      const all = [...steps(game, record)];
      expect(all.map(({ move }) => move)).toEqual(record.moves);
      expect(all[0]!.before).toEqual(game.initialState(options));
      expect(all.at(-1)!.after).toEqual(replay(game, record));
      for (const [i, { move, before, after: state, awards }] of all.entries()) {
        expect(state).toEqual(game.apply(before, move));
        expect(awards).toBe(state.awards);
        if (i > 0) expect(before).toBe(all[i - 1]!.after);
      }
    }
  });

  test("a table's undo gives the moves before a seat's latest real choice, and undefined if it had none", () => {
    for (const record of records)
      for (const seat of seats) {
        const latest = choices(game, record, seat).at(-1);
        const back = takeBack(game, record, seat);
        expect(back === undefined).toBe(latest === undefined);
        if (back === undefined) continue;
        expect(back).toEqual({ ...record, moves: record.moves.slice(0, latest) });
        const state = replay(game, back);
        expect(game.activeSeats(state)).toContain(seat);
        expect(game.legalMoves(state, seat).length).toBeGreaterThan(1);
      }
  });

  test("taking back again and again ends, after as many times as the seat had choices", () => {
    const [record] = records as [RecordOf<AnyGame>];
    const seat = seats.at(-1)!;
    const made = choices(game, record, seat);
    const lengths: number[] = [];
    const table = newTable(game, { random: seeded(1), record });
    while (table.undo(seat)) lengths.push(table.record.moves.length);
    expect(lengths).toEqual(made.toReversed());
  });
});

test("steps checks its record at the call", () => {
  expect(() => steps(cribbage, { ...newRecord(cribbage), game: "chess" })).toThrow("game:");
  expect(() => steps(cribbage, null as never)).toThrow(InvalidStateError);
});

/** The record before a seat's latest real choice. */
function takeBack<G extends AnyGame>(game: G, record: RecordOf<G>, seat: Seat): RecordOf<G> | undefined {
  const table = newTable(game, { random: seeded(1), record });
  return table.undo(seat) ? table.record : undefined;
}

describe("undo", () => {
  const { record } = playout(cribbage, { random: seeded(7), options: { target: 31 } });

  test("keeps meta, and leaves the record as it is", () => {
    const named = { ...record, meta: { names: ["Ann", "Bob"] } };
    const before = JSON.stringify(named);
    expect(takeBack(cribbage, named, 0)!.meta).toEqual({ names: ["Ann", "Bob"] });
    expect(JSON.stringify(named)).toBe(before);
  });

  test("has nothing to take back before the first move", () => {
    expect(takeBack(cribbage, newRecord(cribbage), 0)).toBeUndefined();
  });
});

test("steps refuses another game's record, and names the move that is not legal", () => {
  const { record } = playout(cribbage, { random: seeded(7), options: { target: 31 } });
  const broken = { ...record, moves: [...record.moves.slice(0, 5), record.moves[0]!] };
  expect(thrownBy(() => [...steps(cribbage, broken)])).toBeInstanceOf(IllegalMoveError);
  expect(() => [...steps(cribbage, broken)]).toThrow(/^moves\[5\]: /);
});
