import { describe, expect, test } from "vitest";
import * as cribbage from "../../../src/cribbage/index.ts";
import { formatHalscrib, parseGame, parseHalscrib } from "../../../src/cribbage/shorthand/index.ts";
import { type NotationError, replay } from "../../../src/index.ts";
import { pathOf, thrownBy } from "../../thrown.ts";
import { expectWords } from "../../words.ts";
import { randomGame, sorted } from "./games.ts";

const CARDS = "5S 7d 6C 8c QD 7h 5H Ks JS AC 2C 3h Kd";

/** A game in which Ann deals first. */
function game(...deals: string[]): string {
  return ["Player A: Ann", "Player B: Bob", ...deals].join("\n");
}

/** The same deal in shorthand. */
const SAME = "Players: Ann, Bob\nFirst: Ann\n6C QD 5H JS (AC 2C) / 7D 8C 7H KS (3H KD) | 5S";

describe("the public part of the proposal", () => {
  test("the starter, the cards in the order played, the discards; the case of a suit says whose a card is", () => {
    const record = parseHalscrib(game(`Deal 1: ${CARDS}`));
    expect(record).toEqual(parseGame(SAME));
    expect(replay(cribbage, record).scores).toEqual([21, 12]);
  });

  test("the form that can be printed beforehand, with blanks where nothing was filled in", () => {
    const form = `
Player A: Ann_________________________________________________  (UPPER CASE)

Player B: Bob_________________________________________________  (lower case)

Date:     26  11  21

Event:    ___________________________________________________

Muggins Game:  Y / N

Deal  1:   5S  7d  6C  8c  QD  7h  5H  ks  JS  AC  2C  3h  kd  __  __  _____

Deal  2:   __  __  __  __  __  __  __  __  __  __  __  __  __  __  __  _____
`;
    expect(parseHalscrib(form)).toEqual({
      ...parseGame(SAME),
      meta: { names: ["Ann", "Bob"], date: "26  11  21" },
    });
  });

  test("ranks of player B in lower case, the starter's suit in either, and discards in any order", () => {
    const other = "5s 7d 6C 8c QD 7h 5H ks JS kd AC 3h 2C";
    expect(parseHalscrib(game(`Deal 1: ${other}`))).toEqual(parseGame(SAME.replace("3H KD", "KD 3H")));
  });

  test("who did not play first deals; without a name, A and B", () => {
    const record = parseHalscrib("Player B: Bob\nDeal 1: 5S 7D 6c 8C Qd 7H 5h KS Js Ac 2c 3H KD");
    expect(record.settings.first).toBe(1);
    expect(record.meta).toEqual({ names: ["A", "Bob"] });
    expect(replay(cribbage, record).scores).toEqual([12, 21]);
    expect(parseHalscrib("Event: home").moves).toEqual([]);
  });

  test("at the end of the game, cards that were not played follow those that were", () => {
    for (let seed = 0; seed < 20; seed++) {
      const record = randomGame(seed, { first: 0 });
      expect(sorted(parseHalscrib(formatHalscrib(record)))).toEqual(sorted(record));
    }
  });
});

describe("what can't be is refused with line and column", () => {
  test.each([
    ["another line", "Players: Ann, Bob", "Players", "Player Date"],
    ["a duplicate line", game("Player A: Cy"), 28, "player a"],
    ["muggins", game("Muggins Game: Y"), "Y", "muggins"],
    ["points that were missed", game(`Deal 1: ${CARDS} <2`), "<2", "<2 muggins"],
    ["a penalty", game(`Deal 1: ${CARDS.replace("8c", "8c>3")}`), "8c>3", "8c>3 penalty"],
    ["points that nobody noticed", game(`Deal 1: ${CARDS} #1`), "#1", "#1"],
    ["a violation", game(`Deal 1: ${CARDS} r2`), "r2", "r2 violation"],
    ["a missing deal", game(`Deal 2: ${CARDS}`), "Deal 2", "1 2"],
    ["no card", game(`Deal 1: ${CARDS.replace("QD", "QX")}`), "QX", "QX"],
    ["a card too few", game(`Deal 1: ${CARDS.slice(3)}`), "7d", "13"],
    ["a suit without a case", game(`Deal 1: ${CARDS.replace("QD", "Q♦")}`), "Q♦", "suit letter"],
    ["five plays of A", game(`Deal 1: ${CARDS.replace("8c", "8C")}`), "JS", "4 eight player A"],
    ["three discards of B", game(`Deal 1: ${CARDS.replace("2C", "2c")}`), "Kd", "2 four player B"],
    ["a card in two places", game(`Deal 1: ${CARDS.replace("2C", "6C")}`), 66, "6C"],
    ["a card out of turn", game(`Deal 1: ${CARDS.replace("8c QD", "QD 8c")}`), "QD", "QD Bob"],
    ["a card that does not fit", game("Deal 1: 5S 7d QD 8c JS 7h 5H Ks 6C AC 2C 3h Kd"), "JS", "JS count"],
    ["a dealer who does not alternate", game(`Deal 1: ${CARDS}`, `Deal 2: ${CARDS}`), 86, "7D Ann"],
  ])("%s", (_, text, where, facts) => {
    const { name, index, reason } = thrownBy(() => parseHalscrib(text)) as NotationError;
    expect(name).toBe("NotationError");
    expectWords(reason, facts);
    expect(index).toBe(typeof where === "number" ? where : text.indexOf(where));
    const before = text.slice(0, index).split("\n");
    expect(reason).toContain(`line ${before.length}, column ${before.at(-1)!.length + 1}: `);
  });
});

describe("what the notation has no place for is refused by name", () => {
  test.each([
    ["three players", randomGame(1, { players: 3 }), "settings.players"],
    ["another target", randomGame(1, { target: 61 }), "settings.target"],
    ["muggins", randomGame(1, { muggins: true }), "settings.muggins"],
    ["another worth of a double skunk", randomGame(1, { doubleSkunk: 4 }), "settings.doubleSkunk"],
    ["half a deal", randomGame(1, {}, 9), "moves"],
    ["other keys of meta", { ...randomGame(1, {}), meta: { id: 7 } }, "meta.id"],
  ])("%s", (_, record, path) => {
    expect(pathOf(() => formatHalscrib(record))).toBe(path);
  });
});
