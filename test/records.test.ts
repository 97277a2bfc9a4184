import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findGame, games } from "../src/games/index.ts";
import { advance, newRecord, readRecord, replay, seeded } from "../src/index.ts";
import { pathOf } from "./thrown.ts";

const FOLDER = join(import.meta.dirname, "records");

/** Every file below the folder: a record as text, after a line with the outcome that it had when it was written. */
const FILES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".txt"));

describe("records keep their outcome for ever", () => {
  test.each(FILES)("%s", (file) => {
    const text = readFileSync(join(FOLDER, file), "utf8");
    const game = findGame(/^\[game "(.*)"\]$/m.exec(text)![1]!)!;
    const outcome: unknown = JSON.parse(text.slice(1, text.indexOf("\n")));
    expect(game.outcome(replay(game, readRecord(game, text).record))).toEqual(outcome);
  });

  test("of every game", () => {
    for (const { id } of games) expect(FILES.some((file) => file.startsWith(id))).toBe(true);
  });
});

describe.each(games.map((game) => [game.id, game] as const))("a record of %s by other rules", (_, game) => {
  const { moves } = advance(game, game.initialState(), null, { random: seeded(1) });
  const record = { ...newRecord(game), moves };

  test("has the version of the rules", () => {
    expect(record.rules).toBe(game.rules.version);
    expect(readRecord(game, record).record).toEqual(record);
  });

  test.each([game.rules.version + 1, 0, "1", undefined])("%s is refused, with the reason", (rules) => {
    const other = { ...record, rules } as never;
    for (const run of [() => replay(game, other), () => readRecord(game, other).record]) {
      expect(pathOf(run)).toBe("rules");
      if (rules === game.rules.version + 1) expect(run).toThrow(`the record was played by version ${rules}`);
    }
  });
});
