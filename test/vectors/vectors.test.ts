import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { games } from "../../src/games/index.ts";
import { type AnyGame, type Card, cardIndex, parseCards, readRecord } from "../../src/index.ts";
import { countHand, countIndices, scoreCards, scoreHand, scorePlay } from "../../src/scoring/index.ts";
import { CARDS_COLUMNS, type CardsRow } from "./cards.ts";
import { type GameVector, scored } from "./games.ts";
import { byKind, everyFive, HAND_COLUMNS, type HandRow, lowestOf, type RankRow } from "./hands.ts";
import { PLAY_COLUMNS, type PlayRow } from "./plays.ts";

/** A file as another engine would read it. */
function read<T>(name: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), "utf8")) as T;
}

const hands = read<{ columns: string[]; hands: HandRow[]; ranks: RankRow[] }>("hands");
const cards = read<{ columns: string[]; cards: CardsRow[] }>("cards");
const plays = read<{ columns: string[]; plays: PlayRow[] }>("plays");
const whole = read<{ games: GameVector[] }>("games").games;

test("the columns are named", () => {
  expect([hands.columns, cards.columns, plays.columns]).toEqual([HAND_COLUMNS, CARDS_COLUMNS, PLAY_COLUMNS]);
});

describe("hands.json", () => {
  test("each hand is worth its points as a hand and as a crib, by every counter", () => {
    for (const [text, cut, points, crib, ...kinds] of hands.hands) {
      const hand = parseCards(text);
      const starter = cut === null ? undefined : (cut as Card);
      const row = `${text} + ${cut}`;
      expect([row, countHand(hand, starter), countHand(hand, starter, { crib: true })]).toEqual([row, points, crib]);
      expect([row, ...byKind(scoreHand(hand, starter).items)]).toEqual([row, ...kinds.slice(0, 5)]);
      expect([row, scoreHand(hand, starter, { crib: true }).points]).toEqual([row, crib]);
      if (starter === undefined) continue;
      const [a, b, c, d, e] = [...hand, starter].map(cardIndex) as [number, number, number, number, number];
      expect([row, countIndices(a, b, c, d, e), countIndices(a, b, c, d, e, true)]).toEqual([row, points, crib]);
    }
  });

  test("every five ranks are worth their points", () => {
    const points = new Map(hands.ranks.map(([lowest, points]) => [lowest, points.values()]));
    for (const cards of everyFive()) {
      const [fifteens, pairs, runs] = byKind(scoreHand(cards.slice(0, 4), cards[4]).items);
      const worth = scoreCards(cards, null, { flush: "none" }).points;
      const told = points.get(lowestOf(cards))?.next().value;
      expect([cards, worth, fifteens + pairs + runs]).toEqual([cards, told, told]);
    }
    expect([...points.values()].every((rest) => rest.next().done)).toBe(true);
  });

  test("it has every case of a flush with his nobs, and the flush of four that a crib loses", () => {
    const found = new Set(
      hands.hands.map(([, , points, crib, , , , flush, nobs]) => [flush, nobs, points - crib].join()),
    );
    expect(["0,0,0", "0,1,0", "4,0,4", "5,0,0", "5,1,0"].filter((one) => !found.has(one))).toEqual([]);
  });
});

test("cards.json: each choice of cards is worth its points by its rule of the flush", () => {
  for (const [text, starter, flush, points, ...kinds] of cards.cards) {
    const score = scoreCards(parseCards(text), starter as Card | null, { flush });
    expect([text, score.points, ...byKind(score.items)]).toEqual([text, points, ...kinds]);
  }
});

test("plays.json: each card of a count scores its points", () => {
  for (const [text, points] of plays.plays) {
    const cards = parseCards(text);
    const latest = cards.map((_, i) => cards.slice(0, i + 1));
    expect([text, latest.map((count) => scorePlay(count).points)]).toEqual([text, points]);
  }
});

describe("games.json", () => {
  test.each(games.map((game) => [game.id, game] as const))("%s: every move, award and score", (id, game) => {
    const own = whole.filter((vector) => vector.game === id);
    expect(own.length).toBeGreaterThan(1);
    for (const { awards, scores, outcome, ...text } of own) {
      const moves = text.moves.map((move) => game.parseMove(move));
      const record = readRecord(game as AnyGame, { ...text, moves }).record;
      expect(scored(game, record)).toEqual({ awards, scores, outcome });
    }
  });
});
