import { HIDDEN, type Redacted } from "../core/card.ts";
import type { Seat } from "../core/game.ts";
import { makeRedact, makeView } from "../generic/derive.ts";
import { closedCrib } from "../shared/crib.ts";
import { ownersOf } from "./crib.ts";
import { MOVE } from "./move-shape.ts";
import type { CribbageMove } from "./moves.ts";
import type { CribbageState, CribbageView } from "./state.ts";

function hide(state: CribbageState, viewer: Seat | null): CribbageView {
  if (state.phase === "cut-for-deal" || state.phase === "deal") return { ...state, viewer };
  const open = handsAreOpen(state);
  const hands = state.hands.map((hand, owner) => (open || owner === viewer ? hand : hand.map(() => HIDDEN)));
  if (latestOf(state) === "crib") return { ...state, hands, viewer } as CribbageView;
  return { ...state, hands, crib: closedCrib(state.crib, ownersOf(state.settings), viewer), viewer } as CribbageView;
}

/**
 * What one seat knows: its own cards and discards, and everything that was played; see {@link Game.view}.
 *
 * All hands are face up from the show on, and the crib from the moment it is to be counted.
 *
 * @function
 */
export const view: (state: CribbageState, seat?: Seat | null) => CribbageView = /* @__PURE__ */ makeView(hide);

/** What is being counted, or what ended the game. */
function latestOf(state: CribbageState) {
  if (state.phase === "over") return state.reason;
  return state.phase === "show" || state.phase === "muggins" ? state.hand : undefined;
}

/** Whether all hands are face up. */
export function handsAreOpen(state: CribbageState): boolean {
  const latest = latestOf(state);
  return latest === "hand" || latest === "crib";
}

function hideCards(move: CribbageMove, seat: Seat | null): Redacted<CribbageMove> {
  if (move.type === "discard" && move.seat !== seat) return { ...move, cards: move.cards.map(() => HIDDEN) };
  if (move.type !== "deal") return move;
  const hands = move.hands.map((hand, owner) => (owner === seat ? hand : hand.map(() => HIDDEN)));
  return { type: "deal", hands, crib: move.crib.map(() => HIDDEN) };
}

/**
 * A move as another seat sees it; cards that are dealt or discarded face down are `"??"`. See {@link Game.redact}.
 *
 * @function
 */
export const redact: (move: CribbageMove, seat?: Seat | null) => Redacted<CribbageMove> = /* @__PURE__ */ makeRedact(
  MOVE,
  hideCards,
);
