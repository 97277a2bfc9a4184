import { cribbage } from "../src/cribbage/index.ts";
import { cribino } from "../src/cribino/index.ts";
import { crosscribb } from "../src/crosscribb/index.ts";
import type { AnyGame } from "../src/index.ts";
import { sackson } from "../src/sackson/index.ts";

/** The games, for tests that are the same for all of them. */
export const GAMES: readonly AnyGame[] = [cribbage, crosscribb, cribino, sackson];
