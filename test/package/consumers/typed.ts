// What an app does with the types; compiled as an ES module and as CommonJS by every compiler that is supported.
import { type AnyGame, type Card, IllegalMoveError, type MoveOf, playout, type StateOf, seeded } from "fifteen-two";
import { apply, type CribbageState, cribbage, initialState, legalMoves, view } from "fifteen-two/cribbage";
import { countHand, type HandScoreKind, type ScoreItem, scoreHand } from "fifteen-two/scoring";

const hand: Card[] = ["5H", "5D", "5S", "JC"];
export const points: number = countHand(hand, "5C");
export const items: readonly ScoreItem<HandScoreKind>[] = scoreHand(hand, "5C").items;
// @ts-expect-error: there is no such card
countHand(["1H", "5D", "5S", "JC"]);

export const start = initialState({ players: 3 });
export const seen = view(start, 0);
export const { state, record } = playout(cribbage, { random: seeded(7) });

export function next(before: CribbageState): CribbageState {
  try {
    return apply(before, legalMoves(before)[0]!);
  } catch (error) {
    if (error instanceof IllegalMoveError && error.code === "not-your-turn") return before;
    throw error;
  }
}

export function phase(now: CribbageState): string {
  switch (now.phase) {
    case "play":
      return `count ${now.count}`;
    case "over":
      return `side ${now.winner}`;
    default:
      return now.phase;
  }
}

export function first<G extends AnyGame>(game: G, from: StateOf<G>): MoveOf<G> | undefined {
  return game.legalMoves(from)[0];
}
