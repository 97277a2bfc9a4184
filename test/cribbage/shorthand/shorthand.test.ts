import { describe, expect, test } from "vitest";
import { type CribbageState, cribbage } from "../../../src/cribbage/index.ts";
import { formatGame, parseGame } from "../../../src/cribbage/shorthand/index.ts";
import { NotationError, newRecord, replay, steps } from "../../../src/index.ts";
import { pathOf, thrownBy } from "../../thrown.ts";
import { randomGame } from "./games.ts";

const DEAL = "6C QD 5H JS (AC 2C) / 7D 8C 7H KS (3H KD) | 5S";

/** A game that was played and scored by hand. */
const GAME = `
Players: Ann, Bob   ; at the kitchen table
Date: 21 November
Target: 31
First: ann

1: ${DEAL}
; Ann pegs out in the next play: Bob never plays the ten.
2: 7H 9D QS QH (KC KS) / 8C 6S QD TC (2H 4D) | 3S
`;

function end(text: string): CribbageState {
  return replay(cribbage, parseGame(text));
}

/** A text with two players of whom the first deals. */
function deals(...lines: string[]): string {
  return ["Players: Ann, Bob", "First: Ann", ...lines].join("\n");
}

describe("a game from a table", () => {
  test("has the score of every deal, and ends when a player pegs out", () => {
    const first = parseGame(GAME.split("\n2:")[0]!);
    expect(replay(cribbage, first).scores).toEqual([21, 12]);
    expect(end(GAME)).toMatchObject({ phase: "over", reason: "play", scores: [31, 21], winners: [0] });
    expect(parseGame(GAME).meta).toEqual({ names: ["Ann", "Bob"], date: "21 November" });
  });

  test("turns, goes, counts of 31 and the last card follow by the rules", () => {
    const text = [...steps(cribbage, parseGame(GAME))].map(({ move, awards }) => {
      return cribbage.formatMove(move) + awards.map(({ side, points }) => ` (${points} for ${side})`).join("");
    });
    expect(text.slice(-10)).toEqual([
      "- cut 3S",
      "0 play 7H",
      "1 play 8C (2 for 1)",
      "0 play 9D (3 for 0)",
      "1 play 6S (4 for 1)",
      "0 go (1 for 1)",
      "0 play QS",
      "1 play QD (2 for 1)",
      "0 play QH (6 for 0)",
      "1 go (1 for 0)",
    ]);
  });

  test("is written without what follows from the rest", () => {
    expect(formatGame(parseGame(GAME))).toBe(
      `Players: Ann, Bob\nDate: 21 November\nTarget: 31\nFirst: Ann\n\n1: ${DEAL}\n2: 7H 9D QS QH (KC KS) / 8C 6S QD TC (2H 4D) | 3S\n`,
    );
  });

  test("cards in any form, with or without numbers and spaces", () => {
    const plain = parseGame(deals(`1: ${DEAL}`));
    for (const line of [
      DEAL,
      `1. ${DEAL}`,
      "6c,qd,5♥️,j♠ (ac 2c)/7D 8C 7h KS(3H KD)|5S",
      "6CQD5HJS(AC2C)/7D8C7HKS(3HKD)|5S;cut by Ann",
    ])
      expect(parseGame(deals(line))).toEqual(plain);
    expect(parseGame(`\ufeff\r\n${deals(DEAL).replaceAll("\n", "\r\n")}\r\n`)).toEqual(plain);
    expect(parseGame(deals(DEAL.replace("QD 5H", "QD 10h").replace("5S", "5H")))).toEqual(
      parseGame(deals(DEAL.replace("QD 5H", "QD TH").replace("5S", "5H"))),
    );
  });

  test("an unfinished deal: what a seat still holds follows a -", () => {
    const state = end(deals("6C - QD 5H JS (AC 2C) / 7D 8C - 7H KS (3H KD) | 5S"));
    expect(state).toMatchObject({ phase: "play", turn: 0, scores: [0, 3], count: 21 });
    expect(end(deals("- 6C QD 5H JS (AC 2C) / - 7D 8C 7H KS (3H KD) | 5S"))).toMatchObject({ turn: 1, count: 0 });
    expect(end(deals("6C QD 5H JS (AC 2C) / 7D 8C 7H KS (3H KD)")).phase).toBe("cut");
    expect(end(deals("6C QD 5H JS AC 2C / 7D 8C 7H KS (3H KD)")).phase).toBe("discard");
  });

  test("cards that were not played at the end may stand after a -, too", () => {
    expect(end(GAME.replace("QD TC", "QD - TC"))).toEqual(end(GAME));
  });

  test("three players: the card that was dealt to the crib stands in parentheses of its own", () => {
    const line = "6C QD 5H JS (AC) / 7D 8C 7H KS (3H) / 2S 9H TC TD (4D) / (9C) | 5S";
    const state = end(`Players: Ann, Bob, Cy\nFirst: Cy\n${line}\n`);
    expect("dealer" in state ? state.dealer : undefined).toBe(0);
    const deal = parseGame(`Players: 3\nFirst: 2\n${line}`).moves[0]!;
    expect(deal).toMatchObject({ type: "deal", crib: ["9C"] });
  });

  test("headers are settings", () => {
    expect(parseGame("players: 4\nPARTNERS: No\nDouble Skunk: 4\nFirst: 3\nMuggins: no").settings).toEqual(
      newRecord(cribbage, { players: 4, partners: false, doubleSkunk: 4, first: 3 }).settings,
    );
    expect(parseGame("Cut: 3H 3C\nCut: 5H 2C\n").moves).toHaveLength(2);
  });
});

