import type { CribbageMove } from "fifteen-two/cribbage";

/** How likely the side of a seat was to win after some of the moves. */
export interface Chance {
  readonly moves: number;
  readonly win: number;
}

/** How many moves had been made wherever the chances changed most. */
export function turningPoints(moves: readonly CribbageMove[]): number[] {
  const at = moves.flatMap(({ type }, i) => (["cut", "show", "deal"].includes(type) ? [i + 1] : []));
  return [...new Set([0, ...at, moves.length])];
}
