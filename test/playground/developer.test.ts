import { playout, seeded } from "fifteen-two";
import { games } from "fifteen-two/games";
import { describe, expect, test } from "vitest";
import { callText, startText } from "../../docs/playground/developer/call.ts";

/** Runs a text that declares one constant after its import. */
function run(text: string, name: string, scope: Readonly<Record<string, unknown>>): unknown {
  const body = text.replace(/^import .*\n/, "");
  return new Function(...Object.keys(scope), `${body}return ${name};`)(...Object.values(scope));
}

describe.each(games)("$id", (game) => {
  test("the text of a call runs, and does what was done", () => {
    const { record } = playout(game, { random: seeded(2), limit: 60 });
    for (const move of record.moves) {
      const text = callText(game.id, move);
      expect(text).toContain(`from "fifteen-two/${game.id}"`);
      expect(run(text, "next", { state: "state", apply: (_: unknown, given: unknown) => given })).toEqual(move);
    }
  });

  test("the text of the start gives the first state", () => {
    const first = game.initialState();
    const { initialState } = game;
    expect(run(startText(game.id, first.settings), "state", { initialState })).toEqual(first);
  });
});

test("names that need no quotes have none", () => {
  expect(callText("cribbage", { type: "play", seat: 0, card: "5H" })).toBe(
    'import { apply } from "fifteen-two/cribbage";\n\nconst next = apply(state, { type: "play", seat: 0, card: "5H" });\n',
  );
  expect(callText("cribino", { "zig-zag": 1 })).toContain('{ "zig-zag": 1 }');
});
