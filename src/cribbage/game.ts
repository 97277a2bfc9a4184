import type { Game } from "../core/game.ts";
import type { CribbageMove, CribbageRefusalCode } from "./moves.ts";
import type { CribbageOptions, CribbageSettings } from "./options.ts";
import type { CribbageState, CribbageView, OverState } from "./state.ts";

/** The module's type, for declarations: with `typeof`, a bundler of declarations copies the whole module. @inline */
export type CribbageGame = Game<
  "cribbage",
  CribbageState,
  CribbageMove,
  CribbageView,
  CribbageOptions,
  CribbageSettings,
  CribbageRefusalCode,
  OverState["reason"]
>;
