import { describe, expect, test } from "vitest";
import { run } from "../../src/cli/run.ts";
import { cribbage } from "../../src/cribbage/index.ts";
import { parseRecord, replay } from "../../src/index.ts";

function command(line: string) {
  const out: string[] = [];
  const err: string[] = [];
  const status = run(line.split(" ").filter(Boolean), { out: (text) => out.push(text), err: (text) => err.push(text) });
  return { status, out: out.join("\n"), err: err.join("\n") };
}

describe("count", () => {
  test("says what each part of a hand is worth", () => {
    expect(command("count 7H 8D 2S KC 8C").out).toMatchInlineSnapshot(`
      "7♥ 8♦ 2♠ K♣ with 8♣: 6
        fifteen  2  7♥ 8♦
        fifteen  2  7♥ 8♣
        pair     2  8♦ 8♣
        "fifteen two, fifteen four, pair is six""
    `);
    expect(command("count 2C 4C 6C 8C KH --crib").out).toContain("in the crib: 0");
    expect(command("count 6H7D7S8C").out).toContain(": 12");
  });

  test("gives JSON", () => {
    expect(JSON.parse(command("count 5H 5D 5S JC 5C --json").out)).toMatchObject({
      points: 29,
      starter: "5C",
      crib: false,
    });
  });
});

describe("play", () => {
  test("tells a game and its end", () => {
    const { out, status } = command("play cribbage --seed 7 --players 3 --target 31");
    expect(status).toBe(0);
    expect(out).toMatch(/^- cut-for-deal /);
    expect(out).toMatch(/wins, \d+ : \d+ : \d+/);
  });

  test.each([
    "crosscribb --players 3",
    "cribino --players 4 --partners",
    "cribino --players 1",
    "sackson --players 4 --turn-limit 40",
  ])("plays %s", (game) => {
    const { status, out } = command(`play ${game}`);
    expect(status).toBe(0);
    expect(out).toMatch(/(wins?|nobody wins), /);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
  });

  test("gives a record as JSON, the same for the same seed", () => {
    const json = JSON.parse(command("play cribbage --seed 7 --muggins --json").out);
    const { outcome, ...record } = json;
    expect(cribbage.outcome(replay(cribbage, parseRecord(cribbage, record)))).toEqual(outcome);
    expect(command("play cribbage --seed 7 --muggins --json").out).toBe(JSON.stringify(json));
  });
});

describe("throw", () => {
  test("lists the throws, the best first", () => {
    const { out } = command("throw 5H 5D 5S JC 2C KD --dealer");
    expect(out.split("\n")).toHaveLength(17);
    expect(out.split("\n")[2]).toMatch(/^ {2}2♣ J♣ +16\.26 +3\.69 +19\.95/);
    expect(JSON.parse(command("throw 5H 5D 5S JC 2C KD --json").out)).toHaveLength(15);
  });

  test("refuses other numbers of cards", () => {
    expect(command("throw 5H 5D 5S").status).toBe(2);
    expect(command("throw 5H 5D 5S").err).toMatch(/^fifteen-two: [^\n]*6[^\n]*$/);
  });
});

test("opponents play by what they see", () => {
  const { status, out } = command("play sackson --turn-limit 12 --bots greedy,random --seed 3");
  expect(status).toBe(0);
  expect(out).toBe(command("play sackson --turn-limit 12 --bots greedy,random --seed 3").out);
  expect(command("play cribbage --bots clever").err).toContain("--bots takes random, greedy or search");
});

test("without arguments there is a tour, with help the usage", () => {
  expect(command("").out).toContain("29");
  expect(command("help").out).toContain("fifteen-two count");
  expect(command("--help").out).toBe(command("help").out);
});

test.each([
  ["chess", 'there is no command "chess"'],
  ["count", "count takes a hand of four cards, and the starter as the fifth; 0 were given"],
  ["count 5H 5D", "2 were given"],
  ["count 5H 5D 5S JC 5H", "5H is there twice"],
  ["count 5H 5D 5S JX", "is not a card"],
  ["count 5H 5D 5S JC --seed 7", "--seed is no flag of this command"],
  ["play", "play takes one game of"],
  ["play chess", "play takes one game of"],
  ["play __proto__", "play takes one game of"],
  ["play cribbage --players 9", "--players: must be 2 or 3 or 4, not 9"],
  ["play cribbage --dealer", "--dealer: must be a whole number from 0 to 1, not true"],
  ["count 2H 4H 6H 8H --crib=no", "--crib is true or false, not no"],
  ["play cribbage --__proto__ 3", "--__proto__ is no flag"],
  ["play sackson --turn-limit 0", "--turn-limit: must be"],
  ["play cribbage --color red", "--color: is unknown"],
  ["play cribbage --seed x", "seed: must be a whole number"],
  ["play cribbage --seed", "--seed wants a value"],
  ["play cribbage --seed 1 --seed 2", "--seed is there twice"],
])("%s: status 2 and one line that says what is wrong", (line, why) => {
  const { status, out, err } = command(line);
  expect(status).toBe(2);
  expect(out).toBe("");
  expect(err).toContain(why);
  expect(err).toMatch(/^fifteen-two: [^\n]+$/);
});