describe("what can't be is refused with line and column", () => {
  test.each([
    ["an empty text", "", 0, "expected a game, not an empty text"],
    ["only comments", "; nothing", 0, "expected a game, not an empty text"],
    ["an unknown header", "Fisrt: Ann", "Fisrt", 'unknown header "Fisrt"; expected Players, Target, First, Cut'],
    ["a header without a value", "Players:", 8, "Players has no value"],
    ["a duplicate header", "Target: 61\nTarget: 61", 11, "line 2, column 1: duplicate header Target"],
    [
      "a header below a deal",
      deals(DEAL, "Date: today"),
      "Date",
      "line 4, column 1: headers must come before the deals",
    ],
    ["too many players", "Players: A, B, C, D, E", "A", "line 1, column 10: Players must be 2, 3 or 4, not 5"],
    ["too few players", "Players: Ann", "Ann", "Players must be 2, 3 or 4, not 1"],
    ["a missing name", "Players: Ann, , Bob", 14, "expected a name"],
    ["a duplicate name", "Players: Ann, ann", "ann", 'duplicate name "ann"'],
    ["a target that is not a number", "Target: lots", "lots", 'Target must be a whole number of 1 or more, not "lots"'],
    ["partners of three", "Players: 3\nPartners: yes", "yes", "Partners must be false or omitted unless four play"],
    ["neither yes nor no", "Partners: maybe", "maybe", 'Partners must be yes or no, not "maybe"'],
    ["muggins", "Muggins: yes", "yes", "a game with muggins can't be written, since claims have no place"],
    ["a stranger", "Players: Ann, Bob\nFirst: Cy", "Cy", 'line 2, column 8: "Cy" is not a player; expected Ann or Bob'],
    ["a seat that is not there", "First: 2", "2", "First must be a seat from 0 to 1, not 2"],
    ["no first dealer", `Players: 2\n${DEAL}`, "6C", "line 2, column 1: it is not decided who deals first"],
    ["a tie", `Cut: 3H 3C\n${DEAL}`, "6C", "it is not decided who deals first"],
    ["a cut of one card", "Cut: 3H", "3H", "line 1, column 6: expected 2 cards, one for each player, not 1"],
    ["a cut of no card", "Cut: 3H 3X", "3X", 'column 9: "3X" is not a card'],
    ["a cut beside First", "First: 0\nCut: 3H 2C", "3H", "it is already decided who deals first"],
    ["a wrong number", deals(`2: ${DEAL}`), "2:", "line 3, column 1: this is deal 1, not 2"],
    ["one hand", deals("6C QD 5H JS (AC 2C) | 5S"), "6C", "expected 2 hands separated by /"],
    ["three hands", deals(DEAL.replace("|", "/ 2D |")), "6C", "expected 2 hands separated by /"],
    ["no card", deals(DEAL.replace("5H", "5X")), "5X", 'line 3, column 7: "5X" is not a card'],
    ["half a card", deals(DEAL.replace("KS", "K")), "K (", '"K" is not a card'],
    ["a card in two hands", deals(DEAL.replace("8C", "5H")), "5H 7H", "column 26: 5H is already in this deal"],
    ["a starter that was dealt", deals(DEAL.replace("5S", "QD")), 73, "QD is already in this deal"],
    ["a card too few", deals(DEAL.replace("QD ", "")), "6C", "Ann: expected 4 cards and 2 in parentheses, not 3 and 2"],
    ["a card too many", deals(DEAL.replace("KS", "KS QS")), "7D", "Bob: expected 4 cards and 2 in parentheses, not 5"],
    [
      "one discard",
      deals(DEAL.replace("AC 2C", "AC")),
      "6C",
      "Ann: expected 4 cards and 2 in parentheses, not 4 and 1",
    ],
    ["no discards", deals("6C QD 5H JS / 7D 8C 7H KS (3H KD)"), "6C", "Ann: expected 6 cards, or 4 and the discards"],
    ["an open parenthesis", deals(DEAL.replace(")", "")), "6C", "Ann: expected cards in the order played"],
    ["cards behind the discards", deals(DEAL.replace("/", "QS /")), "6C", "Ann: expected cards in the order played"],
    ["no starter after the |", deals(DEAL.replace("5S", "")), 72, "expected the starter after the |"],
    ["two starters", deals(`${DEAL} 6S`), "6S", "expected one card after the |, the starter"],
    ["two bars", deals(`${DEAL} | 6S`), "6S", "expected the end of the line after the starter"],
    [
      "a starter before the discards",
      deals("6C QD 5H JS AC 2C / 7D 8C 7H KS (3H KD) | 5S"),
      "5S",
      "no card is played before",
    ],
    [
      "cards that are held before the starter",
      deals("6C - QD 5H JS (AC 2C) / 7D 8C 7H KS (3H KD)"),
      "6C",
      "no card is played before",
    ],
    [
      "a deal after an unfinished one",
      deals("6C QD 5H JS AC 2C / 7D 8C 7H KS 3H KD", DEAL),
      67,
      "the deal before this one is not finished",
    ],
    [
      "a card that does not fit",
      deals(DEAL.replace("6C QD 5H JS", "QD JS 5H 6C")),
      "JS",
      "column 4: JS would take the count of 25 past 31; write each hand in the order its cards were played",
    ],
    [
      "a card played too early",
      deals("6C QD - 5H JS (AC 2C) / 7D - 8C 7H KS (3H KD) | 5S"),
      "QD",
      "QD can't have been played: it is the turn of Bob",
    ],
    [
      "a card played after the end",
      GAME.replace("QD TC", "QD TC -"),
      "TC",
      "TC can't have been played: the game is over",
    ],
    ["a deal after the end", `${GAME}3: ${DEAL}`, "3: ", "line 10, column 1: the game is over"],
    [
      "three players without the dealt crib card",
      `Players: 3\nFirst: 0\n6C QD 5H JS (AC) / 7D 8C 7H KS (3H) / 2S 9H TC TD (4D) | 5S`,
      "6C",
      "expected 3 hands separated by /, then the card that was dealt to the crib",
    ],
    [
      "three players with two of them",
      `Players: 3\nFirst: 0\n6C QD 5H JS (AC) / 7D 8C 7H KS (3H) / 2S 9H TC TD (4D) / (9C 9S) | 5S`,
      "(9C",
      "expected the card that was dealt to the crib in parentheses",
    ],
  ])("%s", (_, text, where, reason) => {
    const error = thrownBy(() => parseGame(text)) as NotationError;
    expect(error).toBeInstanceOf(NotationError);
    expect(error.reason).toContain(reason);
    expect(error.index).toBe(typeof where === "number" ? where : text.indexOf(where));
    const before = text.slice(0, error.index).split("\n");
    if (text.trim() !== "" && !text.startsWith(";"))
      expect(error.reason).toContain(`line ${before.length}, column ${before.at(-1)!.length + 1}: `);
  });

  test("a text that is too long, or not a text", () => {
    expect(thrownBy(() => parseGame("6".repeat(1_000_001)))).toMatchObject({ code: "bad-notation", index: 1_000_000 });
    expect(thrownBy(() => parseGame(7 as never))).toMatchObject({ code: "bad-notation", index: 0 });
    expect(thrownBy(() => parseGame(`Date: ${"x".repeat(20_000)}`))).toMatchObject({ code: "bad-notation" });
  });
});

