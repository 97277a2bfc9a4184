import type { Redacted } from "../core/card.ts";
import type { Seat } from "../core/game.ts";
import { makeRedact, makeView } from "../generic/derive.ts";
import { MOVE } from "./move-shape.ts";
import type { SacksonMove } from "./moves.ts";
import type { SacksonState, SacksonView } from "./state.ts";

/**
 * What one seat knows: everything; see {@link Game.view}.
 *
 * @function
 */
export const view: (state: SacksonState, seat?: Seat | null) => SacksonView = /* @__PURE__ */ makeView(
  (state, viewer) => ({ ...state, viewer }),
);

/**
 * The move itself, since nothing is hidden; see {@link Game.redact}.
 *
 * @function
 */
export const redact: (move: SacksonMove, seat?: Seat | null) => Redacted<SacksonMove> = /* @__PURE__ */ makeRedact(
  MOVE,
  (move) => move,
);
