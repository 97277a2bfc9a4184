import { games } from "../src/games/index.ts";
import type { AnyGame } from "../src/index.ts";

/** The games, for tests that are the same for all of them. */
export const GAMES: readonly AnyGame[] = games;
