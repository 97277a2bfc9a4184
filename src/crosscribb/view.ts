import { HIDDEN, type Redacted } from "../core/card.ts";
import type { Seat } from "../core/game.ts";
import { makeRedact, makeView } from "../generic/derive.ts";
import { closedCrib } from "../shared/crib.ts";
import { ownersOf } from "./crib.ts";
import { MOVE } from "./move-shape.ts";
import type { CrossCribbMove } from "./moves.ts";
import type { CrossCribbState, CrossCribbView } from "./state.ts";

function hide(state: CrossCribbState, viewer: Seat | null): CrossCribbView {
  if (state.phase === "cut") return { ...state, piles: state.piles.map((pile) => pile.map(() => HIDDEN)), viewer };
  if (state.phase === "play") {
    const piles = state.piles.map((pile, owner) =>
      pile.map((card, i) => (i === 0 && owner === viewer ? card : HIDDEN)),
    );
    return { ...state, piles, crib: closedCrib(state.crib, ownersOf(state.settings), viewer), viewer };
  }
  if ((state.phase === "show" || state.phase === "muggins") && state.turn !== state.dealer)
    return { ...state, crib: closedCrib(state.crib, ownersOf(state.settings), viewer), viewer } as CrossCribbView;
  return { ...state, viewer };
}

/**
 * What one seat knows: the board, its turned-up card, and its own discards; see {@link Game.view}.
 *
 * Nobody knows the cards below the top of a pile, not even its owner, and before the cut no card is turned up. The crib
 * is face up from the moment the dealer's side is to count it.
 *
 * @function
 */
export const view: (state: CrossCribbState, seat?: Seat | null) => CrossCribbView = /* @__PURE__ */ makeView(hide);

function hideCards(move: CrossCribbMove): Redacted<CrossCribbMove> {
  return move.type === "deal" ? { type: "deal", piles: move.piles.map((pile) => pile.map(() => HIDDEN)) } : move;
}

/**
 * A move as another seat sees it: a deal is face down for everyone; see {@link Game.redact}.
 *
 * A placed card is public, but the move names only its square; the next state's view has the card.
 *
 * @function
 */
export const redact: (move: CrossCribbMove, seat?: Seat | null) => Redacted<CrossCribbMove> =
  /* @__PURE__ */ makeRedact(MOVE, hideCards);
