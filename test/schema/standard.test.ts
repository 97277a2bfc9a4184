import * as v from "valibot";
import { describe, expect, test } from "vitest";
import * as cribbage from "../../src/cribbage/index.ts";
import { type AnyState, defineGame, IllegalMoveError, InvalidStateError, type Seat } from "../../src/index.ts";
import { GAMES } from "../games.ts";
import { thrownBy } from "../thrown.ts";

/** The paths of the issues that a schema finds. */
function pathsOf(schema: (typeof cribbage)["optionsSchema" | "stateSchema" | "moveSchema"], value: unknown): string[] {
  const { issues = [] } = schema["~standard"].validate(value);
  return issues.map(({ path }) => path.join("."));
}

describe("a schema lists every issue that can be found independently", () => {
  test("in options, also in a pair that does not fit", () => {
    expect(pathsOf(cribbage.optionsSchema, { players: 5, target: 0, muggins: 1, teams: 2 })).toEqual([
      "teams",
      "players",
      "target",
      "muggins",
    ]);
    expect(pathsOf(cribbage.optionsSchema, { players: 2, partners: true, first: 2 })).toEqual(["partners", "first"]);
  });

  test("in a move", () => {
    const move = { type: "discard", seat: 9, cards: ["5H", "5H", "XX"], why: 1 };
    expect(pathsOf(cribbage.moveSchema, move)).toEqual(["why", "seat", "cards"]);
  });

  test("in a state", () => {
    const state = { ...cribbage.initialState({ first: 0 }), scores: [0, -1], dealer: "0" };
    expect(pathsOf(cribbage.stateSchema, state)).toEqual(["scores.1", "dealer"]);
  });
});

test.each(GAMES)("the errors of $id name the part that the schema names", (game) => {
  const state = { ...game.initialState(), scores: "none" };
  const [issue] = game.stateSchema["~standard"].validate(state).issues!;
  const error = thrownBy(() => game.parseStateJson(state)) as InvalidStateError;
  expect(error.keys).toEqual(issue!.path);
  expect(error.reason).toBe(issue!.message);
  expect(error.message).toBe(`scores: ${error.reason}`);
});

describe("a game of your own takes schemas of another library", () => {
  interface Heap extends AnyState {
    readonly phase: "take" | "over";
    readonly settings: { readonly players: 2; readonly stones: number };
    readonly stones: number;
    readonly turn: Seat;
  }
  const count = v.pipe(v.number(), v.integer(), v.minValue(0));
  const settings = v.strictObject({ players: v.literal(2), stones: count });
  const nim = defineGame({
    id: "nim",
    players: [2],
    optionsSchema: v.strictObject({
      players: v.pipe(
        v.nullish(v.literal(2), 2),
        v.transform(() => 2 as const),
      ),
      stones: v.pipe(
        v.nullish(count, 7),
        v.transform((stones) => stones ?? 7),
      ),
    }),
    moveSchema: v.strictObject({ type: v.literal("take"), seat: v.picklist([0, 1]), stones: count }),
    stateSchema: v.strictObject({
      phase: v.picklist(["take", "over"]),
      settings,
      scores: v.array(v.number()),
      awards: v.tuple([]),
      stones: count,
      turn: v.picklist([0, 1]),
      winners: v.exactOptional(v.array(v.number())),
      reason: v.exactOptional(v.string()),
    }),
    start: (options): Heap => ({
      phase: "take",
      settings: options,
      scores: [0, 0],
      awards: [],
      stones: options.stones,
      turn: 0,
    }),
    activeSeats: ({ phase, turn }) => (phase === "over" ? [] : [turn]),
    movesOf: (state, seat) =>
      [1, 2, 3]
        .filter((n) => n <= state.stones)
        .map((stones) => ({ type: "take" as const, seat: seat as 0 | 1, stones })),
    applyUnchecked: (state, { seat, stones }): Heap =>
      stones === state.stones
        ? { ...state, phase: "over", stones: 0, winners: [seat], reason: "last-stone" }
        : { ...state, stones: state.stones - stones, turn: 1 - seat },
  });

  test("for options, with their paths", () => {
    expect(nim.initialState({ stones: 5 }).stones).toBe(5);
    expect((thrownBy(() => nim.initialState({ stones: -1 })) as InvalidStateError).keys).toEqual(["options", "stones"]);
  });

  test("for moves", () => {
    const error = thrownBy(() => nim.parseMoveJson({ type: "take", seat: 0, stones: "all" }));
    expect(error).toBeInstanceOf(IllegalMoveError);
    expect((error as IllegalMoveError).keys).toEqual(["stones"]);
  });

  test("but not one that is asynchronous", () => {
    const slow = v.pipeAsync(
      v.any(),
      v.checkAsync(async () => true),
    );
    const game = defineGame({
      ...({ ...nim, start: () => nim.initialState(), movesOf: () => [] } as object),
      optionsSchema: slow,
    } as never);
    expect(thrownBy(() => game.initialState())).toBeInstanceOf(InvalidStateError);
  });
});
