import { sideOf } from "../../core/seat.ts";
import { claimed, makeMuggins } from "../../shared/muggins.ts";
import { award } from "../score.ts";
import type { CrossCribbPhase, MugginsState } from "../state.ts";
import * as show from "./show.ts";

export const phase: CrossCribbPhase = /* @__PURE__ */ makeMuggins((state: MugginsState, claim) =>
  show.next(state, claim && award(sideOf(state, claim.seat), claimed("muggins", claim.points))),
);
