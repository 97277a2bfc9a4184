import type { StandardSchemaV1 } from "@standard-schema/spec";
import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { CribbageMove, CribbageState } from "../../src/cribbage/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { playout, type Schema, seeded } from "../../src/index.ts";
import * as arbitrary from "../arbitraries.ts";
import { GAMES } from "../games.ts";
import { titled } from "../words.ts";

/** The standard's part of a schema of this package, which is never asynchronous. */
function standardOf(schema: StandardSchemaV1<unknown>): Schema<unknown>["~standard"] {
  return (schema as Schema<unknown>)["~standard"];
}

function fail(error: unknown): never {
  throw error;
}

describe.each(GAMES)("the schemas of $id", (game) => {
  const { record } = playout(game, { random: seeded(11), limit: 60 });
  const move = standardOf(game.moveSchema);
  const state = standardOf(game.stateSchema);

  test("name the standard's version and the vendor", () => {
    for (const standard of [move, state]) {
      expect(standard.version).toBe(1);
      expect(standard.vendor).toBe("fifteen-two");
    }
  });

  test("give back what is valid, as a copy", () => {
    let at = game.initialState();
    for (const legal of record.moves) {
      expect(move.validate(legal)).toEqual({ value: legal });
      at = game.apply(at, legal);
      expect(state.validate(at)).toEqual({ value: at });
    }
  });

  test("never throw, and give issues for anything else", () => {
    fc.assert(
      fc.property(arbitrary.hostile, (value) => {
        for (const { validate } of [move, state]) {
          const { issues } = validate(value);
          expect(issues!.length).toBeGreaterThan(0);
          for (const { message, path } of issues!) {
            expect(message).not.toBe("");
            for (const key of path) expect(["string", "number"]).toContain(typeof key);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test("never throw, whatever a getter or a proxy throws", () => {
    const spiteful = new Proxy({}, { get: () => fail(new Error("again")), has: () => fail(new Error("again")) });
    const revoked = Proxy.revocable({}, {});
    revoked.revoke();
    for (const thrown of [new Error("boom"), undefined, null, Symbol("boom"), spiteful]) {
      const values = ["type", "phase", "viewer", "moves"].map((key) => ({
        get: () => fail(thrown),
        enumerable: true,
        key,
      }));
      for (const { key, ...getter } of values)
        for (const { validate } of [move, state])
          expect(validate(Object.defineProperty({ ...game.initialState() }, key, getter)).issues).toHaveLength(1);
    }
    for (const { validate } of [move, state]) expect(validate(revoked.proxy).issues).toHaveLength(1);
  });
});

describe("issues", () => {
  const moves = cribbage.moveSchema["~standard"];
  const states = cribbage.stateSchema["~standard"];
  const start = cribbage.initialState();

  test.each(
    titled<[value: unknown, path: (string | number)[]]>(
      [
        [{ ...start, scores: [0, -1] }, ["scores", 1]],
        [{ ...start, settings: { ...start.settings, target: 0 } }, ["settings", "target"]],
        [{ ...start, extra: 1 }, ["extra"]],
        [{ ...start, "a.b[0]": 1 }, ["a.b[0]"]],
        [{ ...start, 'say "hi". [': 1 }, ['say "hi". [']],
        [{ ...start, "": 1 }, [""]],
        [null, []],
      ],
      (_, path) => path.join(", ") || "those of the whole",
    ),
  )("name the keys that lead to what is wrong: %s", (_, value, path) => {
    expect(states.validate(value).issues![0]!.path).toEqual(path);
  });

  test("say what is wrong without saying where again", () => {
    const { issues } = moves.validate({ type: "discard", seat: 0, cards: ["5H", "1H"] });
    expect(issues).toEqual([{ message: 'must be a card, not "1H"', path: ["cards", 1] }]);
  });
});

test("the types are the standard's, and libraries infer from them", () => {
  const move = cribbage.moveSchema satisfies StandardSchemaV1<CribbageMove>;
  const state = cribbage.stateSchema satisfies StandardSchemaV1<CribbageState>;
  expectTypeOf<StandardSchemaV1.InferOutput<typeof move>>().toEqualTypeOf<CribbageMove>();
  expectTypeOf<StandardSchemaV1.InferInput<typeof move>>().toEqualTypeOf<CribbageMove>();
  expectTypeOf<StandardSchemaV1.InferOutput<typeof state>>().toEqualTypeOf<CribbageState>();
});
