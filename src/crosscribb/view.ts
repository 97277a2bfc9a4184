import type { Seat } from "../core/any.ts";
import { HIDDEN, type Redacted } from "../core/card.ts";
import { viewerIn } from "../game/derive.ts";
import { expectMove } from "../schema/moves.ts";
import { closedCrib } from "../shared/crib.ts";
import { ownersOf } from "./crib.ts";
import { MOVE } from "./move-shape.ts";
import type { CrossCribbMove } from "./moves.ts";
import type { CrossCribbState, CrossCribbView } from "./state.ts";

/**
 * Returns a seat's view of a state: the board, its turned-up card, and its own discards.
 *
 * Before the cut, every pile is hidden. From then on, each seat sees the top card of its own pile, and no other card of
 * any pile. Only the seat that discarded a card sees it in the crib, until the dealer's side is to count: then the crib
 * is face up.
 *
 * @example
 * ```ts
 * import * as crosscribb from "fifteen-two/crosscribb";
 *
 * const deal = "- deal 2S 9H 6D QS 8H 2C KS / 5H 3S 9S JD 5C 7H 9C / TD 7C AC KD 3D 6H 6C / JC 8D 4S QH TH 4H 5S";
 * let state = crosscribb.initialState({ first: 0 });
 * for (const text of [deal, "- cut 5D"]) state = crosscribb.apply(state, crosscribb.parseMove(text));
 * const view = crosscribb.view(state, 1) as crosscribb.View<crosscribb.PlayState>;
 * view.piles[0]; // => ["??", "??", "??", "??", "??", "??", "??"]
 * view.piles[1]; // => ["5H", "??", "??", "??", "??", "??", "??"]
 * ```
 */
export function view(state: CrossCribbState, seat?: Seat | null): CrossCribbView {
  const viewer = viewerIn(state, seat);
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
 * A move as another seat sees it: every card of a deal is `"??"`, for all seats.
 *
 * The other moves stay as they are. A placement names only its square, and a discard names nothing: the next view shows
 * the cards that its viewer may see.
 *
 * @example
 * ```ts
 * import * as crosscribb from "fifteen-two/crosscribb";
 *
 * const deal = crosscribb.parseMove(
 *   "- deal 2S 9H 6D QS 8H 2C KS / 5H 3S 9S JD 5C 7H 9C / TD 7C AC KD 3D 6H 6C / JC 8D 4S QH TH 4H 5S",
 * );
 * const hidden = Array(7).fill("??");
 * crosscribb.redact(deal, 1); // => { type: "deal", piles: [hidden, hidden, hidden, hidden] }
 * crosscribb.redact({ type: "discard", seat: 1 }, 0); // => { type: "discard", seat: 1 }
 * ```
 */
export function redact(move: CrossCribbMove, seat?: Seat | null): Redacted<CrossCribbMove> {
  expectMove(move, MOVE);
  return move.type === "deal" ? { type: "deal", piles: move.piles.map((pile) => pile.map(() => HIDDEN)) } : move;
}
