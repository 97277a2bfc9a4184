import type { Game } from "../core/game.ts";
import type { JsonSchema } from "../core/standard-schema.ts";
import type { CribbageMove, CribbageRefusalCode } from "./moves.ts";
import type { CribbageOptions, CribbageSettings } from "./options.ts";
import type { CribbageOutcomeReason, CribbageState, CribbageView } from "./state.ts";

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
  readonly optionsSchema: JsonSchema<CribbageOptions, CribbageSettings>;
  readonly moveSchema: JsonSchema<CribbageMove>;
  readonly stateSchema: JsonSchema<CribbageState>;
}
