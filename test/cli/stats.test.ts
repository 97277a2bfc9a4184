import { describe, expect, test } from "vitest";
import { dealAverages, EXPERT_AVERAGES } from "../../src/bots/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { formatRecord, newRecord, playout, seeded } from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { command } from "./terminal.ts";

const records = [1, 2].map((seed) => playout(cribbage, { random: seeded(seed) }).record);

/** Files by name. */
const FILES: Readonly<Record<string, string>> = {
  "a.json": JSON.stringify(records[0]),
  "b.txt": formatRecord(cribbage, records[1]!),
  "three.json": JSON.stringify(playout(cribbage, { random: seeded(1), options: { players: 3 } }).record),
  "other.json": JSON.stringify(newRecord(sackson)),
  "table.txt": "First: 0\n\n1: 6C QD 5H JS (AC 2C) / 7D 8C 7H KS (3H KD) | 5S\n",
};

const files = {
  read: async function* (name: string) {
    yield FILES[name]!;
  },
};

const stats = (line: string) => command(`stats ${line}`, [], files);

test("the averages of each seat next to those of good players", async () => {
  const { out, status } = await stats("a.json b.txt");
  expect(status).toBe(0);
  const [first, head, ...rows] = out.split("\n");
  expect(first).toBe("Seat 0, 2 games");
  expect(head).toMatch(/^ +count +points +\+\/- +experts$/);
  expect(rows[0]).toMatch(/^ {2}dealer, hand +\d+ +\d\.\d\d +\d\.\d\d +8\.0$/);
  expect(rows.slice(0, 8).map((row) => row.trim().split(/ {2,}/)[0])).toEqual([
    "dealer, hand",
    "dealer, crib",
    "dealer, pegging",
    "dealer, heels",
    "dealer, total",
    "pone, hand",
    "pone, pegging",
    "pone, total",
  ]);
  expect(rows.slice(8, 10)).toEqual(["", "Seat 1, 2 games"]);
  expect(out).not.toMatch(/undefined|NaN|Infinity/);
});

test("one seat, as JSON", async () => {
  const { seats, experts } = JSON.parse((await stats("a.json b.txt --seat 1 --json")).out);
  const expected = dealAverages(
    cribbage,
    records.map((record) => ({ record, seat: 1 })),
  );
  expect(seats).toEqual([{ seat: 1, ...expected }]);
  expect(experts).toEqual(EXPERT_AVERAGES);
});

test("of a deal that was written at a table, and of games for two and three, whose common seats they have", async () => {
  expect((await stats("table.txt")).out).toMatch(/^Seat 0, 1 game\n/);
  expect((await stats("a.json three.json")).out.match(/Seat \d/g)).toEqual(["Seat 0", "Seat 1"]);
  expect((await stats("three.json")).out.match(/Seat \d/g)).toEqual(["Seat 0", "Seat 1", "Seat 2"]);
});

describe("bad input is refused", () => {
  test.each([
    ["", "stats takes files with games, or - for standard input"],
    ["other.json", "stats takes games of cribbage, not of sackson"],
    ["a.json --seat 2", "--seat must be 0 to 1, not 2"],
    ["a.json --deals 9", "unknown flag --deals"],
  ])("stats %s", async (line, why) => {
    const { err, out, status } = await stats(line);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toContain(why);
  });
});
