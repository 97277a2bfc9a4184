import { describe, expect, test } from "vitest";
import { mistakeOf, type Review } from "../../src/bots/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { parseGame } from "../../src/cribbage/shorthand/index.ts";
import { games } from "../../src/games/index.ts";
import { type AnyGame, type AnyMove, formatRecord, newRecord, playout, seeded } from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { command } from "./terminal.ts";

const { record } = playout(cribbage, { random: seeded(42), options: { first: 0, target: 11 } });
const json = JSON.stringify(record);
const read = (...texts: string[]) => ({
  read: async function* () {
    yield* texts;
  },
});

test("the choices that gave chances away, and how well each seat has played", async () => {
  // The discard of move 1 gives away half of the chances.
  const { out, status } = await command("review game.json --deals 50", [], read(json));
  expect(status).toBe(0);
  expect(out).toMatch(/^Choices that gave chances away\n {2}move {2}seat {2}chosen {6}best {8}points {6}win\n/);
  expect(out).toMatch(
    /\n {5}1 {5}[01] {2}\S+ \S+ +\S+ \S+ +-\d\.\d\d +-\d+\.\d % {2}(mistake|blunder) .*(ahead of|behind|at) par, play (on|off)\n/,
  );
  expect(out).toMatch(
    /Seat 0\n {2}discard, \d+ times .* each\n {2}play, \d+ times .* each\n {2}chance to win .* at the start, .* by luck: .*\n {2}accuracy {7}-?\d+\.\d %\n/,
  );
  expect(out).not.toMatch(/undefined|NaN/);
});

test("lists the mistakes alone", async () => {
  const { choices } = JSON.parse((await command("review game.json --json --deals 50", [], read(json))).out) as Review;
  const mistakes = choices.filter(({ chosen }) => mistakeOf(chosen.loss));
  const { out } = await command("review game.json --deals 50", [], read(json));
  expect(out.match(/^ +\d+ +[01] /gm)?.map(Number.parseFloat)).toEqual(mistakes.map(({ index }) => index));
});

test("the same of text, and of the output of play --json", async () => {
  const { out } = await command("review game.json --deals 5", [], read(json));
  expect((await command("review game.txt --deals 5", [], read(formatRecord(cribbage, record)))).out).toBe(out);
  const played = JSON.stringify({ ...record, meta: { seed: 7, outcome: null } });
  expect((await command("review game.json --deals 5", [], read(played))).out).toBe(out);
  expect((await command("review game.json --deals 5", [], read(`\ufeff${json}\r\n`))).out).toBe(out);
  const { read: pieces } = read(played.slice(0, 100), played.slice(100));
  expect((await command("review - --deals 5", [], { pieces })).out).toBe(out);
});

test("the same of a game as written at a table", async () => {
  const text = "\ufeffFirst: 0\n\n1: 6C QD 5H JS (AC 2C) / 7D 8C 7H KS (3H KD) | 5S\n";
  const written = parseGame(text);
  const { out } = await command("review game.json --deals 5", [], read(JSON.stringify(written)));
  expect((await command("review game.txt --deals 5", [], read(text))).out).toBe(out);
  expect((await command("review - --deals 5", [], { pieces: read(text).read })).out).toBe(out);
  const { err, status } = await command("review game.txt", [], read(text.replace("7D", "7X")));
  expect(err).toBe('fifteen-two: line 3, column 26: "7X" is not a card (at index 36)');
  expect(status).toBe(2);
});

test("one seat, every choice, as JSON", async () => {
  const { out } = await command("review game.json --seat 1 --all --deals 5", [], read(json));
  expect(out).toMatch(/^Every choice\n/);
  expect(out).not.toContain("Seat 0");
  const whole = JSON.parse((await command("review game.json --seat 1 --json --deals 5", [], read(json))).out);
  expect(whole.done).toBe(whole.total);
  expect(whole.choices.every(({ seat }: { seat: number }) => seat === 1)).toBe(true);
});

describe("bad input is refused", () => {
  test.each(["review -", "review game.json"])("%s of a text without an end, which is read no further", async (line) => {
    let given = 0;
    let isClosed = false;
    const endless = async function* () {
      try {
        for (; ; given++) yield "{".repeat(1_000_000);
      } finally {
        isClosed = true;
      }
    };
    const { err, status } = await command(line, [], { pieces: endless, read: endless });
    expect(status).toBe(2);
    expect(err).toBe("fifteen-two: the record must not be longer than 20,000,000 characters");
    expect([given, isClosed]).toEqual([20, true]);
  });

  test.each([
    ["review", json, /review takes one file/],
    ["review a b", json, /review takes one file/],
    ["review game.json", "{", /this JSON is invalid/],
    ["review game.json", "", /the record is empty/],
    ["review game.json", "{\0}\0", /must be UTF-8 text/],
    ["review game.json", '{"game":"chess"}', /game: must be "cribbage", .*, not "chess"/],
    ["review game.json", "# A game", /line 1, column 1: expected 2 hands separated by \//],
    ["review game.json --seat 7", json, /--seat: must be a whole number from 0 to 1/],
    ["review game.json --deals 0", json, /--deals: must be/],
    ["review game.json --bots advanced", json, /unknown flag --bots/],
    ["review game.json --iterations 9", json, /unknown flag --iterations/],
    ["review game.json --deals 9", JSON.stringify(newRecord(sackson)), /unknown flag --deals/],
  ])("%s", async (line, text, message) => {
    const { err, status } = await command(line, [], read(text));
    expect(status).toBe(2);
    expect(err).toMatch(message);
  });
});

test.each(games.map((game) => [game.id, game] as const))("a game of %s", async (id, game) => {
  const options: object = id === "sackson" ? { turnLimit: 6 } : {};
  const { record: played } = playout(game as AnyGame, { random: seeded(2), options, limit: 40 });
  const flags = id === "cribbage" ? "--deals 4" : "--iterations 4";
  const given = () => read(formatRecord(game as AnyGame, played));
  const { out, status } = await command(`review game.txt --all ${flags}`, [], given());
  expect(status).toBe(0);
  const { choices } = JSON.parse(
    (await command(`review game.txt --json ${flags}`, [], given())).out,
  ) as Review<AnyMove>;
  const rows = out.split("\n").slice(2, 2 + choices.length);
  for (const [i, { index, seat, chosen }] of choices.entries()) {
    expect(rows[i]).toMatch(new RegExp(`^ +${index} +${seat}  `));
    if (id !== "cribbage") expect(rows[i]).toContain(game.formatMove(chosen.move as never).slice(2));
  }
  for (const { type } of choices.map(({ chosen }) => chosen.move)) expect(out).toContain(`  ${type}, `);
  expect(out).not.toMatch(/undefined|NaN/);
});
