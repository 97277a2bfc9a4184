// Browser storage and links may contain anything; the page then starts a new game.
import fc from "fast-check";
import { playout, seeded } from "fifteen-two";
import * as cribbage from "fifteen-two/cribbage";
import { h } from "preact";
import render from "preact-render-to-string";
import { expect, test } from "vitest";
import Drill from "../../docs/playground/app/count/drill.tsx";
import { keepGame as keepSummary } from "../../docs/playground/app/kept/games.ts";
import { readPrefs } from "../../docs/playground/app/kept/prefs.ts";
import { isOn, keepGame, keptGame, matchOf, newGame } from "../../docs/playground/app/kept/saved.ts";
import { save } from "../../docs/playground/app/kept/store.ts";
import { summarize } from "../../docs/playground/app/kept/summary.ts";
import { gameFor } from "../../docs/playground/app/play/playing.tsx";
import { readProgress } from "../../docs/playground/app/puzzle/puzzles.ts";
import { savedFrom } from "../../docs/playground/app/replay/game-link.ts";
import Statistics from "../../docs/playground/app/statistics/index.tsx";
import { GAMES } from "../../docs/playground/table/looks/index.ts";
import { localSession } from "../../docs/playground/table/session/local.ts";
import { formatSetup, readSetup, type Setup } from "../../docs/playground/table/session/setup.ts";
import { often } from "../often.ts";
import { emptyStorage } from "./storage.ts";

const look = await GAMES[0].load();

const items = emptyStorage();

/** Starts the game of an address and looks at all of it. */
function start(query: string): Setup {
  const asked = gameFor(look, query);
  if ("message" in asked) throw new Error(asked.message);
  const { setup, moves, seen, records } = asked.saved;
  const session = localSession(look.game, setup, () => new Promise(() => {}), moves);
  for (const at of [0, seen, session.length]) session.knowledge(at);
  matchOf(look.game, setup, records);
  formatSetup(setup);
  session.close();
  return setup;
}

const { record } = playout(cribbage, { random: seeded(5), options: { first: 0 } });
const whole = newGame({ ...start("new=beginner"), match: 2, options: record.settings }, { records: [record] });
const { moves } = playout(cribbage, { random: seeded(6), options: record.settings, limit: 9 }).record;
const saved = { ...whole, moves, seen: 8, begun: 2, before: { ...whole, over: true } };
const summary = summarize(cribbage, record, 0, { id: "a", date: "2026-01-01", losses: { count: 1, points: 1 } })!;

/** Any JSON, with objects that cannot be made text and keys of prototypes. */
const anything = fc.letrec((again) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.jsonValue(),
    fc.constantFrom<unknown>({ toString: 1 }, { length: 1e9 }, -1, 0.5, 1e300, "", "constructor", null, []),
    fc.dictionary(fc.constantFrom("toString", "game", "setup", "players", "__proto__", "moves"), again("value")),
  ),
})).value;

/** A value with one part replaced: the part under one of its keys, or of theirs, and so on. */
function broken(value: unknown, path: readonly number[], part: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined || typeof value !== "object" || value === null) return part;
  const keys = Object.keys(value);
  const key = keys[first % keys.length] ?? "new";
  const next = broken(Object.entries(value).find(([name]) => name === key)?.[1], rest, part);
  return Array.isArray(value) ? value.map((old, i) => (`${i}` === key ? next : old)) : { ...value, [key]: next };
}

const KEYS = ["prefs", "level", "latest", "game:cribbage", "statistics", "puzzles", "drill"];

test("whatever is kept, the page reads it and a game starts", () => {
  const path = fc.array(fc.nat(40), { minLength: 1, maxLength: 5 });
  const property = fc.property(anything, path, fc.boolean(), (part, at, bare) => {
    keepGame(look.game, saved);
    keepSummary(summary);
    save("drill", { asked: 1, right: 1, milliseconds: 9, streak: 1, longest: 1 });
    for (const key of KEYS) {
      const name = `fifteen-two:${key}`;
      const text = items.get(name);
      items.set(name, JSON.stringify(bare || text === undefined ? part : broken(JSON.parse(text), at, part)));
    }
    start("");
    start("players=person.beginner&seed=5");
    isOn("cribbage");
    readProgress();
    Object.values(readPrefs()).map(String);
    for (const page of [Statistics, Drill]) render(h(page, {}));
  });
  fc.assert(property, { numRuns: often(30, 300) });
});

test("a kept game is read as it was kept; a broken one starts anew", () => {
  keepGame(look.game, saved);
  expect(keptGame(look.game)).toEqual(saved);
  for (const change of [
    { setup: { ...saved.setup, seed: 999_999_999_999 } },
    { setup: { ...saved.setup, game: { toString: 1 } } },
    { setup: { ...saved.setup, game: "sackson" } },
    { seen: moves.length + 1 },
    { moves: [...moves, moves[0]] },
    { records: [record, record, record] },
  ]) {
    save("game:cribbage", { ...saved, rules: look.game.rules.version, ...change });
    expect(keptGame(look.game)).toBeUndefined();
    expect(start("")).not.toEqual(saved.setup);
  }
});

test.each([999_999_999_999, -1, 0.5, "5", null, 7])("a record with the seed %j can be played on", (seed) => {
  const { game, saved: opened } = savedFrom(JSON.stringify({ ...record, moves, meta: { seed } }));
  keepGame(game, opened);
  const [, query = ""] = formatSetup(opened.setup).split("?");
  expect(start(query)).toEqual(opened.setup);
  expect(opened.setup.seed === seed).toBe(seed === 7);
});

test.each([
  "target=1000000",
  "target=5&target=999999999",
  "match=2&match=1000",
  "match=0",
  "target=0",
  "seed=-1",
  "seed=1&seed=x",
  "seed=999999999999",
  "players=person.genius",
  "players=person.beginner&players=person",
  "players=5",
  "__proto__=1",
])("a link with %s is refused, in words that name it", (query) => {
  expect(() => readSetup(look.game, query, {})).toThrow();
  const asked = gameFor(look, query);
  expect("message" in asked && asked.message).toContain(query.split("&").at(-1));
});

test("any link gives a game or a message", () => {
  const word = fc.constantFrom(
    "target",
    "players",
    "seed",
    "match",
    "name",
    "deals",
    "curtain",
    "new",
    "toString",
    "=",
  );
  const value = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.constantFrom("person", "advanced.advanced", "null", "true"),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(word, value)), (pairs) => {
      gameFor(look, `${new URLSearchParams(pairs)}`);
    }),
    { numRuns: 300 },
  );
});
