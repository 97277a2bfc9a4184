import * as v from "valibot";
import { describe, expect, expectTypeOf, test } from "vitest";
import { game as tricks } from "../../docs/examples/own-game/tricks.ts";
import { checkGame } from "../../src/check/index.ts";
import { type Card, defineGame, type Hidden, type Seat, seeded, type ViewOf } from "../../src/index.ts";
import { often } from "../often.ts";

test("the guide's game with hidden cards keeps the laws", () => {
  expect(checkGame(tricks, { random: seeded(1), games: often(2, 200) })).toEqual([]);
});

describe("the type of views", () => {
  test("comes from `hide`, which stands below the functions that get views", () => {
    expectTypeOf<ViewOf<typeof tricks>["hands"]>().toEqualTypeOf<(Card | Hidden)[][]>();
    expectTypeOf<ViewOf<typeof tricks>["viewer"]>().toEqualTypeOf<Seat | null>();
  });

  test("is that of states without `hide`", () => {
    const winners = v.optional(v.array(v.number()));
    const anyone = v.object({ players: v.literal(2) });
    const State = v.object({
      phase: v.picklist(["stop", "over"]),
      settings: anyone,
      scores: v.array(v.number()),
      awards: v.tuple([]),
      // Optional keys of these libraries may be undefined.
      ...{ winners, reason: v.optional(v.string()), dealer: v.optional(v.number()) },
    });
    const game = defineGame({
      id: "stop",
      players: [2],
      optionsSchema: v.object({ players: v.optional(v.literal(2), 2) }),
      moveSchema: v.object({ type: v.literal("stop"), seat: v.number() }),
      stateSchema: State,
      start: (settings): v.InferOutput<typeof State> => ({ phase: "stop", settings, scores: [0, 0], awards: [] }),
      activeSeats: ({ phase }) => (phase === "stop" ? [0] : []),
      movesOf: (_, seat) => [{ type: "stop", seat }],
      applyUnchecked: (state): v.InferOutput<typeof State> => ({
        ...state,
        phase: "over",
        winners: [0],
        reason: "stopped",
      }),
    });
    expectTypeOf<ViewOf<typeof game>["phase"]>().toEqualTypeOf<"stop" | "over">();
    expect(game.view(game.initialState(), 1).viewer).toBe(1);
  });
});
