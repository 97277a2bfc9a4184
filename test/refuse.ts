import { expect, test } from "vitest";
import type { Key } from "../src/core/errors.ts";
import {
  type AnyGame,
  type AnyState,
  describeRefusal,
  type IllegalMoveError,
  type MoveOf,
  type OptionsOf,
  playout,
  type StateOf,
  seeded,
  steps,
} from "../src/index.ts";
import { mapJson } from "./arbitraries.ts";
import { expectEqual } from "./equal.ts";
import { often } from "./often.ts";
import { thrownBy } from "./thrown.ts";
import { expectWords } from "./words.ts";

/** Facts of a game that the suite of refusals needs. */
export interface Refusals<G extends AnyGame> {
  readonly game: G;
  /** Options under which every type of move comes up. */
  readonly options: OptionsOf<G>;
  /**
   * A state, a move that is refused there, the code, words that its sentence must have, and the keys of the invalid
   * part.
   */
  readonly refused: readonly (readonly [
    state: StateOf<G>,
    move: string | MoveOf<G>,
    code: string,
    words?: string,
    keys?: readonly Key[],
  ])[];
  /** Moves that no state accepts, and the path of the invalid part. */
  readonly malformed: readonly (readonly [json: object, path: string])[];
}

/** Runs the refusals of a game as tests. */
export function describeRefusals<G extends AnyGame>({ game: typed, options, refused, malformed }: Refusals<G>): void {
  const game: AnyGame = typed;

  const told = refused.map(
    ([state, move, code, words, keys]) =>
      [typeof move === "string" ? move : game.formatMove(move), code, state as AnyState, move, words, keys] as const,
  );
  test.each(told)("%s: %s", (_, code, state, text, words, keys) => {
    const move = typeof text === "string" ? game.parseMove(text) : text;
    const before = JSON.stringify(state);
    const refusal = game.refusal(state, move)!;
    expect(refusal.code).toBe(code);
    expectWords(refusal.reason, words);
    if (keys !== undefined) expect(refusal.keys).toEqual(keys);
    expect(thrownBy(() => game.apply(state, move))).toMatchObject({ ...refusal, move });
    expect(JSON.stringify(state)).toBe(before);
    for (const viewer of [0, null]) {
      const told = describeRefusal(game, refusal, { viewer, names: ["Ann", "Bob"] });
      expect(told).toMatch(/^\p{Lu}/u);
      expect(told).not.toMatch(/[{}[\]|]|undefined|\?\?/);
    }
  });

  test.each(malformed)("%j is malformed at %s", (json, path) => {
    const { code, keys, reason, message } = thrownBy(() => game.parseMoveJson(json)) as IllegalMoveError;
    expect(code).toBe("malformed");
    for (const word of path.split(" ")) expect(message).toContain(word);
    expect(game.refusal(refused[0]![0] as AnyState, json as never)).toEqual({ code, keys, reason });
  });

  const played = [1, 2, 3, 4]
    .slice(0, often(2, 4))
    .flatMap((seed) => [...steps(game, playout(game, { random: seeded(seed), options, limit: 400 }).record)]);

  test("the -0 that JSON has is 0 in every move, and leaves no -0 in a state", () => {
    for (const { move, before, after: state } of played) {
      const minus = mapJson(move, (part) => (part === 0 ? -0 : part)) as typeof move;
      expectEqual(game.parseMoveJson(minus), move);
      expectEqual(game.apply(before, minus), state);
    }
  });

  test("a view judges its viewer's moves as the state does, and all others as not its turn", () => {
    const others = played.filter((_, i) => i % 29 === 0).map(({ move }) => move);
    for (const { before, move } of played.filter((_, i) => i % 5 === 0))
      for (const viewer of [0, 1, null]) {
        const seen = game.view(before, viewer);
        for (const one of [move, ...others])
          expectEqual(
            one.seat === viewer ? game.refusal(seen, one) : game.refusal(seen, one)?.code,
            one.seat === viewer ? game.refusal(before, one) : "not-your-turn",
          );
      }
  });
}
