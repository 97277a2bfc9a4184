import type { Game } from "../core/game.ts";
import type { CrossCribbMove, CrossCribbRefusalCode } from "./moves.ts";
import type { CrossCribbOptions, CrossCribbSettings } from "./options.ts";
import type { CrossCribbOutcomeReason, CrossCribbState, CrossCribbView } from "./state.ts";
import type { CrossCribbWords } from "./words.ts";

/** The type of {@link crosscribb}. */
export interface CrossCribbGame
  extends Game<
    "crosscribb",
    CrossCribbState,
    CrossCribbMove,
    CrossCribbView,
    CrossCribbOptions,
    CrossCribbSettings,
    CrossCribbRefusalCode,
    CrossCribbOutcomeReason
  > {
  readonly words: CrossCribbWords;
}
