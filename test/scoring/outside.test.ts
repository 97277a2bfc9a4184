import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Card, parseCards } from "../../src/index.ts";
import { countHand, type Score, scoreCards, scoreHand, scoreLine, scorePlay } from "../../src/scoring/index.ts";

/** The cases by their source: a project and its file. */
const SOURCES = readFileSync(join(import.meta.dirname, "outside.txt"), "utf8")
  .split(/^## /m)
  .slice(1)
  .map((part) => {
    const [source = "", ...rows] = part.trim().split("\n");
    return [source, rows] as const;
  });

const cardsOf = (text: string) => text.split(" ").map((card) => card as Card);

/** Cards of these ranks, each in the first suit that is left. */
function inSuits(ranks: string): Card[] {
  const list = ranks.split(" ");
  return list.map((rank, i) => `${rank}${"CDHS"[list.slice(0, i).filter((other) => other === rank).length]}` as Card);
}

/** The scorers by the kind of a case. */
const SCORERS: Readonly<Record<string, (text: string, starter: Card | undefined, crib: boolean) => Score<string>>> = {
  hand(text, starter, crib) {
    const score = scoreHand(cardsOf(text), starter, { crib });
    expect(countHand(cardsOf(text), starter, { crib })).toBe(score.points);
    return score;
  },
  cards: (text, starter) => scoreCards(cardsOf(text), starter),
  line: (text) => scoreLine(cardsOf(text)),
  play: (text) => scorePlay(cardsOf(text)),
  ranks: (text) => scoreCards(inSuits(text), undefined, { flush: "none" }),
};

test("there are 538 cases of 23 files", () => {
  expect([SOURCES.length, SOURCES.flatMap(([, rows]) => rows).length]).toEqual([23, 538]);
});

describe.each(SOURCES)("%s", (_, rows) => {
  test.each([...new Set(rows)])("%s", (row) => {
    const [kind = "", cards = "", starter = "", crib, only = "", points] = row.split("|");
    const score = () => SCORERS[kind]!(cards, starter === "" ? undefined : parseCards(starter)[0], crib === "c");
    if (points === "error") {
      expect(score).toThrow(expect.objectContaining({ name: "InvalidStateError" }));
      return;
    }
    const { items } = score();
    const counted = items.filter((item) => only === "" || only.split("+").includes(item.kind));
    expect(counted.reduce((sum, item) => sum + item.points, 0)).toBe(Number(points));
  });
});
