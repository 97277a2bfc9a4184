import type { Card } from "../core/card.ts";

/** What points can be for in a hand: {@link scoreHand} gives them in this order (S2-60). */
export type HandScoreKind = "fifteen" | "pair" | "run" | "flush" | "nobs";

/** What points can be for when a card is played: {@link scorePlay} gives them in this order. */
export type PlayScoreKind = "fifteen" | "thirty-one" | "pair" | "run";

/** One thing that scores. */
export interface ScoreItem<Kind extends string = string> {
  /** What it is. */
  readonly kind: Kind;
  /** What it is worth. */
  readonly points: number;
  /** The cards that make it. */
  readonly cards: readonly Card[];
}

/** Points with the reasons for them. */
export interface Score<Kind extends string = string> {
  /** The sum over the items. */
  readonly points: number;
  /** Each thing that scores. */
  readonly items: readonly ScoreItem<Kind>[];
}

/** No points; frozen, since it is given to everybody. */
export function nothing(): Score<never> {
  return Object.freeze({ points: 0, items: Object.freeze([]) });
}
