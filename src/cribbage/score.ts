import type { Card } from "../core/card.ts";
import type { Side } from "../core/game.ts";
import { replaced } from "../core/list.ts";
import type { Score } from "../scoring/index.ts";
import type { CribbageAward, CribbageAwardKind, CribbageState } from "./state.ts";

/** The scores after some points, the awards, and the side that won with them. */
export interface Awarded {
  readonly scores: readonly number[];
  readonly awards: readonly CribbageAward[];
  readonly winner: Side | null;
}

/** The awards of a move that scores nothing. The object is shared, so it is frozen. */
export const NOTHING: readonly CribbageAward[] = /* @__PURE__ */ Object.freeze([]);

/** Awards nothing. */
export function nothing({ scores }: Pick<CribbageState, "scores">): Awarded {
  return { scores, awards: NOTHING, winner: null };
}

/** Two points for his heels. */
export function scoreHeels(starter: Card): Score<CribbageAwardKind> {
  return { points: 2, items: [{ kind: "heels", points: 2, cards: [starter] }] };
}

/** Gives a side points. Scores stop at the target. */
export function award(state: CribbageState, side: Side, score: Score<CribbageAwardKind> | undefined): Awarded {
  const { scores } = state;
  if (score === undefined || score.points === 0) return nothing(state);
  const { target } = state.settings;
  const total = scores[side]! + score.points;
  return {
    scores: replaced(scores, side, Math.min(total, target)),
    awards: [{ side, points: score.points, items: score.items }],
    winner: total < target ? null : side,
  };
}

/** Every kind of item, for the state reader. */
export const KINDS: readonly CribbageAwardKind[] = [
  "fifteen",
  "thirty-one",
  "pair",
  "run",
  "flush",
  "nobs",
  "heels",
  "go",
  "last-card",
  "claim",
  "muggins",
];
