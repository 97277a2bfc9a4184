import { cribbage } from "../cribbage/index.ts";
import { cribino } from "../cribino/index.ts";
import { crosscribb } from "../crosscribb/index.ts";
import type { AnyGame } from "../index.ts";
import { sackson } from "../sackson/index.ts";

/** The games that can be played by name. */
export const games: Readonly<Record<string, AnyGame>> = { cribbage, crosscribb, cribino, sackson };
