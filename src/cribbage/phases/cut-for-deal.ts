import { makeCutForDeal } from "../../shared/cut-for-deal.ts";
import type { CribbagePhase, CutForDealState } from "../state.ts";
import * as deal from "./deal.ts";

export const phase: CribbagePhase = /* @__PURE__ */ makeCutForDeal(
  (players) => players,
  (state: CutForDealState, dealer) => deal.begin(state, dealer),
);
