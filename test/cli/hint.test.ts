import { describe, expect, test } from "vitest";
import { advise, type Choice } from "../../src/bots/index.ts";
import { situation, trials } from "../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { parseSituation } from "../../src/cribbage/shorthand/index.ts";
import { games } from "../../src/games/index.ts";
import { type AnyGame, type AnyMove, playout, seeded } from "../../src/index.ts";
import { reasonsOf } from "../../src/reasons/index.ts";
import { afterMoves } from "../moves.ts";
import { command } from "./terminal.ts";

const HAND = ["5H", "5D", "5S", "JC", "2C", "KD"] as const;
const read = (text: string) => ({
  read: async function* () {
    yield text;
  },
});

/** The reasons in the output of the command. */
function reasonsIn(listed: readonly object[]) {
  return listed.map((choice) => (choice as { readonly reasons: unknown }).reasons);
}

/** Gives a view to the command, as JSON. */
function hint(line: string, view: unknown) {
  return command(`hint ${line}`, [], read(JSON.stringify(view)));
}

describe("hint", () => {
  test.each(games.map((game) => [game.id, game as AnyGame] as const))(
    "of %s lists the choices of advise",
    async (id, game) => {
      const options: object = id === "cribbage" ? { first: 0 } : {};
      // The first choice of a seat.
      const { state } = playout(game, { random: seeded(3), options, limit: id === "cribbage" ? 1 : 3 });
      const view = game.view(state, game.activeSeats(state)[0]);
      const limit = id === "cribbage" ? "--deals 20" : "--iterations 20";
      const method = id === "cribbage" ? { method: trials({ deals: 20 }) as never } : { iterations: 20 };
      const { choices } = [...advise(game, view, method)].at(-1)!;
      const listed = JSON.parse((await hint(`${id} view.json --json ${limit}`, view)).out) as Choice<AnyMove>[];
      expect(listed).toHaveLength(choices.length);
      for (const [i, choice] of choices.entries()) expect(listed[i]).toMatchObject(choice);
      const { out, err, status } = await hint(`${id} view.json ${limit}`, view);
      expect([err, status]).toEqual(["", 0]);
      const [title, head, ...rest] = out.split("\n");
      const lines = rest.filter((line) => line.startsWith(" "));
      expect(title).toBe(`Choices of seat ${view.viewer}`);
      expect(head).toMatch(/^ {2}(choice +points|discard .* total) {2}wins of 100 {4}\+\/-$/);
      const shown = id === "cribbage" ? choices : choices.filter(({ row }, i) => row !== choices[i - 1]?.row);
      const rows = lines.filter((line) => !line.startsWith("    "));
      expect(rows.map((line) => line.trim().split(/ +/).at(-2))).toEqual(
        shown.map(({ win }) => (100 * win).toFixed(1)),
      );
      const even = lines.flatMap((line) => /^ {4}As good: (.*)/.exec(line)?.[1]?.split(", ") ?? []);
      expect(even).toHaveLength(choices.length - shown.length);
      if (id !== "cribbage") expect(listed.map(({ move }) => reasonsOf(game, view, move))).toEqual(reasonsIn(listed));
      expect(out).not.toMatch(/undefined|NaN/);
    },
  );

  test("counts skunks as --worth says", async () => {
    const line = "hint dealer 102-79, kept AH 4H QH KH, discarded 6Q, cut Q, played 4 --deals 100";
    const [plain, counted] = [await command(line), await command(`${line} --worth 1,2,3`)].map(({ out }) =>
      out.split("\n"),
    );
    const first = (lines: readonly string[]) => lines[lines.findIndex((text) => text.startsWith("  choice")) + 1];
    expect(first(plain!)).toMatch(/^ {2}4♥/);
    expect(first(counted!)).toMatch(/^ {2}Q♥ +\d\.\d\d +1\.\d\d /);
    expect(counted).toContainEqual(expect.stringMatching(/choice +points +games +wins of 100/));
    const { err, status } = await command(`${line} --worth 1,x`);
    expect([err, status]).toEqual([expect.stringContaining("--worth[1]: must be a whole number"), 2]);
    expect((await hint("sackson view.json --worth 1,2", {})).status).toBe(2);
  });

  test("of a card in the play has its symbol", async () => {
    const deal = "- deal AH AD 2C 3C QD KD / 7D 8H 8C 9S 2H QS";
    const state = afterMoves(
      cribbage,
      cribbage.initialState({ first: 0 }),
      deal,
      "0 discard QD KD",
      "1 discard 2H QS",
      "- cut 5S",
    );
    const { out } = await hint("cribbage view.json --deals 20", cribbage.view(state, 1));
    expect(
      out
        .split("\n")
        .slice(2, 6)
        .map((line) => line.slice(0, 10).trim())
        .sort(),
    ).toEqual(["7♦", "8♣", "8♥", "9♠"]);
  });

  test("of a line lists the choices of its situation", async () => {
    const line = "dealer 74-85, kept A34Q, cut Q, played: Q";
    const listed = JSON.parse((await command(`hint ${line} --json --deals 20`)).out) as Choice<AnyMove>[];
    const method = trials({ deals: 20 }) as never;
    const { choices } = [...advise(cribbage, parseSituation(line), { method })].at(-1)!;
    expect(listed).toEqual(JSON.parse(JSON.stringify(choices)));
    const { out, err, status } = await command(`hint ${line} --deals 20`);
    expect([err, status]).toEqual(["", 0]);
    expect(out).toContain("A♣ 3♦ 4♥ Q♠");
    expect(out).toMatch(/\nYou are seat 0\.\n {2}choice +points/);
    expect((await command("hint pone 70-54, hand 5-5-6-7-J-J --deals 20")).out).toMatch(/\n {2}discard .*\n {2}6♥ 7♠ /);
  });

  test("reads standard input", async () => {
    const view = situation({ hand: HAND, dealer: true, scores: [80, 95] });
    const { out } = await hint("cribbage view.json --deals 10", view);
    expect(
      (await command("hint cribbage - --deals 10", [], { pieces: read(`\ufeff${JSON.stringify(view)}\n`).read })).out,
    ).toBe(out);
  });

  const view = JSON.stringify(situation({ hand: HAND, dealer: true, scores: [80, 95] }));
  test.each([
    ["hint", view, /^fifteen-two: hint takes one game \(expected one of cribbage, .*\), not none$/],
    ["hint view.json", view, /not view\.json$/],
    ["hint dealer 74, kept A34Q", view, /^fifteen-two: expected the points of both after dealer, .* \(at index 0\)$/],
    ["hint kept A34Q", view, /^fifteen-two: expected dealer or pone/],
    ["hint dealer 74-85, kept A34Q, played Q --iterations 9", view, /unknown flag --iterations/],
    ["hint cribbage", view, /hint takes a game and one file with a view, or - for standard input$/],
    ["hint cribbage a b", view, /one file/],
    ["hint cribbage view.json", "", /the view is empty$/],
    ["hint cribbage -", view, /the view is empty$/],
    ["hint cribbage view.json", "{", /the view must be JSON/],
    ["hint cribbage view.json", "[]", /must be/],
    ["hint cribbage view.json", view.replace("95", "950"), /^fifteen-two: scores/],
    ["hint cribbage view.json", view.replace('"viewer":0', '"viewer":1'), /^fifteen-two: /],
    ["hint sackson view.json", view, /^fifteen-two: /],
    ["hint cribbage view.json --deals 1", view, /^fifteen-two: --deals: must be/],
    ["hint cribbage view.json --iterations 9", view, /unknown flag --iterations/],
    ["hint cribbage view.json --seat 0", view, /unknown flag --seat/],
  ])("%s is refused", async (line, text, message) => {
    const { out, err, status } = await command(line, [], read(text));
    expect([out, status]).toEqual(["", 2]);
    expect(err).toMatch(message);
  });

  test("refuses what the method can't value", async () => {
    const over = playout(cribbage, { random: seeded(1), options: { target: 31 } }).state;
    const { err, status } = await hint("cribbage view.json", cribbage.view(over, 0));
    expect(err).toMatch(/^fifteen-two: /);
    expect(status).toBe(2);
  });
});

