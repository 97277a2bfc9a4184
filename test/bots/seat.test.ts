import { describe, expect, onTestFinished, test, vi } from "vitest";
import { advise, greedyBot, levelBot, randomBot, search, searchBot, seatBot } from "../../src/bots/index.ts";
import { cribbageBot, expert, trials } from "../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { type AnyGame, IllegalMoveError, newTable, playout, seeded, type Table } from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { GAMES } from "../games.ts";
import { pathOf } from "../thrown.ts";

/** Waits until something holds, one task after another. */
async function until(holds: () => boolean): Promise<void> {
  for (let n = 0; n < 10_000 && !holds(); n++) await new Promise((resolve) => setTimeout(resolve));
  expect(holds()).toBe(true);
}

function seats<G extends AnyGame>({ state }: Table<G>): number[] {
  return Array.from({ length: state.settings.players }, (_, seat) => seat);
}

test.each(GAMES)("bots at every seat of $id play a game to its end", async (game) => {
  const options: object =
    game.id === "sackson" ? { turnLimit: 6 } : game.id === "cribino" ? { deals: 1 } : { target: 15 };
  const table = newTable(game, { random: seeded(3), options });
  const leave = seats(table).map((seat) => seatBot(table, seat, randomBot(), { random: seeded(seat) }));
  await until(() => game.outcome(table.state) !== undefined);
  for (const go of leave) go();
});

describe("a bot at a table", () => {
  test("moves in a promise, with a delay", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const table = newTable(sackson, { random: seeded(1) });
    const ask = greedyBot(sackson);
    seatBot(table, 0, async (view, moves, random) => ask(view, moves, random), { delay: 20 });
    await vi.advanceTimersByTimeAsync(19);
    expect(table.record.moves).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(table.record.moves).toHaveLength(1);
  });

  test("does not move for a position that is gone, and hears of it", async () => {
    const table = newTable(cribbage, { random: seeded(7), options: { first: 0 } });
    const asked: { signal: { aborted: boolean }; answer: () => void }[] = [];
    seatBot(table, 1, (_view, moves, _random, signal) => {
      return new Promise((resolve) => asked.push({ signal, answer: () => resolve(moves[0]!) }));
    });
    await until(() => asked.length === 1);
    table.play(table.legalMoves(0)[0]!);
    await until(() => asked.length === 2);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    const { record } = table;
    asked[0]!.answer();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(table.record).toBe(record);
    asked[1]!.answer();
    await until(() => table.state.phase === "play");
  });

  test("no longer moves once it has left", async () => {
    const table = newTable(sackson, { random: seeded(1) });
    const leave = seatBot(table, 0, randomBot(), { delay: 1 });
    leave();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(table.record.moves).toEqual([]);
  });

  test("hands its errors and illegal moves on, and moves again after the next change", async () => {
    const table = newTable(sackson, { random: seeded(1) });
    const errors: unknown[] = [];
    let choose: () => never = () => {
      throw new Error("out of ideas");
    };
    seatBot(table, 0, () => choose(), { onError: (error) => errors.push(error) });
    await until(() => errors.length === 1);
    expect(errors[0]).toEqual(new Error("out of ideas"));
    choose = () => ({ type: "return", seat: 0, color: "red" }) as never;
    table.play({ type: "take", seat: 0, colors: ["red", "blue"] });
    await until(() => errors.length === 2);
    expect(errors[1]).toBeInstanceOf(IllegalMoveError);
  });

  test("moves for no other seat", async () => {
    const table = newTable(cribbage, { random: seeded(7), options: { first: 0 } });
    const errors: unknown[] = [];
    seatBot(table, 1, () => table.legalMoves(0)[0]!, { onError: (error) => errors.push(error) });
    await until(() => errors.length === 1);
    expect(errors[0]).toBeInstanceOf(IllegalMoveError);
    expect(table.record.moves.length).toBe(1);
  });

  test.each([cribbageBot, searchBot, greedyBot, levelBot])("%o that was not called says so", async (factory) => {
    const errors: unknown[] = [];
    seatBot(newTable(sackson, { random: seeded(1) }), 0, factory as never, { onError: (error) => errors.push(error) });
    await until(() => errors.length === 1);
    expect((errors[0] as Error).message).toMatch(
      /^(game|options): must not be a state or view; call a factory of bots/,
    );
  });

  test.each([trials, expert, search])("advice by %o that was not called says so", (method) => {
    const view = cribbage.view(cribbage.initialState(), 0);
    expect(() => [...advise(cribbage, view, { method: method as never })]).toThrow("not a function; call it");
  });

  test("an uncalled factory is named as what it is", async () => {
    const errors: unknown[] = [];
    const table = newTable(sackson, { random: seeded(1) });
    seatBot(table, 0, randomBot as never, { onError: (error) => errors.push(error) });
    await until(() => errors.length === 1);
    const message = "the bot must return a move of seat 0, not a function; call the factory, as randomBot()";
    expect(errors[0]).toMatchObject({ code: "not-your-seat", message });
    expect(() => playout(sackson, { random: seeded(1), bots: [randomBot, randomBot] as never })).toThrow(message);
  });

  test("takes arguments that make sense", () => {
    const table = newTable(sackson, { random: seeded(1) });
    expect(pathOf(() => seatBot(table, 2, randomBot()))).toBe("seat");
    expect(pathOf(() => seatBot(table, 0, "beginner" as never))).toBe("choose");
    expect(pathOf(() => seatBot(table, 0, randomBot(), { delay: -1 }))).toBe("options.delay");
    expect(pathOf(() => seatBot(table, 0, randomBot(), { speed: 1 } as never))).toBe("options.speed");
  });
});
