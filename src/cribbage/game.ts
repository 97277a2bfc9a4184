import type { Game } from "../core/game.ts";
import type { CribbageMove, CribbageRefusalCode } from "./moves.ts";
import type { CribbageOptions, CribbageSettings } from "./options.ts";
import type { CribbageState, CribbageView, StateIn } from "./state.ts";

/** The type of the module, for declarations: with `typeof`, a bundler of declarations copies the whole module. */
export type CribbageGame = Game<
  "cribbage",
  CribbageState,
  CribbageMove,
  CribbageView,
  CribbageOptions,
  CribbageSettings,
  CribbageRefusalCode,
  StateIn<"over">["reason"]
>;
