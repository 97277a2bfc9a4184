import type { Game } from "../core/game.ts";
import type { CribbageMove, CribbageRefusalCode } from "./moves.ts";
import type { CribbageOptions, CribbageSettings } from "./options.ts";
import type { CribbageOutcomeReason, CribbageState, CribbageView } from "./state.ts";
import type { CribbageWords } from "./words.ts";

/** The type of {@link cribbage}. */
export interface CribbageGame
  extends Game<
    "cribbage",
    CribbageState,
    CribbageMove,
    CribbageView,
    CribbageOptions,
    CribbageSettings,
    CribbageRefusalCode,
    CribbageOutcomeReason
  > {
  readonly words: CribbageWords;
}
