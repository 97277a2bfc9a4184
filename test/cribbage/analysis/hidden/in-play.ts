import type { CribbageOptions, CribbageState } from "../../../../src/cribbage/index.ts";
import * as cribbage from "../../../../src/cribbage/index.ts";
import type { PlayState } from "../../../../src/cribbage/state.ts";
import { seeded } from "../../../../src/index.ts";

/** The play of a random deal after a number of its moves, with all cards known; undefined if it is over by then. */
export function inPlay(from: number, plays: number, options: CribbageOptions): PlayState | undefined {
  const random = seeded(from);
  let state: CribbageState = cribbage.initialState({ ...options, first: 0, target: 1000 });
  while (state.phase !== "play" || state.plays.length < plays) {
    if (state.phase === "show") return undefined;
    const moves = cribbage.legalMoves(state);
    state = cribbage.apply(state, cribbage.chance(state, random) ?? moves[Math.floor(random() * moves.length)]!);
  }
  return state;
}
