import type { Game } from "../core/game.ts";
import type { CribinoMove, CribinoRefusalCode, RedactedCribinoMove } from "./moves.ts";
import type { CribinoOptions, CribinoSettings } from "./options.ts";
import type { CribinoOutcomeReason, CribinoState, CribinoView } from "./state.ts";
import type { CribinoWords } from "./words.ts";

/** The type of {@link cribino}. */
export interface CribinoGame
  extends Game<
    "cribino",
    CribinoState,
    CribinoMove,
    CribinoView,
    CribinoOptions,
    CribinoSettings,
    CribinoRefusalCode,
    CribinoOutcomeReason,
    RedactedCribinoMove
  > {
  readonly words: CribinoWords;
}
