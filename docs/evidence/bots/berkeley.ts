import type { Bot } from "../../../src/bots/index.ts";
import { valueOfCard } from "../../../src/core/card.ts";
import type * as cribbage from "../../../src/cribbage/index.ts";
import type { DiscardMove, PlayMove } from "../../../src/cribbage/moves.ts";
import type { DiscardState, PlayState, View } from "../../../src/cribbage/state.ts";
import { CARDS, type Card, cardIndex } from "../../../src/index.ts";
import { countIndices, scorePlay } from "../../../src/scoring/index.ts";
import { cardsOfCount } from "./count.ts";

/**
 * The rule of the cribbage of Unix (Berkeley, 1980): it discards for the average hand and the average crib of two cards
 * and two others at random, and plays the card that pegs most at once or, if none does, one that prepares an answer.
 */
export const berkeleyBot: Bot<typeof cribbage> = (view, moves) => {
  if (view.phase === "discard") return bestDiscard(view, moves as readonly DiscardMove[]);
  if (view.phase === "play") return bestCard(view, moves as readonly PlayMove[]);
  return moves.at(-1)!;
};

function bestDiscard(view: View<DiscardState>, moves: readonly DiscardMove[]): DiscardMove {
  const { seat } = moves[0]!;
  const hand = view.hands[seat]!.map((card) => cardIndex(card as Card));
  const starters = CARDS.map((_, card) => card).filter((card) => !hand.includes(card));
  const worths = moves.map(({ cards }) => {
    const discarded = cards.map(cardIndex) as [number, number];
    const [a, b, c, d] = hand.filter((card) => !discarded.includes(card)) as [number, number, number, number];
    // It counts a flush of four in the crib, but none in the hand.
    const points = starters.reduce((sum, starter) => sum + countIndices(a, b, c, d, starter, true), 0);
    return points + (seat === view.dealer ? 1 : -1) * starters.length * averageCrib(...discarded);
  });
  return moves[worths.indexOf(Math.max(...worths))]!;
}

const cribs = new Map<string, number>();

/** The average crib of two cards with two others and a starter at random, rounded to points. */
function averageCrib(one: number, other: number): number {
  const [low, high] = [one >> 2, other >> 2].sort((a, b) => a - b) as [number, number];
  const suit = (one ^ other) & 3 ? 1 : 0;
  const key = `${low} ${high} ${suit}`;
  const known = cribs.get(key);
  if (known !== undefined) return known;
  const [a, b] = [4 * low, 4 * high + suit];
  const rest = CARDS.map((_, card) => card).filter((card) => card !== a && card !== b);
  let sum = 0;
  let cases = 0;
  for (const starter of rest)
    for (const [i, c] of rest.entries())
      for (const d of rest.slice(i + 1)) {
        if (c === starter || d === starter) continue;
        sum += countIndices(a, b, c, d, starter);
        cases++;
      }
  const average = Math.round(sum / cases);
  cribs.set(key, average);
  return average;
}

function bestCard(view: View<PlayState>, moves: readonly PlayMove[]): PlayMove {
  const before = cardsOfCount(view);
  const playable = moves.toSorted((a, b) => cardIndex(a.card) - cardIndex(b.card));
  const points = playable.map(({ card }) => scorePlay([...before, card]).points);
  const most = Math.max(...points);
  if (most > 0) return playable[points.indexOf(most)]!;
  const count = before.reduce((sum, card) => sum + valueOfCard(card), 0);
  const values = playable.map(({ card }) => valueOfCard(card));
  const held = view.hands[view.turn]!.map((card) => valueOfCard(card as Card));
  return playable[preparing(values, held, count)]!;
}

const CARD_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Counts below 15 to make with an answer in hand, the best first. */
const BELOW_FIFTEEN = [8, 7, 9, 6, 11, 12, 13, 14, 10, 5];

/** The place of a card that pegs nothing, among the values of the playable cards in ascending order. */
function preparing(values: readonly number[], held: readonly number[], count: number): number {
  const making = (sum: number) => values.indexOf(sum - count);
  /** The place of a card that makes a sum, if another card of some value stays in the hand. */
  const keeping = (sum: number, value: number) => {
    const place = making(sum);
    const left = held.filter((other) => other === value).length - (values[place] === value ? 1 : 0);
    return left > 0 ? place : -1;
  };
  const places = [
    count < 4 ? making(4) : -1,
    count === 0 ? making(3) : -1,
    ...CARD_VALUES.map((value) => (count > 0 && count < 20 ? keeping(21 - value, value) : -1)),
    ...BELOW_FIFTEEN.map((sum) => (count < 15 ? keeping(sum, 15 - sum) : -1)),
    values.findLastIndex((value) => ![5, 10, 21].includes(count + value)),
    values.findLastIndex((value) => ![5, 21].includes(count + value)),
    values.length - 1,
  ];
  return places.find((place) => place >= 0)!;
}
