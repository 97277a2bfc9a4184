// An app's use of the types, compiled as an ES module and as CommonJS by every supported compiler.
import { type AnyGame, type AnyMove, type AnyState, type Card, IllegalMoveError, playout, seeded } from "fifteen-two";
import * as cribbage from "fifteen-two/cribbage";
import { apply, type CribbageMove, type CribbageState, initialState, legalMoves, view } from "fifteen-two/cribbage";
import { findGame, games } from "fifteen-two/games";
import { countHand, type ScoreItem, scoreHand } from "fifteen-two/scoring";

const hand: Card[] = ["5H", "5D", "5S", "JC"];
export const points: number = countHand(hand, "5C");
export const items: readonly ScoreItem<"fifteen" | "pair" | "run" | "flush" | "nobs">[] = scoreHand(hand, "5C").items;
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
      return `side ${now.winners[0]}`;
    default:
      return now.phase;
  }
}

export function first(game: AnyGame, from: AnyState): AnyMove | undefined {
  return game.legalMoves(from)[0];
}

export function firstOf<State, Move>(game: { legalMoves(state: State): readonly Move[] }, from: State) {
  return game.legalMoves(from)[0];
}

export const moves: readonly [AnyMove | undefined, CribbageMove | undefined] = [
  first(cribbage, start),
  firstOf(cribbage, start),
];

export const known: AnyGame | undefined = findGame("cribbage");
for (const game of games) game.legalMoves(game.initialState());
// @ts-expect-error: cribbage has another id
cribbage.id === "chess";

export function score(game: AnyGame): number | undefined {
  const now = game.initialState();
  // @ts-expect-error: no state has it
  now.nonsense;
  return now.scores[0];
}