describe("discard with a score", () => {
  const LINE = `discard ${HAND.join(" ")} --dealer --score 80-95 --deals 20`;

  test("lists how often each discard wins, with the parts of its points", async () => {
    const { out } = await command(LINE);
    const [title, head, ...rest] = out.split("\n");
    const lines = rest.slice(0, -3);
    expect(rest.slice(-3, -1)).toEqual([
      "You are 16 behind par (96) and should play for points",
      "Seat 1 is 9 ahead of par (86) and should play safe",
    ]);
    expect(rest.at(-1)).toMatch(/^Best at other scores: \S+ \S+ at 0-0, \S+ \S+ at 95-80$/);
    expect(title).toBe("5♥ 5♦ 5♠ J♣ 2♣ K♦, own crib, 80-95");
    expect(head).toBe("  discard   hand   crib   pegs  total  wins of 100    +/-");
    expect(lines).toHaveLength(15);
    const wins = lines.map((line) => Number(line.trim().split(/ +/).at(-2)));
    expect(wins).toEqual([...wins].sort((a, b) => b - a));
    for (const line of lines) {
      const [hand, crib, pegs, total] = line.slice(9).trim().split(/ +/).map(Number);
      expect(hand! + crib! + pegs!).toBeCloseTo(total!, 1);
    }
  });

  test("is the hint of the same view", async () => {
    const view = situation({ hand: HAND, dealer: true, scores: [80, 95] });
    const given = JSON.parse((await hint("cribbage view.json --json --deals 20", view)).out);
    expect(JSON.parse((await command(`${LINE} --json`)).out)).toEqual(given);
  });

  test("asks with three players who deals", async () => {
    const line = "discard 5H 5D 5S JC 2C --players 3 --score 80-95-70 --deals 10";
    expect((await command(`${line} --dealer`)).out).toContain("own crib, 80-95-70\n");
    expect((await command(`${line} --dealer=2`)).out).toContain("an opponent's crib, 80-95-70\n");
    expect((await command(line)).err).toMatch(/use --dealer if you do, or --dealer=SEAT, 0 to 2 clockwise/);
    const partners = "discard 5H 5D 5S JC 2C --players 4 --score 80-95 --deals 10 --dealer=2";
    expect((await command(partners)).out).toContain("own crib, 80-95\n");
  });

  test.each([
    ["--score 80", /--score takes the points of 2 sides, .* such as 80-95; not 80$/],
    ["--score 80-121", /--score takes/],
    ["--score 80-x", /--score takes/],
    ["--score=-5-3", /--score takes/],
    ["--score 80-95-70", /--score takes/],
    ["--score 80-95 --dealer=2", /--dealer=SEAT, 0 to 1/],
    ["--score 80-95 --deals 1", /--deals: must be/],
    ["--score 80-95 --seed 1", /unknown flag --seed/],
    ["--deals 20", /unknown flag --deals/],
    ["--dealer=1", /--dealer: must be/],
    ["--score 80-95 --players 5", /takes 5 cards/],
  ])("%s is refused", async (flags, message) => {
    const { out, err, status } = await command(`discard ${HAND.join(" ")} ${flags}`);
    expect([out, status]).toEqual(["", 2]);
    expect(err).toMatch(message);
  });
});
