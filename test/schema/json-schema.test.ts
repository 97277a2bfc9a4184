import { Ajv, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { type AnyGame, playout, type Schema, seeded } from "../../src/index.ts";
import { often, thinned } from "../often.ts";
import { optionsIn, TABLES } from "../tables.ts";
import { inWords, titled } from "../words.ts";

/** The targets, each with a validator that complains of anything odd in a schema. ajv knows OpenAPI's `nullable`. */
const STRICT = { strict: true, allowUnionTypes: false, code: { optimize: false } } as const;
const DRAFTS = [
  ["draft-2020-12", new Ajv2020(STRICT)],
  ["draft-07", new Ajv(STRICT)],
  ["openapi-3.0", new Ajv(STRICT)],
] as const;

type Target = (typeof DRAFTS)[number][0];

const compiled = new Map<string, ValidateFunction>();

/** The validator of a schema as it is printed; equal ones are compiled once. */
function compile(target: Target, printed: object): ValidateFunction {
  const text = target + JSON.stringify(printed);
  const validate = compiled.get(text) ?? new Map<Target, Ajv>(DRAFTS).get(target)!.compile(printed);
  compiled.set(text, validate);
  return validate;
}

const inputs = new Map<object, ValidateFunction[]>();

/** The validators of a schema's input, one a draft. */
function validators(schema: Schema<unknown>): ValidateFunction[] {
  const known =
    inputs.get(schema) ?? DRAFTS.map(([target]) => compile(target, schema["~standard"].jsonSchema.input({ target })));
  inputs.set(schema, known);
  return known;
}

/** Expects that the schema's reader and both drafts say the same of a value. */
function expectValid(schema: Schema<unknown>, value: unknown, valid: boolean): void {
  const read = schema["~standard"].validate(value).issues === undefined;
  const said = validators(schema).map((validate) => validate(value));
  if (read !== valid || said.some((one) => one !== valid))
    expect({ value, read, said }).toEqual({ value, read: valid, said: DRAFTS.map(() => valid) });
}

/** A JSON value with each of its parts in turn put through an edit. */
function* edited(json: unknown, edit: (part: unknown) => unknown): Generator<unknown, void, void> {
  if (typeof json !== "object" || json === null) return;
  for (const [key, part] of Object.entries(json)) {
    const put = (value: unknown) => (Array.isArray(json) ? json.with(Number(key), value) : { ...json, [key]: value });
    yield put(edit(part));
    for (const inner of edited(part, edit)) yield put(inner);
  }
}

const GAMES = TABLES.map((tables) => [tables.game.id, tables.game, thinned(optionsIn(tables), 2)] as const);

describe.each(GAMES)("the JSON Schemas of %s", (_, game: AnyGame, options) => {
  test.each(DRAFTS)("compile as %s, for input and output", (target, ajv) => {
    for (const { "~standard": standard } of [game.optionsSchema, game.moveSchema, game.stateSchema])
      for (const print of [standard.jsonSchema.input, standard.jsonSchema.output]) {
        const schema = print({ target });
        expect(ajv.validateSchema(schema)).toBe(true);
        expect(compile(target, schema)).toBeTypeOf("function");
      }
  });

  test("name and describe every option and every key of a move, so that a form needs no words of its own", () => {
    const target = "draft-2020-12";
    const { oneOf } = game.moveSchema["~standard"].jsonSchema.input({ target }) as { oneOf: object[] };
    for (const schema of [game.optionsSchema["~standard"].jsonSchema.input({ target }), ...oneOf])
      for (const [key, property] of Object.entries((schema as { properties: object }).properties))
        expect(property, key).toEqual(
          expect.objectContaining({ title: expect.any(String), description: expect.any(String) }),
        );
  });

  test("take every legal move as it is, also from a server that removes unknown keys, as Fastify does", () => {
    const ajv = new Ajv({ coerceTypes: "array", useDefaults: true, removeAdditional: true });
    const validate = ajv.compile(game.moveSchema["~standard"].jsonSchema.input({ target: "draft-07" }));
    for (const one of options.slice(0, often(2, 100)))
      playout(game, {
        random: seeded(6),
        options: one,
        limit: 60,
        watch: (move) => {
          const body = JSON.parse(JSON.stringify(move));
          expect([validate(body), body]).toEqual([true, move]);
        },
      });
  });

  describe.each(
    titled(
      options.map((one) => [one] as const),
      inWords,
    ),
  )("with %s", (_, one) => {
    test("accept the options, their settings, and options that are null", () => {
      expectValid(game.optionsSchema, one, true);
      const { settings } = game.initialState(one);
      expectValid(game.optionsSchema, settings, true);
      const output = game.optionsSchema["~standard"].jsonSchema.output({ target: "draft-07" });
      expect(compile("draft-07", output)(settings)).toBe(true);
      expectValid(game.optionsSchema, Object.fromEntries(Object.keys(settings).map((key) => [key, null])), true);
    });

    test("refuse options of a wrong kind, and unknown ones", () => {
      for (const wrong of [{ nonsense: true }, -1.5])
        for (const broken of edited(game.initialState(one).settings, () => wrong))
          expectValid(game.optionsSchema, broken, false);
      expectValid(game.optionsSchema, { ...one, nonsense: 1 }, false);
      for (const none of [null, 7, "{}", [], true]) {
        for (const validate of validators(game.optionsSchema)) expect(validate(none)).toBe(false);
        if (none !== null) expect(game.optionsSchema["~standard"].validate(none).issues).toHaveLength(1);
      }
    });

    test("accept every move that is reached, and refuse it when a part is wrong, missing or too much", () => {
      const { record } = playout(game, {
        random: seeded(5),
        options: one,
        limit: often(30, 60),
        watch: (_move, _before, state) => expectValid(game.stateSchema, state, true),
      });
      let state = game.initialState(one);
      const types = new Map<string, number>();
      for (const move of record.moves) {
        for (const legal of [move, ...game.legalMoves(state).slice(0, often(1, 12))]) {
          expectValid(game.moveSchema, legal, true);
          const seen = types.get(legal.type) ?? 0;
          types.set(legal.type, seen + 1);
          if (seen >= often(1, 4)) continue;
          for (const wrong of [{ nonsense: true }, -1.5, "nonsense", null])
            for (const broken of edited(legal, () => wrong)) expectValid(game.moveSchema, broken, false);
          for (const key of Object.keys(legal)) {
            const { [key as "type"]: _, ...rest } = legal;
            const { issues } = game.moveSchema["~standard"].validate(rest);
            expectValid(game.moveSchema, rest, issues === undefined);
          }
          expectValid(game.moveSchema, { ...legal, nonsense: 1 }, false);
        }
        state = game.apply(state, move);
      }
      for (const none of [null, 7, "{}", [], {}, true]) expectValid(game.moveSchema, none, false);
    });
  });
});
