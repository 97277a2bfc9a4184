import type { BotLevel } from "./level.ts";

/** A level's depth of search and share of oversights. */
interface Rung {
  /** Trial games for each choice; with 0, a move is worth the points that it scores at once. */
  readonly iterations: number;
  /** The chance of overlooking a move, 0 to 1. */
  readonly overlooks: number;
}

/** A game's levels. */
export type Ladder = Readonly<Record<BotLevel, Rung>>;

const EXPERT: Rung = { iterations: 1000, overlooks: 0 };

/** The levels of games that have no ladder of their own. */
const LADDER: Ladder = {
  beginner: { iterations: 0, overlooks: 0.5 },
  casual: { iterations: 90, overlooks: 0.36 },
  intermediate: { iterations: 150, overlooks: 0.22 },
  advanced: { iterations: 350, overlooks: 0.09 },
  expert: EXPERT,
};

/** Ladders by a game's id, fitted so that successive levels are about 100 Elo points apart. */
const LADDERS: Readonly<Record<string, Ladder>> = {
  crosscribb: {
    beginner: { iterations: 150, overlooks: 0.21 },
    casual: { iterations: 215, overlooks: 0.16 },
    intermediate: { iterations: 310, overlooks: 0.11 },
    advanced: { iterations: 450, overlooks: 0.06 },
    expert: EXPERT,
  },
  cribino: {
    beginner: { iterations: 70, overlooks: 0.33 },
    casual: { iterations: 120, overlooks: 0.245 },
    intermediate: { iterations: 210, overlooks: 0.16 },
    advanced: { iterations: 350, overlooks: 0.08 },
    expert: EXPERT,
  },
  sackson: {
    beginner: { iterations: 250, overlooks: 0.08 },
    casual: { iterations: 330, overlooks: 0.06 },
    intermediate: { iterations: 450, overlooks: 0.04 },
    advanced: { iterations: 600, overlooks: 0.02 },
    expert: EXPERT,
  },
};

/** The ladder of a game, by its id. */
export function ladderOf(id: string): Ladder {
  return Object.hasOwn(LADDERS, id) ? LADDERS[id]! : LADDER;
}
