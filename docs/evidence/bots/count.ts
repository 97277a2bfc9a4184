import type { PlayState, View } from "../../../src/cribbage/state.ts";
import type { Card } from "../../../src/index.ts";

/** The cards played since the count was last at 0. */
export function cardsOfCount({ plays, countStarts }: View<PlayState>): readonly Card[] {
  return plays.slice(countStarts.at(-1)).flatMap((move) => (move.type === "play" ? [move.card] : []));
}
