import { describe, expect, test } from "vitest";
import { ENTRIES } from "../entries.mjs";
import { type AnyGame, type AnyState, playout, seeded } from "../src/index.ts";
import { GAMES } from "./games.ts";

/** An object, or the objects in it, each once; functions are left out, and modules, which nobody can change. */
function objectsIn(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== "object" || value === null || found.has(value)) return found;
  if (Object(value)[Symbol.toStringTag] !== "Module") found.add(value);
  for (const part of Object.values(value)) objectsIn(part, found);
  return found;
}

function unfrozenIn(value: unknown): object[] {
  return [...objectsIn(value)].filter((object) => !Object.isFrozen(object));
}

/** All objects in the states of a random game. */
function objectsOf(game: AnyGame, players: number, seed: number): Set<object> {
  const states: AnyState[] = [];
  playout(game, {
    random: seeded(seed),
    options: { players },
    limit: 400,
    watch: (_move, before, after) => states.push(before, after),
  });
  return objectsIn(states);
}

describe("what everybody shares is frozen", () => {
  test.each(ENTRIES)("the constants of $name", async ({ source }) => {
    const entry: Record<string, unknown> = await import(/* @vite-ignore */ `../${source}`);
    for (const [name, value] of Object.entries(entry)) expect(unfrozenIn(value), name).toEqual([]);
  });

  const tables = GAMES.flatMap((game) => game.players.map((players) => ({ game, id: game.id, players })));
  test.each(tables)("what two games of $id for $players share", ({ game, players }) => {
    const first = objectsOf(game, players, 1);
    const shared = [...objectsOf(game, players, 2)].filter((object) => first.has(object));
    expect(shared.filter((object) => !Object.isFrozen(object))).toEqual([]);
  });

  test("what a schema prints is the caller's own", () => {
    for (const { moveSchema, optionsSchema } of GAMES) {
      for (const { jsonSchema } of [moveSchema["~standard"], optionsSchema["~standard"]]) {
        const print = () => objectsIn(jsonSchema.input({ target: "draft-2020-12" }));
        const first = print();
        expect([...print()].filter((object) => first.has(object))).toEqual([]);
      }
    }
  });
});
