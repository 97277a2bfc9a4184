import type { Card } from "../core/card.ts";

/** A kind of points for a hand, in the order of {@link scoreHand}'s items. @inline */
export type HandScoreKind = "fifteen" | "pair" | "run" | "flush" | "nobs";

/** A kind of points for a played card, in the order of {@link scorePlay}'s items. @inline */
export type PlayScoreKind = "fifteen" | "thirty-one" | "pair" | "run";

/** One scoring item. */
export interface ScoreItem<Kind extends string = string> {
  /** The kind of points. */
  readonly kind: Kind;
  /** Points for the item. */
  readonly points: number;
  /** The cards that score. */
  readonly cards: readonly Card[];
}

/** Points with the reasons for them. */
export interface Score<Kind extends string = string> {
  /** The sum of the items' points. */
  readonly points: number;
  /** The items that add up to the points. */
  readonly items: readonly ScoreItem<Kind>[];
}

/** No points. The object is shared, so it is frozen. */
export const NO_SCORE: Score<never> = /* @__PURE__ */ Object.freeze({
  points: 0,
  items: /* @__PURE__ */ Object.freeze([]),
});
