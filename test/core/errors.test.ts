import { describe, expect, test } from "vitest";
import { errorOf, formatPath } from "../../src/core/errors.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { IllegalMoveError, InvalidStateError, NotationError, newRecord, readRecord, replay } from "../../src/index.ts";
import { thrownBy } from "../thrown.ts";

/** A key far longer than what a message shows of it. */
const LONG = "a".repeat(500);
const SHORT = `${"a".repeat(39)}…`;

describe("a path for people", () => {
  test.each([
    [[], ""],
    [["hands", 1, 3], "hands[1][3]"],
    [[0, "cards"], "[0].cards"],
    [["meta", "a.b"], 'meta["a.b"]'],
    [["meta", "a[0]"], 'meta["a[0]"]'],
    [["meta", ""], 'meta[""]'],
    [["meta", LONG], `meta.${SHORT}`],
  ])("%j is %s", (keys, path) => {
    expect(formatPath(keys)).toBe(path);
  });
});

describe("the keys of an error are whole", () => {
  const record = newRecord(cribbage);
  const meta = { [LONG]: Number.NaN };

  test.each([
    ["an option", () => cribbage.initialState({ [LONG]: 1 } as never), ["options", LONG]],
    ["the meta of a new record", () => newRecord(cribbage, {}, meta), ["meta", LONG]],
    ["the meta of a record that is read", () => readRecord(cribbage, { ...record, meta }), ["meta", LONG]],
    ["a state", () => cribbage.parseStateJson({ ...cribbage.initialState(), [LONG]: 1 }), [LONG]],
    ["a move", () => cribbage.parseMoveJson({ type: "go", seat: 0, [LONG]: 1 }), [LONG]],
  ])("%s", (_, run, keys) => {
    const error = thrownBy(run) as InvalidStateError | IllegalMoveError;
    expect(error.keys).toEqual(keys);
    expect(error.message).toBe(`${formatPath(keys)}: ${error.reason}`);
    expect(error.message).not.toContain(LONG);
    if (error instanceof InvalidStateError) expect(error.path).toBe(formatPath(keys));
  });

  test.each([
    ["options", cribbage.optionsSchema, { [LONG]: 1 }, [LONG]],
    ["moves", cribbage.moveSchema, { type: "go", seat: 0, [LONG]: 1 }, [LONG]],
    ["states", cribbage.stateSchema, { ...cribbage.initialState(), [LONG]: 1 }, [LONG]],
  ])("so is the path of an issue that a schema of %s finds", (_, schema, value, path) => {
    expect(schema["~standard"].validate(value)).toEqual({ issues: [{ message: expect.any(String), path }] });
  });
});

test.each([IllegalMoveError, NotationError, InvalidStateError])(
  "an unmarked $name is one, as a class that Babel turned into a function expects before it runs",
  (error) => {
    expect(Object.create(error.prototype)).toBeInstanceOf(error);
    for (const other of [Error.prototype, {}, null, undefined]) expect(other instanceof error).toBe(false);
  },
);

describe("an error keeps its parts", () => {
  test("InvalidStateError: the path and the message follow from them", () => {
    const error = new InvalidStateError(["hands", 1], "must be a card");
    expect(error).toMatchObject({ keys: ["hands", 1], reason: "must be a card", path: "hands[1]" });
    expect(error.message).toBe("hands[1]: must be a card");
    expect(new InvalidStateError([], "must be an object")).toMatchObject({ path: "", message: "must be an object" });
  });

  test("IllegalMoveError", () => {
    const move = { type: "go", seat: 0 };
    expect(new IllegalMoveError("can-play", "it can play", move)).toMatchObject({
      ...{ code: "can-play", reason: "it can play", message: "it can play", move, keys: [] },
    });
    const error = thrownBy(() => replay(cribbage, { ...newRecord(cribbage), moves: [{ type: "go", seat: 0 }] }));
    expect(error).toMatchObject({ name: "IllegalMoveError", code: "chance-to-move", keys: ["moves", 0], move });
  });

  test("NotationError", () => {
    const error = thrownBy(() => cribbage.parseMove("0 castle"));
    expect(error).toBeInstanceOf(NotationError);
    const { reason, index, message } = error as NotationError;
    expect(message).toBe(`${reason} (at index ${index})`);
  });
});

test("an error is made from a fault, with the caller's keys in front", () => {
  const invalid = errorOf({ code: "invalid-state", keys: ["target"], reason: "must be 1" }, ["records", 2]);
  expect(invalid).toBeInstanceOf(InvalidStateError);
  expect(invalid).toMatchObject({ keys: ["records", 2, "target"], message: "records[2].target: must be 1" });
  const illegal = errorOf({ code: "malformed", keys: ["card"], reason: "must be a card" }, ["moves", 5], 7);
  expect(illegal).toBeInstanceOf(IllegalMoveError);
  expect(illegal).toMatchObject({ code: "malformed", move: 7, keys: ["moves", 5, "card"] });
});
