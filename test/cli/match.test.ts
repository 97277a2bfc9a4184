import { describe, expect, test } from "vitest";
import { wilson } from "../../src/cli/match.ts";
import { progress } from "../../src/cli/progress.ts";
import { command, fakeTerminal } from "./terminal.ts";

const MATCH = "play sackson --bots greedy,random --games 6 --turn-limit 12";

describe("a match", () => {
  test("is told as a table of what each bot has won", async () => {
    const { status, out, err } = await command(MATCH);
    expect([status, err]).toEqual([0, ""]);
    const [title, head, greedy, random, ...more] = out.split("\n");
    expect(title).toBe("sackson, 6 games, seed 1");
    expect(head).toMatch(/won +% {2}95 % interval$/);
    expect(greedy).toMatch(/^ {2}greedy +\d\.\d +[\d.]+ +[\d.]+ to +[\d.]+$/);
    expect(random).toMatch(/^ {2}random /);
    expect(more).toEqual([]);
  });

  test("is the same for the same seed, and gives JSON", async () => {
    const { out } = await command(`${MATCH} --seed 5 --json`);
    const { bots, ...rest } = JSON.parse(out);
    expect(rest).toEqual({ game: "sackson", games: 6, seed: 5, unfinished: 0 });
    expect(bots.map(({ bot }: { bot: string }) => bot)).toEqual(["greedy", "random"]);
    expect(bots[0].won + bots[1].won).toBe(6);
    expect((await command(`${MATCH} --seed 5 --json`)).out).toBe(out);
  });

  test("has one bot a side, in turn where there are more sides than names", async () => {
    const { out } = await command("play cribbage --players 3 --bots random,greedy --games 1 --target 31 --json");
    expect(JSON.parse(out).bots.map(({ bot }: { bot: string }) => bot)).toEqual(["random", "greedy", "random"]);
  });

  test("shows how far it has come if somebody looks, and takes that away at the end", async () => {
    const shown: string[] = [];
    await command("play cribbage --bots greedy,greedy --games 60", [], { status: (text) => shown.push(text) });
    expect(shown[0]).toMatch(/^game \d+ of 60, \d+:\d\d left$/);
    expect(shown.at(-1)).toBe("");
  });

  test.each([
    ["play cribbage --games 4", "--games needs --bots"],
    ["play cribbage --games 4 --bots clever", "--bots takes"],
    ["play cribbage --games 4 --bots random,random,random", "at most 2 here, not 3"],
    ["play cribbage --bots random,random,random", "at most 2 here, not 3"],
    ["play cribbage --seat 0 --bots random,random", "at most 1 here, not 2"],
    ["play cribbage --games 0 --bots random", "--games: must be"],
    ["play cribbage --games x --bots random", "--games: must be"],
    ["play cribbage --games 4 --bots random --seed x", "--seed: must be"],
    ["play cribbage --games 4 --bots random --seat 0", "--games is only for bots"],
    ["play cribbage --games 4 --bots random --players 9", "--players: must be"],
  ])("%s is refused", async (line, why) => {
    const { status, out, err } = await command(line);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toContain(why);
  });
});

// Figures of Newcombe (1998), table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])("the interval of %i in %i is %f to %f", (won, games, low, high) => {
  const [from, to] = wilson(won, games);
  expect(from).toBeCloseTo(low, 4);
  expect(to).toBeCloseTo(high, 4);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

describe("progress", () => {
  /** What is shown for some progress after some milliseconds. */
  function shownAt(...steps: readonly (readonly [done: number, time: number])[]): string[] {
    const shown: string[] = [];
    let time = 0;
    const terminal = { ...fakeTerminal().terminal, status: (text: string) => shown.push(text) };
    const { show, end } = progress(terminal, 200, "game", () => time);
    for (const [done, at] of steps) {
      time = at;
      show(done);
    }
    end();
    return shown;
  }

  test("is shown ten times a second with the time that is left, and then taken away", () => {
    expect(shownAt([0, 100], [1, 150], [2, 1000], [100, 65_000])).toEqual([
      "game 0 of 200",
      "game 2 of 200, 1:39 left",
      "game 100 of 200, 1:05 left",
      "",
    ]);
  });

  test("is not shown where all is done at once", () => {
    expect(shownAt([200, 50])).toEqual([]);
  });
});
