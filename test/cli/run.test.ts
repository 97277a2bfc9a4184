import { describe, expect, test } from "vitest";
import type { Flags } from "../../src/cli/flags.ts";
import { playAsSeat } from "../../src/cli/person.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { games } from "../../src/games/index.ts";
import { type AnyGame, readRecord, replay } from "../../src/index.ts";
import { rowsOf, TABLES } from "../tables.ts";
import { inWords, titled } from "../words.ts";
import { command, fakeTerminal, VERSION } from "./terminal.ts";

describe("count", () => {
  test("says what each part of a hand is worth", async () => {
    const { out } = await command("count 7H 8D 2S KC 8C");
    for (const fact of ["8♣: 6", "7♥ 8♦", "7♥ 8♣", "8♦ 8♣", "fifteen four"]) expect(out).toContain(fact);
    expect((await command("count 2C 4C 6C 8C KH --crib")).out).toContain("in the crib: 0");
    expect((await command("count 6H7D7S8C")).out).toContain(": 12");
  });

  test("gives JSON", async () => {
    expect(JSON.parse((await command("count 5H 5D 5S JC 5C --json")).out)).toMatchObject({
      points: 29,
      starter: "5C",
      crib: false,
    });
  });
});

describe("play", () => {
  test("tells a game and its end", async () => {
    const { out, status } = await command("play cribbage --seed 7 --players 3 --target 31");
    expect(status).toBe(0);
    expect(out).toMatch(/^The cut for the deal: /);
    expect(out).toMatch(/wins(, seat \d \d+){3}/i);
  });

  test.each(TABLES.flatMap(({ game, told }) => told.map((flags) => `${game.id} ${flags}`)))(
    "plays %s",
    async (game) => {
      const { status, out } = await command(`play ${game}`);
      expect(status).toBe(0);
      expect(out).toMatch(/(win|wins|draw|tie|fits anymore|are laid), /);
      expect(out).not.toMatch(/undefined|NaN|\[object/);
    },
  );

  test("gives a record as JSON, the same for the same seed", async () => {
    const { out } = await command("play cribbage --seed 7 --muggins --json");
    const { game, record } = readRecord(games, out);
    expect(game).toBe(cribbage);
    const outcome = game.outcome(replay(game, record));
    expect(record.meta).toEqual({ seed: 7, bots: ["random", "random"], outcome });
    expect((await command("play cribbage --seed 7 --muggins --json")).out).toBe(out);
  });

  test("gives a record as JSON that names the bot at each seat", async () => {
    const { out } = await command("play cribbage --players 3 --target 31 --bots greedy,random --json");
    expect(readRecord(games, out).record.meta).toMatchObject({ seed: 1, bots: ["greedy", "random", "greedy"] });
  });
});

describe("discard", () => {
  test("lists the discards, the best first", async () => {
    const { out } = await command("discard 5H 5D 5S JC 2C KD --dealer");
    expect(out.split("\n")).toHaveLength(17);
    expect(out.split("\n")[2]).toMatch(/^ {2}2♣ K♦ +16\.50 +3\.4/);
    expect(JSON.parse((await command("discard 5H 5D 5S JC 2C KD --json")).out)).toHaveLength(15);
  });

  test("splits each into hand, crib and pegging", async () => {
    const { out } = await command("discard 5H 5D 5S JC 2C KD --dealer");
    const [, head, ...lines] = out.split("\n");
    expect(head).toBe("  discard   hand   crib   pegs  total");
    for (const line of lines) {
      const [hand, crib, pegs, total] = line.slice(8).trim().split(/ +/).map(Number);
      expect(hand! + crib! + pegs!).toBeCloseTo(total!, 1);
    }
  });

  test("takes --dealer anywhere, without a value", async () => {
    const own = await command("discard 5H 5D 5S JC 2C KD --dealer");
    expect(await command("discard --dealer 5H 5D 5S JC 2C KD")).toEqual(own);
    expect(await command("discard 5H 5D 5S JC 2C KD --dealer=true")).toEqual(own);
    const other = await command("discard 5H 5D 5S JC 2C KD");
    expect(await command("discard 5H 5D 5S JC 2C KD --dealer=false")).toEqual(other);
    expect(other.out).not.toBe(own.out);
  });

  test("refuses other numbers of cards", async () => {
    expect((await command("discard 5H 5D 5S")).status).toBe(2);
    expect((await command("discard 5H 5D 5S")).err).toMatch(/^fifteen-two: discard takes 6 cards, not 3: [^\n]*$/);
    expect((await command("discard 5H 5D 5S JC 2C KD --players 3")).err).toMatch(/takes 5 cards, not 6/);
  });
});

describe("play with a person", () => {
  /** Always the first move, to the end of any game. */
  const FIRST = Array<string>(3000).fill("1");

  test.each(TABLES.flatMap(({ game, seated }) => seated.map((flags) => `${game.id} ${flags}`)))(
    "%s: to the end",
    async (line) => {
      const { status, out, err } = await command(`play ${line} --seed 5`, FIRST);
      expect([status, err]).toEqual([0, ""]);
      expect(out.split("\n").at(-1)).toMatch(/(win|wins|draw|tie|fits anymore|are laid), .*-?\d+/);
      expect(out).not.toMatch(/undefined|NaN|\[object/);
    },
  );

  test("the same seed and answers give the same text", async () => {
    const line = "play cribbage --seat 0 --target 31 --seed 9";
    expect(await command(line, FIRST)).toEqual(await command(line, FIRST));
  });

  test("the same seed deals the same cards to another seat", async () => {
    const starters = [0, 1].map(async (seat) => {
      const { out } = await command(`play cribbage --seat ${seat} --target 61 --seed 9 --bots greedy`, FIRST);
      return out.match(/^The starter is .*$/gm)!.slice(0, 3);
    });
    const [one, other] = await Promise.all(starters);
    expect(one).toHaveLength(3);
    expect(other).toEqual(one);
  });

  test("what is asked: the table as the seat sees it, and its moves by number", async () => {
    const { out } = await command("play cribbage --seat 0 --seed 7 --first 0", ["q"]);
    expect(out).toMatch(/^The cards are dealt; you get ([\dTJQKA][♣♦♥♠](, | and |$)){6}$/m);
    expect(out).toMatch(/^ {2}seat 1 {4}0 {2}(\?\? ?){6}$/m);
    expect(out).toMatch(/ 1 {2}Discard \S\S and \S\S .* 6 {2}Discard/);
    expect(out).toContain("seat 0 [1-15] > q");
  });

  /** Games with a seat 1. */
  const shared = titled(
    rowsOf(({ matches }) => matches.filter(([players]) => players > 1)),
    (game, players, options) => `${game.id} for ${players}, ${inWords(options)}`,
  );

  test.each(shared)("%s: all that is drawn or told is what the seat may know", async (_, game, players, options) => {
    const views = new Set<unknown>();
    let drawn = 0;
    const spy: AnyGame = {
      ...game,
      view: (state, seat) => {
        const view = game.view(state, seat);
        if (seat === 1) views.add(view);
        return view;
      },
      render: (view) => {
        expect(views.has(view)).toBe(true);
        drawn++;
        return game.render(view);
      },
      formatMove: (move) => {
        expect(move).toEqual(game.redact(move, 1));
        return game.formatMove(move);
      },
    };
    const terminal = { ...fakeTerminal().terminal, ask: async () => "1" };
    expect(await playAsSeat(spy, 1, { ...options, players, seed: 2, bots: "random" } as Flags, terminal)).toBe(0);
    expect(drawn).toBeGreaterThan(5);
  });

  test("a move may be typed as text, with or without the seat, in either order; Enter is the only one", async () => {
    const answers = ["discard JC 7D", "0 play 2S", "Q"];
    const { out, status } = await command("play cribbage --seat 0 --seed 7", answers);
    expect(out).toContain("\nYou discard 7♦ and J♣\nSeat 1 discards two cards\n");
    expect(out).toContain("\nYou play 2♠, for ");
    expect(out.endsWith("Game left unfinished.")).toBe(true);
    expect(status).toBe(0);
    expect((await command("play cribino --players 1 --seat 0", ["", "q"])).out).toContain(
      "\nYou turn up the next tiles\n",
    );
  });

  test.each([
    ["", "type a number from the list, or a move"],
    ["0", "0 is not on the list; type 1 to 15"],
    ["16", "16 is not on the list; type 1 to 15"],
    ["fold", '"fold" is not a move that a seat can make'],
    ["discard", "1 to 2"],
    ["discard KD", "discard two different cards"],
    ["discard KS QS", "seat 0 does not hold"],
    ["1 discard 5H 5D", "you are seat 0 and can move only for that seat"],
    ["- cut 5H", "you are seat 0 and can move only for that seat"],
    ["play 7D", "is not possible now"],
    ["\u0000", "a seat can make"],
  ])("%j is answered with a reason, and asked again", async (answer, why) => {
    const { out, err, status } = await command("play cribbage --seat 0 --seed 7", [answer, "q"]);
    const told = out.slice(out.indexOf("seat 0 [1-15] >")).split("\n");
    expect(told).toHaveLength(4);
    expect(told[1]).toContain(why);
    expect(told[1]).not.toContain("at index");
    expect(told[2]).toBe("seat 0 [1-15] > q");
    expect([err, status]).toEqual(["", 0]);
  });

  test("? lists the moves again, or the ones with a word", async () => {
    const { out } = await command("play cribbage --seat 0 --seed 7", ["? JC", "? J♣", "? KS", "?", "q"]);
    const [, written, described, none, all] = out.split("seat 0 [1-15] > ");
    expect(written!.match(/Discard/g)).toHaveLength(5);
    expect(described!.slice("? J♣".length)).toBe(written!.slice("? JC".length));
    expect(none).toContain("no matching moves");
    expect(all!.match(/Discard/g)).toHaveLength(15);
  });

  test("the end of the input ends the game with status 1", async () => {
    const { err, status } = await command("play cribbage --seat 0 --seed 7", ["1"]);
    expect([err, status]).toEqual(["fifteen-two: the input ended before the game did", 1]);
  });
});

test("opponents play by what they see", async () => {
  const { status, out } = await command("play sackson --turn-limit 12 --bots greedy,random --seed 3");
  expect(status).toBe(0);
  expect(out).toBe((await command("play sackson --turn-limit 12 --bots greedy,random --seed 3")).out);
  expect((await command("play cribbage --bots clever")).err).toContain(
    "--bots takes random, greedy, search, beginner, casual, intermediate, advanced or expert for each seat",
  );
});

test("without arguments there is a tour, with help the usage", async () => {
  expect((await command("")).out).toContain("29");
  expect((await command("help")).out).toContain("fifteen-two count");
  expect((await command("--help")).out).toBe((await command("help")).out);
  expect((await command("-h")).out).toBe((await command("help")).out);
  for (const { id } of games) expect((await command("help")).out).toContain(`\n    ${id} `);
});

test.each([
  ["count", "--csv", "--dealer"],
  ["discard", "--dealer", "--csv"],
  ["play", "\n    sackson ", "review"],
  ["review", "--deals 2000", "play"],
])("help of %s tells of that command only", async (name, own, other) => {
  const { out, status } = await command(`${name} --help`);
  expect(status).toBe(0);
  expect(out).toMatch(new RegExp(`^fifteen-two ${name}`));
  expect(out).toContain(own);
  expect(out).not.toContain(other);
  expect((await command("help")).out).toContain(out);
  for (const line of [`help ${name}`, `${name} -h`, `${name} 5H 6H --help`])
    expect((await command(line)).out).toBe(out);
});

test("the usage lists each game's options with their values, and none is null", async () => {
  const { out } = await command("help");
  expect(out).toContain("cribbage    --players 2|3|4 --partners --target N --first N --double-skunk 3|4 --muggins");
  expect(out).not.toMatch(/null|undefined/);
});

test.each(["-v", "--version"])("%s tells the version", async (flag) => {
  expect(await command(flag)).toEqual({ status: 0, out: VERSION, err: "" });
});

test.each([
  ["chess", 'unknown command "chess"'],
  ["chess --help", 'unknown command "chess"'],
  ["help __proto__", 'unknown command "__proto__"'],
  ["count", "count takes four cards and an optional starter, not 0 cards"],
  ["count 5H 5D", "not 2 cards"],
  ["count 5H 5D 5S JC 5H", "duplicate 5H"],
  ["count 5H 5D 5S JX", "is not a card"],
  ["count 5H 5D 5S JC --seed 7", "unknown flag --seed"],
  ["count 5H 5D 5S JC --cirb", "unknown flag --cirb; did you mean --crib?"],
  ["discard 5H 6D 7S 8C JC KD --pone", "unknown flag --pone; see fifteen-two help"],
  ["discard 5H 6D 7S 8C JC KD --dealr", "unknown flag --dealr; did you mean --dealer?"],
  ["play cribbage --taget 31", "unknown flag --taget; did you mean --target?"],
  ["hint cribbage view.json --deal", "unknown flag --deal; did you mean --deals?"],
  ["review game.json --sead", "unknown flag --sead; did you mean --seat?"],
  ["play", "play takes one game (expected one of"],
  ["play chess", "play takes one game (expected one of"],
  ["play __proto__", "play takes one game (expected one of"],
  ["play cribbage --players 9", "--players: must be 2, 3 or 4, not 9"],
  ["play cribbage --first", "--first needs a value"],
  ["play cribbage --first 2", "--first: must be a seat from 0 to 1, not 2"],
  ["play cribbage --first x", "--first: must be a whole number from 0 to 3"],
  ["play cribbage --dealer", "unknown flag --dealer"],
  ["discard 5H 5D 5S JC 2C KD --dealer=1", "--dealer: must be true or false, not 1"],
  ["count 2H 4H 6H 8H --crib=no", "--crib must be true or false, not no"],
  ["play cribbage --__proto__ 3", "--__proto__ is not a valid flag"],
  ["play sackson --turn-limit 0", "--turn-limit: must be"],
  ["play cribbage --color red", "unknown flag --color"],
  ["play cribbage --seed x", "--seed: must be a whole number"],
  ["play cribbage --seed", "--seed needs a value"],
  ["play cribbage --seat 2", "--seat must be 0 to 1, not 2"],
  ["play cribbage --seat", "--seat needs a value"],
  ["play cribbage --seat x", "--seat must be 0 to 1, not x"],
  ["play cribbage --seat 0 --json", "--json prints a whole game; remove --seat"],
  ["play cribbage --seat 0 --bots clever", "--bots takes"],
  ["play sackson --seat 0 --bots harder", "--bots takes"],
  ["play cribbage --seat 0 --seed x", "--seed: must be a whole number"],
  ["play cribbage --seed 1 --seed 2", "duplicate --seed"],
])("%s: status 2 and one line that says what is wrong", async (line, why) => {
  const { status, out, err } = await command(line);
  expect(status).toBe(2);
  expect(out).toBe("");
  expect(err).toContain(why);
  expect(err).toMatch(/^fifteen-two: [^\n]+$/);
});
