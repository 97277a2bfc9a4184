import { describe, expect, test, vi } from "vitest";
import { watched } from "../../src/cli/progress.ts";
import { command, fakeTerminal } from "./terminal.ts";

const MATCH = "play sackson --bots greedy,random --games 6 --turn-limit 12";

describe("a match", () => {
  test("prints a table of each bot's wins", async () => {
    const { status, out, err } = await command(MATCH);
    expect([status, err]).toEqual([0, ""]);
    const [title, head, greedy, random, ...more] = out.split("\n");
    expect(title).toBe("sackson, 6 games, seed 1");
    expect(head).toMatch(/won +% +\+\/- +lead +\+\/-$/);
    expect(greedy).toMatch(/^ {2}greedy +\d\.\d +[\d.]+ +[\d.]+ +-?[\d.]+ +[\d.]+$/);
    expect(random).toMatch(/^ {2}random /);
    expect(more).toEqual([]);
  });

  test("is the same for the same seed, and gives JSON", async () => {
    const { out } = await command(`${MATCH} --seed 5 --json`);
    const { bots, ...rest } = JSON.parse(out);
    expect(rest).toEqual({ game: "sackson", games: 6, seed: 5, unfinished: 0 });
    expect(bots.map(({ bot }: { bot: string }) => bot)).toEqual(["greedy", "random"]);
    expect(bots[0].share + bots[1].share).toBe(1);
    expect(bots[0]).toMatchObject({ games: 6, error: expect.any(Number), skunks: expect.any(Number) });
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

describe("progress", () => {
  /** The lines for some progress after some milliseconds. */
  function shownAt(...steps: readonly (readonly [done: number, time: number])[]): string[] {
    const shown: string[] = [];
    const terminal = { ...fakeTerminal().terminal, status: (text: string) => shown.push(text) };
    using now = vi.spyOn(Date, "now").mockReturnValue(0);
    function* reports() {
      for (const [done, at] of steps) {
        now.mockReturnValue(at);
        yield done;
      }
    }
    const handedOn = [...watched(terminal, "game", reports(), (done) => [done, 200])];
    expect(handedOn).toEqual(steps.map(([done]) => done));
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
