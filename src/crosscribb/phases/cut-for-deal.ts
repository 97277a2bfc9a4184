import { NO_AWARDS } from "../../core/score.ts";
import { makeCutForDeal } from "../../shared/cut-for-deal.ts";
import type { CrossCribbPhase, CutForDealState } from "../state.ts";
import { cutters, firstDeal } from "../turns.ts";
import * as deal from "./deal.ts";

export const phase: CrossCribbPhase = /* @__PURE__ */ makeCutForDeal(cutters, (state: CutForDealState, dealer) =>
  deal.begin({ ...state, awards: NO_AWARDS }, firstDeal(state.settings.players, dealer)),
);
