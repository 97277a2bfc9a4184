import { cribbageView } from "./cribbage.ts";
import { cribinoView } from "./cribino.ts";
import { crosscribbView } from "./crosscribb.ts";
import { sacksonView } from "./sackson.ts";
import type { GameView } from "./view.ts";

/** The games of the page, in the order in which it offers them. */
export const gameViews: readonly GameView[] = [cribbageView, crosscribbView, cribinoView, sacksonView];