describe("what the text has no place for is refused by name", () => {
  const record = randomGame(1, { first: 0 }, 30);

  test.each([
    ["muggins", randomGame(1, { muggins: true }), "settings.muggins"],
    ["another key of meta", { ...record, meta: { id: 7 } }, "meta.id"],
    ["one name for two", { ...record, meta: { names: ["Ann"] } }, "meta.names"],
    ["names that are the same", { ...record, meta: { names: ["Ann", "ANN"] } }, "meta.names[1]"],
    ["a name with a comma", { ...record, meta: { names: ["Ann", "B, ob"] } }, "meta.names[1]"],
    ["an empty name", { ...record, meta: { names: ["", "Bob"] } }, "meta.names[0]"],
    ["a date that is a number", { ...record, meta: { date: 2026 } }, "meta.date"],
    ["an event of two lines", { ...record, meta: { event: "a\nb" } }, "meta.event"],
    ["another game", { ...record, game: "sackson" }, "game"],
  ])("%s", (_, refused, path) => {
    expect(pathOf(() => formatGame(refused))).toBe(path);
  });

  test("an illegal move", () => {
    const moves = [{ type: "go", seat: 0 } as const];
    expect(thrownBy(() => formatGame({ ...record, moves }))).toMatchObject({
      code: "chance-to-move",
      keys: ["moves", 0],
    });
  });
});
