import type { AnyGame, Series } from "fifteen-two";
import type { Setup } from "../../table/session/setup.ts";
import type { Saved } from "../kept/saved.ts";

/** What a game at this page has, and one over a server has not: the seed of its cards, its match, others like it. */
export interface LocalGame {
  readonly setup: Setup;
  readonly match: Series<AnyGame> | undefined;
  /** Starts another game, like this one but for a change. */
  again(change: Partial<Setup>): void;
  /** The next game of the match. */
  next(): void;
  /** Plays on from an earlier move. */
  retry(moves: number): void;
  /** Goes back to the game of which this one plays a part again. */
  readonly back: (() => void) | undefined;
  begin(game: AnyGame, saved: Saved): void;
}
