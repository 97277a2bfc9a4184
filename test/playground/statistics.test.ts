import { playout, seeded, steps } from "fifteen-two";
import * as cribbage from "fifteen-two/cribbage";
import * as sackson from "fifteen-two/sackson";
import { describe, expect, test, vi } from "vitest";
import { clearGames, importGames, keepGame, readGames, type Summary } from "../../docs/playground/app/kept/games.ts";
import { formatMean, formatShare, resultsOf, summarize, withoutLuck } from "../../docs/playground/app/kept/summary.ts";
import { emptyStorage } from "./storage.ts";

const { record } = playout(cribbage, { random: seeded(5), options: { first: 0 } });
const kept = { id: "a", date: "2026-01-01T00:00:00.000Z" };

function summary(changes: Partial<Summary> = {}): Summary {
  return { ...summarize(cribbage, record, 0, kept)!, ...changes };
}

describe("a summary", () => {
  test("counts what a seat counted and what it pegged", () => {
    const all = [0, 1].map((seat) => summarize(cribbage, record, seat, kept)!);
    const shown = [...steps(cribbage, record)].filter(({ move }) => move.type === "show");
    expect(all.map(({ hands, cribs }) => hands.count + cribs.count).reduce((a, b) => a + b)).toBe(shown.length);
    const counted = all.map(({ hands, cribs, pegging }) => hands.points + cribs.points + pegging.points);
    const end = [...steps(cribbage, record)].at(-1)!.after;
    // His heels are in no tally, and a score stops at the target.
    for (const [seat, points] of counted.entries()) expect(Math.abs(points - end.scores[seat]!)).toBeLessThan(12);
    expect(all.map(({ result }) => result).toSorted()).toEqual(["lost", "won"]);
    expect(all[0]!.games).toBe(all[1]!.games);
  });

  test("counts finished games only", () => {
    const { record: begun } = playout(cribbage, { random: seeded(5), limit: 9 });
    expect(summarize(cribbage, begun, 0, kept)).toBeUndefined();
  });

  test("of another game has no hands", () => {
    const { record: other } = playout(sackson, { random: seeded(1), options: { turnLimit: 4 } });
    expect(summarize(sackson, other, 0, kept)).toMatchObject({ game: "sackson", hands: { count: 0 } });
  });
});

describe("the store", () => {
  const items = emptyStorage();

  test("exported games are imported, each once and by their dates; anything else changes nothing", () => {
    const game = (id: string, date: string) => ({ ...summary(), id, date });
    keepGame(game("b", "2026-02-01"));
    const exported = JSON.stringify([game("c", "2026-03-01"), game("b", "2026-02-01"), game("a", "2026-01-01")]);
    expect(importGames(exported)).toBe(true);
    expect(readGames().map(({ id }) => id)).toEqual(["a", "b", "c"]);
    for (const text of ["", "{}", '[{"id":"d"}]']) expect(importGames(text)).toBe(false);
    expect(readGames()).toHaveLength(3);
  });

  test("keeps games, the same one once, in its first place", () => {
    for (const id of ["a", "b", "a"]) keepGame(summary({ id }));
    expect(readGames().map(({ id }) => id)).toEqual(["a", "b"]);
    clearGames();
    expect(readGames()).toEqual([]);
  });

  test("takes what is broken for nothing", () => {
    keepGame(summary());
    const [key = ""] = items.keys();
    for (const text of ["", "{", "null", "{}", "7", '[null,{},{"id":1}]']) {
      items.set(key, text);
      expect(readGames()).toEqual([]);
    }
    items.set(key, JSON.stringify([{ id: "x" }, summary()]));
    expect(readGames()).toEqual([summary()]);
  });

  test("does without a storage, and with one that is full", () => {
    const refuse = () => {
      throw new DOMException("no", "QuotaExceededError");
    };
    for (const broken of [undefined, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
      vi.stubGlobal("localStorage", broken);
      keepGame(summary());
      expect(readGames()).toEqual([summary()]); // As long as the page is open.
      clearGames();
      expect(readGames()).toEqual([]);
    }
  });
});

test("results and means are of all games, skunks by how much they count", () => {
  const games = [
    summary({ result: "won", games: 2, hands: { count: 4, points: 30 } }),
    summary({ result: "won", games: 1, hands: { count: 0, points: 0 } }),
    summary({ result: "lost", games: 3, hands: { count: 4, points: 34 } }),
  ];
  expect(resultsOf(games)).toMatchObject({ played: 3, won: 2, skunks: 1, skunked: 1 });
  expect(formatMean(games, "hands")).toBe("8.00");
  expect(formatMean(games.slice(1, 2), "hands")).toBe("–");
  expect([2 / 3, -0.01, 1.02].map(formatShare)).toEqual(["67%", "0%", "100%"]);
});

test("a loss ends a streak", () => {
  const games = (["won", "won", "lost", "won"] as const).map((result) => summary({ result }));
  expect(resultsOf(games)).toMatchObject({ streak: 1 });
  expect(resultsOf([])).toMatchObject({ streak: 0 });
});

test("without luck, a game is what the start and the choices make of it; games without a review count for nothing", () => {
  const games = [
    summary(),
    summary({ start: 0.5, skill: -0.25 }),
    summary({ start: 0.75, skill: 0 }),
    summary(),
    summary({ start: 0.5, skill: 0 }),
  ];
  expect(withoutLuck(games)).toBe(0.5);
  expect(withoutLuck(games.slice(0, 1))).toBeUndefined();
});
