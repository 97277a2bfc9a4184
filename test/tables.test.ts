import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GAMES as FOLDERS } from "../entries.mjs";
import { GAMES } from "./games.ts";
import { TABLES } from "./tables.ts";

test("every game has tables, and they are of that game", () => {
  expect(TABLES.map(({ game }) => game)).toEqual(GAMES);
});

test.each(GAMES)("$id has cases for every suite", ({ id }) => {
  const tables = TABLES.find(({ game }) => game.id === id)!;
  for (const rows of [tables.sides, tables.perft, tables.playthroughs, tables.matches, tables.bots, tables.seated])
    expect(rows.length).toBeGreaterThan(0);
  expect(tables.secret.length + tables.open.length).toBeGreaterThan(0);
});

test.each(GAMES)("$id keeps the laws of every game, and those of its border", ({ id }) => {
  for (const suite of ["laws", "border"])
    expect(existsSync(join(import.meta.dirname, id, `${suite}.test.ts`)), suite).toBe(true);
});

test("the folders with phases are the games", () => {
  expect([...FOLDERS].sort()).toEqual(GAMES.map(({ id }) => id).sort());
});
