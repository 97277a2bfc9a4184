import { describe, expect, test } from "vitest";
import type { CribbageState } from "../../../src/cribbage/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { formatGame, parseGame } from "../../../src/cribbage/shorthand/index.ts";
import { type NotationError, newRecord, replay, steps } from "../../../src/index.ts";
import { pathOf, thrownBy } from "../../thrown.ts";
import { expectWords } from "../../words.ts";
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

const THREE = "Players: 3\nFirst: 0\n6C QD 5H JS (AC) / 7D 8C 7H KS (3H) / 2S 9H TC TD (4D)";

describe("what can't be is refused with line and column", () => {
  test.each([
    ["an empty text", "", 0, "empty"],
    ["only comments", "; nothing", 0, "empty"],
    ["an unknown header", "Fisrt: Ann", "Fisrt", "Fisrt First"],
    ["a header without a value", "Players:", 8, "Players"],
    ["a duplicate header", "Target: 61\nTarget: 61", 11, "Target"],
    ["a header below a deal", deals(DEAL, "Date: today"), "Date", "headers before"],
    ["too many players", "Players: A, B, C, D, E", "A", "4 5"],
    ["too few players", "Players: Ann", "Ann", "2 1"],
    ["a missing name", "Players: Ann, , Bob", 14, "name"],
    ["a duplicate name", "Players: Ann, ann", "ann", "ann"],
    ["a target that is not a number", "Target: lots", "lots", "Target lots"],
    ["partners of three", "Players: 3\nPartners: yes", "yes", "Partners four"],
    ["neither yes nor no", "Partners: maybe", "maybe", "Partners maybe"],
    ["muggins", "Muggins: yes", "yes", "muggins claims"],
    ["a stranger", "Players: Ann, Bob\nFirst: Cy", "Cy", "Cy Ann Bob"],
    ["a seat that is not there", "First: 2", "2", "First 1 2"],
    ["no first dealer", `Players: 2\n${DEAL}`, "6C", "decided"],
    ["a tie", `Cut: 3H 3C\n${DEAL}`, "6C", "decided"],
    ["a cut of one card", "Cut: 3H", "3H", "2 1"],
    ["a cut of no card", "Cut: 3H 3X", "3X", "3X"],
    ["a cut beside First", "First: 0\nCut: 3H 2C", "3H", "already"],
    ["a wrong number", deals(`2: ${DEAL}`), "2:", "1 2"],
    ["one hand", deals("6C QD 5H JS (AC 2C) | 5S"), "6C", "2 hands"],
    ["three hands", deals(DEAL.replace("|", "/ 2D |")), "6C", "2 hands"],
    ["no card", deals(DEAL.replace("5H", "5X")), "5X", "5X"],
    ["half a card", deals(DEAL.replace("KS", "K")), "K (", "K"],
    ["a card in two hands", deals(DEAL.replace("8C", "5H")), "5H 7H", "5H"],
    ["a starter that was dealt", deals(DEAL.replace("5S", "QD")), 73, "QD"],
    ["a card too few", deals(DEAL.replace("QD ", "")), "6C", "Ann 4 2 3"],
    ["a card too many", deals(DEAL.replace("KS", "KS QS")), "7D", "Bob 4 2 5"],
    ["one discard", deals(DEAL.replace("AC 2C", "AC")), "6C", "Ann 4 2 1"],
    ["no discards", deals("6C QD 5H JS / 7D 8C 7H KS (3H KD)"), "6C", "Ann 6 4"],
    ["an open parenthesis", deals(DEAL.replace(")", "")), "6C", "Ann order"],
    ["cards behind the discards", deals(DEAL.replace("/", "QS /")), "6C", "Ann order"],
    ["no starter after the |", deals(DEAL.replace("5S", "")), 72, "starter"],
    ["two starters", deals(`${DEAL} 6S`), "6S", "one starter"],
    ["two bars", deals(`${DEAL} | 6S`), "6S", "end starter"],
    ["a starter before the discards", deals("6C QD 5H JS AC 2C / 7D 8C 7H KS (3H KD) | 5S"), "5S", "before"],
    ["cards held before the starter", deals("6C - QD 5H JS (AC 2C) / 7D 8C 7H KS (3H KD)"), "6C", "before"],
    ["a deal after an unfinished one", deals("6C QD 5H JS AC 2C / 7D 8C 7H KS 3H KD", DEAL), 67, "not finished"],
    ["a card that does not fit", deals(DEAL.replace("6C QD 5H JS", "QD JS 5H 6C")), "JS", "JS 25 31 order"],
    ["a card too early", deals("6C QD - 5H JS (AC 2C) / 7D - 8C 7H KS (3H KD) | 5S"), "QD", "QD Bob"],
    ["a card after the end", GAME.replace("QD TC", "QD TC -"), "TC", "TC over"],
    ["a deal after the end", `${GAME}3: ${DEAL}`, "3: ", "over"],
    ["three without the dealt crib card", `${THREE} | 5S`, "6C", "3 hands crib"],
    ["three with two crib cards", `${THREE} / (9C 9S) | 5S`, "(9C", "crib parentheses"],
  ])("%s", (_, text, where, facts) => {
    const { name, index, reason } = thrownBy(() => parseGame(text)) as NotationError;
    expect(name).toBe("NotationError");
    expectWords(reason, facts);
    expect(index).toBe(typeof where === "number" ? where : text.indexOf(where));
    const before = text.slice(0, index).split("\n");
    if (!facts.includes("empty"))
      expect(reason).toContain(`line ${before.length}, column ${before.at(-1)!.length + 1}: `);
  });

  test("a text that is too long, or not a text", () => {
    expect(thrownBy(() => parseGame("6".repeat(1_000_001)))).toMatchObject({ code: "too-long", index: 1_000_000 });
    expect(thrownBy(() => parseGame(7 as never))).toMatchObject({ code: "not-a-string", index: 0 });
    expect(thrownBy(() => parseGame(`Date: ${"x".repeat(20_000)}`))).toMatchObject({ code: "bad-word" });
  });
});

describe("what the text has no place for is refused by name", () => {
  const record = randomGame(1, { first: 0 }, 30);

  test.each([
    ["muggins", randomGame(1, { muggins: true }), "settings.muggins"],
    ["another key of meta", { ...record, meta: { id: 7 } }, "meta.id"],
    ["one name for two", { ...record, meta: { names: ["Ann"] } }, "meta.names"],
    ["names that are the same", { ...record, meta: { names: ["Ann", "ANN"] } }, "meta.names[1]"],
    ["names that look the same", { ...record, meta: { names: ["Zo\u00eb", "Zoe\u0308"] } }, "meta.names[1]"],
    ["a mark of direction around a name", { ...record, meta: { names: ["Ann", "Bob\u200e"] } }, "meta.names[1]"],
    ["half of a character", { ...record, meta: { names: ["Ann", "\ud83d"] } }, "meta.names[1]"],
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
