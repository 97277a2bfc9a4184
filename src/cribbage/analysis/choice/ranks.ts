import { type Card, cardIndex, valueOfRank } from "../../../core/card.ts";

/** The rank of the five; aces are 0. */
export const FIVE = 4;

export function rankOf(card: Card): number {
  return cardIndex(card) >> 2;
}

/** A relation between two ranks. */
export type Relation = (a: number, b: number) => boolean;

export const arePair: Relation = (a, b) => a === b;
export const areTouching: Relation = (a, b) => Math.abs(a - b) === 1;
export const areFifteen: Relation = (a, b) => valueOfRank(a) + valueOfRank(b) === 15;
