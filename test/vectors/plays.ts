import { valueOfCard } from "../../src/core/card.ts";
import { CARDS, type Card, sample, seeded } from "../../src/index.ts";
import { slowPlay, sumOf } from "../scoring/oracle.ts";

/** The cards of a count in the order played, the points of each, and why they are here. */
export type PlayRow = readonly [cards: string, points: readonly number[], why?: string];

export const PLAY_COLUMNS = ["cards", "points", "why"];

/** Counts that people have scored: the points are theirs. */
const PUBLISHED: readonly PlayRow[] = [
  ["4C 2C 3C 5C 6C", [0, 0, 3, 4, 5], "S2-37: each card makes the run longer"],
  ["4C 2C 3C 4D 3D", [0, 0, 3, 3, 0], "S2-38: the last card breaks the run"],
  ["4C 2C 6C 5C 3C", [0, 0, 0, 0, 5], "S2-39: a run of five at once"],
  ["3C 5C 6C 7C 4C", [0, 0, 0, 3, 5], "a run of five, completed from its gap"],
  ["5C 5D 5H", [0, 2, 8], "S2-32: three of a kind, and fifteen"],
  ["2C 2D 2H 2S", [0, 2, 6, 12], "S2-33: four of a kind"],
  ["8C 7C 7D 9C", [0, 2, 2, 2], "S2-30: fifteen, a pair, thirty-one"],
  ["7C 8C 9C 7D", [0, 2, 3, 5], "thirty-one with a run"],
  ["9C 6C 7C 8C AC", [0, 2, 0, 4, 2], "S2-36: a run in any order"],
  ["6C 6D 3C 6H", [0, 2, 2, 0], "S2-31: a pair needs the card right before it"],
  ["TC KC JC", [0, 0, 0], "S2-31: king and ten, king and jack are not pairs"],
  ["QC KC AC", [0, 0, 0], "S2-34: the ace is low"],
  ["AC 2C 3C 4C 5C 6C 7C", [0, 0, 3, 4, 7, 6, 7], "the longest run"],
  ["AC AD AH AS 2C 2D 2H 2S 3C", [0, 2, 6, 12, 0, 2, 6, 12, 2], "four, four and a fifteen"],
];

/** Published and random counts up to thirty-one. The points of random ones come from the slow oracle. */
export function playRows(): PlayRow[] {
  const low = CARDS.filter((card) => valueOfCard(card) <= 6);
  return [
    ...PUBLISHED.map((row) => checked(row)),
    ...random(120, CARDS),
    ...random(160, low),
    ...random(60, CARDS.slice(16, 36)),
  ];
}

function checked(row: PlayRow): PlayRow {
  const points = scored(row[0].split(" ") as Card[]);
  if (points.join() !== row[1].join()) throw new Error(`${row[0]}: ${points}, not ${row[1]}`);
  return row;
}

function scored(cards: readonly Card[]): number[] {
  return cards.map((_, i) => sumOf(slowPlay(cards.slice(0, i + 1))));
}

function random(n: number, pack: readonly Card[]): PlayRow[] {
  const next = seeded(n);
  return Array.from({ length: n }, () => {
    let total = 0;
    const cards = sample(pack, 10, next).filter((card) => {
      if (total + valueOfCard(card) > 31) return false;
      total += valueOfCard(card);
      return true;
    });
    return [cards.join(" "), scored(cards)];
  });
}
