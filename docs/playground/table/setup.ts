import type { AnyGame, OptionsOf } from "fifteen-two";
import type { PlayerKind } from "./session.ts";

/** What a game at this page starts from: all of it is in the link. */
export interface Setup {
  readonly game: string;
  readonly options: OptionsOf<AnyGame>;
  /** By seat. */
  readonly players: readonly PlayerKind[];
  /** The same seed deals the same cards. */
  readonly seed: number;
  /** A match goes to the first side that wins this many games; 1 for a single game. */
  readonly match: number;
}

/** A seed that nobody can guess. */
export function newSeed(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000;
}
