import type { Report } from "../schema/reading.ts";
import { CARD, distinct, integer, listOf, type Shape, type Shapes } from "../schema/shape.ts";
import type { HandScoreKind, Score, ScoreItem } from "./item.ts";

/** Limits for items of a kind: the number of cards, and the points for that many cards; null allows any points. */
export interface Worth {
  readonly cards: readonly [fewest: number, most: number];
  readonly points: ((cards: number) => number) | null;
}

/** Limits for items of hands. In the play, fifteens have up to nine cards, A-A-A-A-2-2-2-2-3, and runs up to seven. */
export const HAND_WORTH: { readonly [Kind in HandScoreKind]: Worth } = {
  fifteen: { cards: [2, 9], points: () => 2 },
  pair: { cards: [2, 4], points: (n) => n * (n - 1) },
  run: { cards: [3, 7], points: (n) => n },
  flush: { cards: [4, 5], points: (n) => n },
  nobs: { cards: [1, 1], points: () => 1 },
};

export function oneCard(points: number): Worth {
  return { cards: [1, 1], points: () => points };
}

/** Limits for claimed points, which have no cards. */
export const CLAIMED: Worth = { cards: [0, 0], points: null };

/** The shape of an award with the keys `others` and with items of up to `most` points, limited by `worth`. */
export function awardShape<Kind extends string>(
  others: Shapes,
  worth: { readonly [K in Kind]: Worth },
  most: number,
): Shape {
  const item = {
    type: "object",
    properties: { kind: { enum: Object.keys(worth) }, points: integer(1, most), cards: distinct(CARD, 0, 13) },
    check: ({ kind, points, cards: { length } }: ScoreItem<Kind>, report: Report) => {
      const { cards, points: pointsFor } = worth[kind];
      if (length < cards[0] || length > cards[1] || (pointsFor !== null && pointsFor(length) !== points))
        report(["points"], `must be the points for the cards of a ${kind}, not ${points}`);
    },
  } as const;
  return {
    type: "object",
    properties: { ...others, points: integer(1), items: listOf(item, 1, 20) },
    check: checkSum,
  };
}

/** Reports points that are not the sum of a score's items. */
export function checkSum({ points, items }: Score, report: Report): void {
  const sum = items.reduce((total, item) => total + item.points, 0);
  if (points !== sum) report(["points"], `must be ${sum}, not ${points}`);
}
