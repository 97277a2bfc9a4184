import { describe, expect, test } from "vitest";
import { LONGEST_LINE, linesOf } from "../../src/cli/lines.ts";
import { CARDS, sample, seeded } from "../../src/index.ts";
import { countHand } from "../../src/scoring/index.ts";
import { command } from "./terminal.ts";

/** Counts what comes in these pieces. */
async function counted(flags: string, ...pieces: readonly string[]) {
  return command(`count ${flags}`, [], {
    isTyped: false,
    pieces: async function* () {
      yield* pieces;
    },
  });
}

describe("hands from standard input", () => {
  const TEXT = "# two hands\n\n5H 5D 5S JC 5C\r\n  2c,4c 6♣8C\n";

  test("are printed as text", async () => {
    expect(await counted("", TEXT)).toEqual({ status: 0, out: "29  5H 5D 5S JC 5C\n 4  2C 4C 6C 8C", err: "" });
  });

  test("are printed as CSV with the numbers of the lines", async () => {
    const { out } = await counted("--csv --crib", TEXT);
    expect(out.split("\n")).toEqual(["line,hand,starter,points", "3,5H 5D 5S JC,5C,29", "4,2C 4C 6C 8C,,0"]);
  });

  test("are printed as lines of JSON, with items on request", async () => {
    const [first, second] = (await counted("--json", TEXT)).out.split("\n").map((line) => JSON.parse(line));
    expect(first).toEqual({ line: 3, hand: ["5H", "5D", "5S", "JC"], starter: "5C", crib: false, points: 29 });
    expect(second).toMatchObject({ line: 4, starter: null });
    const { items } = JSON.parse((await counted("--json --items", "2H 4D 6S 8C KH")).out);
    expect(items).toEqual([]);
    const { points, items: all } = JSON.parse((await counted("--json --items", "5H 5D 5S JC 5C")).out);
    expect(all.reduce((sum: number, item: { points: number }) => sum + item.points, 0)).toBe(points);
  });

  test("may be cut anywhere, and the last needs no line break", async () => {
    const whole = await counted("", `${TEXT}2H 4D 6S 8C KH`);
    expect(await counted("", ...`${TEXT}2H 4D 6S 8C KH`)).toEqual(whole);
    expect(whole.out).toMatch(/\n 0 {2}2H 4D 6S 8C KH$/);
  });

  test.each([
    ["the output of --csv", "line,hand,starter,points\n1,5H 5D 5S JC,5C,29\n2,2C 4C 6C 8C,,4"],
    [
      "a header, in any order and with more columns",
      "Player;Cut;Hand;Date\nAnn;5C;5H 5D 5S JC;today\nBob;;2C 4C 6C 8C;",
    ],
    ["quotes", '"5H,5D,5S,JC",5C\n"2C 4C 6C 8C"'],
    ["quotes and a header", 'hand,starter\r\n"5H,5D,5S,JC","5C"\r\n"2C,4C,6C,8C",\r\n'],
  ])("may be CSV: %s", async (_, text) => {
    const { status, out, err } = await counted("", text);
    expect({ status, out, err }).toEqual({ status: 0, out: "29  5H 5D 5S JC 5C\n 4  2C 4C 6C 8C", err: "" });
  });

  test.each([
    [
      "a header without the hand",
      "id,player,date\n1,Ann,today\n2,Bob,today",
      /the header of a CSV file must name the columns hand and starter/,
    ],
    [
      "UTF-16",
      Buffer.from("\ufeff5H 5D 5S JC\r\n2H 4D 6S 8C", "utf16le").toString("utf8"),
      /must be UTF-8 text; in PowerShell/,
    ],
  ])("get one message with cause and cure: %s", async (_, text, message) => {
    const { status, out, err } = await counted("", text);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/\n|\0/);
  });

  test("cards written the wrong way round, and tens cut short, get a hint", async () => {
    const { err } = await counted("", "H5 5D 5S JC\n5H 0H 5S JC\n5H 1D 5S JC");
    expect(err).toMatch(/"H5" is not a card; the rank comes first, as in 5H/);
    expect(err).toMatch(/"0H" is not a card; write a ten as TH or 10H/);
    expect(err).toMatch(/"1D" is not a card; write a ten as TD or 10D/);
  });

  test("a byte order mark is not a card", async () => {
    expect((await counted("", "\uFEFF# c\n5H 5D 5S JC 5C")).err).toBe("");
  });

  test("the error of a line has its number, and counting goes on", async () => {
    const { status, out, err } = await counted(
      "",
      "5H 5D\n5H 5D 5S JC 5H\n5H 5D 5S JX\n{}\n5H 5D 5S JC 5C 6C\n6H7D7S8C",
    );
    expect(status).toBe(2);
    expect(out).toBe("12  6H 7D 7S 8C");
    expect(err.split("\n").map((line) => line.replace(/^fifteen-two: /, ""))).toEqual([
      expect.stringMatching(/^line 1: .*, not 2 cards$/),
      expect.stringMatching(/^line 2: duplicate 5H/),
      expect.stringMatching(/^line 3: "JX" is not a card/),
      expect.stringMatching(/^line 4: /),
      expect.stringMatching(/^line 5: .*, not 6 cards$/),
    ]);
  });

  test("a line may have 1,000 characters; a longer one is wrong even if its beginning is blank", async () => {
    const hand = "5H 5D 5S JC 5C";
    const padded = (length: number) => `${" ".repeat(length - hand.length)}${hand}`;
    for (const end of ["", "\n", "\r\n"]) {
      expect((await counted("", padded(LONGEST_LINE) + end)).status).toBe(0);
      expect((await counted("", padded(LONGEST_LINE + 1) + end)).status).toBe(2);
      expect((await counted("", ...(padded(5000) + end))).err).toBe(
        "fifteen-two: line 1: a line must not be longer than 1,000 characters",
      );
    }
    expect((await counted("", `#${" ".repeat(5000)}`)).status).toBe(0);
  });

  test("are waited for, piece by piece, until the output is taken", async () => {
    const events: string[] = [];
    await command("count -", [], {
      out: (text) => events.push(text),
      pieces: async function* () {
        for (const piece of ["5H 5D 5S JC 5C\n", "2H 4D 6S 8C KH\n"]) {
          events.push("read");
          yield piece;
        }
      },
      drained: async () => {
        events.push("drained");
      },
    });
    expect(events.slice(0, 6)).toEqual([
      "read",
      "29  5H 5D 5S JC 5C",
      "drained",
      "read",
      " 0  2H 4D 6S 8C KH",
      "drained",
    ]);
  });

  test("are worth what countHand says", async () => {
    const random = seeded(1);
    const hands = Array.from({ length: 1000 }, () => sample(CARDS, 5, random));
    const { out } = await counted("", hands.map((cards) => cards.join(" ")).join("\n"));
    expect(out.split("\n").map((line) => Number(line.slice(0, 2)))).toEqual(
      hands.map((cards) => countHand(cards.slice(0, 4), cards[4])),
    );
  });

  test.each([
    ["--csv --json", "use --csv or --json, not both"],
    ["--items", "--items needs --json"],
    ["--seed 3", "unknown flag --seed"],
    ["5H 5D 5S JC --csv", "--csv works only with hands from standard input"],
    ["5H 5D 5S JC --items", "--items works only with hands from standard input"],
  ])("%s is refused", async (flags, why) => {
    const { status, out, err } = await counted(flags, TEXT);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toContain(why);
  });
});

describe("lines", () => {
  /** The lines of some pieces, as they come. */
  async function linesIn(pieces: Iterable<string>): Promise<string[][]> {
    async function* given() {
      yield* pieces;
    }
    const lines: string[][] = [];
    for await (const some of linesOf(given())) if (some.length > 0) lines.push(some);
    return lines;
  }

  test("are put together from pieces", async () => {
    expect(await linesIn(["1", "2\r\n", "", "a\r", "\n\nb", "c"])).toEqual([["12"], ["a", ""], ["bc"]]);
  });

  test("of any length are cut in linear time, and no more is kept than shows that they are too long", async () => {
    const piece = "x".repeat(100);
    const [[line], others] = (await linesIn([...Array(200_000).fill(piece), "\n", "next\n"])) as [string[], string[]];
    expect(line!.length).toBeLessThan(LONGEST_LINE + 3);
    expect(others).toEqual(["next"]);
  });
});
