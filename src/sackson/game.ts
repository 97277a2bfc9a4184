import type { Game } from "../core/game.ts";
import type { SacksonMove, SacksonRefusalCode } from "./moves.ts";
import type { SacksonOptions, SacksonSettings } from "./options.ts";
import type { SacksonOutcomeReason, SacksonState, SacksonView } from "./state.ts";
import type { SacksonWords } from "./words.ts";

/** The type of {@link sackson}. */
export interface SacksonGame
  extends Game<
    "sackson",
    SacksonState,
    SacksonMove,
    SacksonView,
    SacksonOptions,
    SacksonSettings,
    SacksonRefusalCode,
    SacksonOutcomeReason
  > {
  readonly words: SacksonWords;
}
