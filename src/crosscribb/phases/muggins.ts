import { makeMuggins } from "../../shared/muggins.ts";
import { scoreClaim } from "../score.ts";
import type { CrossCribbPhase, StateIn } from "../state.ts";
import * as show from "./show.ts";

export const phase: CrossCribbPhase = /* @__PURE__ */ makeMuggins((state: StateIn<"muggins">, claim) =>
  show.next(state, claim && scoreClaim(state, claim.seat + 0, "muggins", claim.points)),
);
