import { describe, expect, test } from "vitest";
import {
  isRight,
  keepAnswer,
  loadPuzzles,
  nextOf,
  puzzleOf,
  readPuzzle,
} from "../../docs/playground/app/puzzle/puzzles.ts";
import { advise, search } from "../../src/bots/index.ts";
import { trials } from "../../src/cribbage/analysis/index.ts";
import { games } from "../../src/games/index.ts";
import { type AnyGame, sample, seeded } from "../../src/index.ts";
import { NIGHT } from "../often.ts";

const DAYS = Array.from({ length: 366 }, (_, n) => new Date(Date.UTC(2028, 0, 1 + n)).toISOString().slice(0, 10));

describe.each(games as readonly AnyGame[])("the puzzles of $id", (game) => {
  const loaded = loadPuzzles(game.id as never).then((list) =>
    list.map(({ stored }) => ({ stored, ...readPuzzle(game, stored) })),
  );

  test("are some hundred, each once, of every difficulty", async () => {
    const all = await loaded;
    expect(all.length).toBeGreaterThanOrEqual(100);
    expect(new Set(all.map(({ view }) => JSON.stringify(view))).size).toBe(all.length);
    expect(new Set(all.map(({ stored }) => stored.rating)).size, "ratings tell most apart").toBeGreaterThan(75);
    for (const { stored } of all)
      expect([800, stored.rating, 2000].toSorted()).toEqual([2000, 800, stored.rating].toSorted());
  });

  test("list legal moves, of which one or two are right, and every other loses three games in 100", async () => {
    for (const { view, choices } of await loaded) {
      const legal = game.legalMoves(view).map((move) => game.formatMove(move));
      expect(choices.length).toBeGreaterThan(1);
      for (const { move } of choices) expect(legal).toContain(game.formatMove(move));
      const right = choices.filter(isRight);
      expect([1, 2]).toContain(right.length);
      expect(right.length).toBeLessThan(choices.length);
      expect(Math.min(...choices.slice(right.length).map(({ loss }) => loss.win))).toBeGreaterThan(0.0298);
      expect(choices.slice(0, right.length)).toEqual(right);
    }
  });

  test.runIf(NIGHT)("are judged the same by another search", async () => {
    const method = game.id === "cribbage" ? (trials({ deals: 300 }) as never) : search(game, { iterations: 2000 });
    for (const { view, choices } of sample(await loaded, 3, seeded(41))) {
      const right = choices.filter(isRight).map(({ move }) => game.formatMove(move));
      const advice = [...advise(game, view, { method, random: seeded(2) })].at(-1)!.choices;
      const { loss } = advice.find(({ move }) => right.includes(game.formatMove(move)))!;
      expect(loss.win).toBeLessThanOrEqual(3 * loss.error + 0.005);
    }
  });
});

test("the puzzle of a day is the same for everyone, and over a year each game has many", async () => {
  const days = await Promise.all(DAYS.map(puzzleOf));
  expect(await Promise.all(DAYS.map(puzzleOf))).toEqual(days);
  for (const { id } of games) {
    const own = days.filter(({ game }) => game === id);
    expect(own.length).toBeGreaterThan(90);
    expect(new Set(own.map((one) => one.id)).size).toBeGreaterThan(40);
  }
});

test("the next puzzle is about as hard as the player is good, and none of the latest", async () => {
  const list = await loadPuzzles("cribbage");
  const offs = list.map(({ stored }) => Math.abs(stored.rating - 1000)).toSorted((a, b) => a - b);
  let progress = { rating: 1000, streak: 0, seen: [] as string[] };
  for (let n = 0; n < 60; n++) {
    const { id, stored } = nextOf(list, progress, seeded(n));
    expect(progress.seen).not.toContain(id);
    expect(Math.abs(stored.rating - 1000)).toBeLessThanOrEqual(offs[n + 12]!);
    progress = { ...progress, seen: [...progress.seen, id] };
  }
});

test("a right answer raises the rating, the more the harder the puzzle; a wrong one ends the row", () => {
  const start = { rating: 1200, streak: 2, seen: ["cribbage 1"] };
  const rated = (id: string, rating: number) => ({
    id,
    game: "cribbage" as const,
    stored: { view: {}, choices: [], rating },
  });
  const hard = keepAnswer(start, rated("cribbage 2", 1600), true);
  expect(hard).toEqual({ rating: 1229, streak: 3, seen: ["cribbage 1", "cribbage 2"] });
  expect(keepAnswer(start, rated("cribbage 2", 1200), true).rating).toBe(1216);
  expect(keepAnswer(start, rated("cribbage 1", 1200), false)).toEqual({
    rating: 1184,
    streak: 0,

    seen: ["cribbage 1"],
  });
});
