import { makeCutForDeal } from "../../shared/cut-for-deal.ts";
import { nothing } from "../score.ts";
import type { CribbagePhase, StateIn } from "../state.ts";
import * as deal from "./deal.ts";

export const phase: CribbagePhase = /* @__PURE__ */ makeCutForDeal(
  (players) => players,
  (state: StateIn<"cut-for-deal">, dealer) => deal.begin(state.settings, nothing(state), dealer),
);
