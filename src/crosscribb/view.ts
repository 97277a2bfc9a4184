import { HIDDEN, type Redacted } from "../core/card.ts";
import type { Seat } from "../core/game.ts";
import { readInteger } from "../core/json.ts";
import { expectPosition } from "../core/position.ts";
import { expectMove } from "../core/refusal.ts";
import { isOwnPlace } from "./crib.ts";
import type { CrossCribbMove } from "./moves.ts";
import type { CrossCribbState, CrossCribbView, PlayState } from "./state.ts";

/**
 * What one seat knows: the board, its turned-up card, and its own discards.
 *
 * Nobody knows the cards below the top of a pile, not even its owner, and before the cut no card is turned up. The crib
 * is face up from the moment the dealer's side is to count it.
 *
 * @param state - the state
 * @param seat - the seat; omit it for a spectator
 * @returns the state with every hidden card `"??"` and its viewer
 * @throws InvalidStateError when the seat does not exist
 *
 * @example
 * ```ts
 * import { apply, initialState, parseMove, view } from "fifteen-two/crosscribb";
 *
 * let state = initialState({ dealer: 0, players: 4 });
 * state = apply(state, parseMove("- deal AC 2C 3C 4C 5C 6C 7C / AD 2D 3D 4D 5D 6D 7D / AH 2H 3H 4H 5H 6H 7H / AS 2S 3S 4S 5S 6S 7S"));
 * state = apply(state, parseMove("- cut 8D"));
 * const seen = view(state, 1);
 * seen.phase === "play" && seen.piles[1]; // => ["AD", "??", "??", "??", "??", "??", "??"]
 * seen.phase === "play" && seen.piles[0]?.[0]; // => "??"
 * ```
 */
export function view(state: CrossCribbState, seat?: Seat): CrossCribbView {
  expectPosition(state);
  const viewer = seat === undefined ? null : readInteger(seat, "seat", 0, state.settings.players - 1);
  if (state.phase === "cut") return { ...state, piles: state.piles.map((pile) => pile.map(() => HIDDEN)), viewer };
  if (state.phase === "play") {
    const piles = state.piles.map((pile, owner) =>
      pile.map((card, i) => (i === 0 && owner === viewer ? card : HIDDEN)),
    );
    return { ...state, piles, crib: cribSeen(state, viewer), viewer };
  }
  if ((state.phase === "show" || state.phase === "muggins") && state.turn !== state.dealer)
    return { ...state, crib: cribSeen(state, viewer), viewer } as CrossCribbView;
  return { ...state, viewer };
}

/** The closed crib, in which a seat knows only its own cards. */
function cribSeen({ settings, crib }: Pick<PlayState, "settings" | "crib">, viewer: Seat | null) {
  return crib.map((card, i) => (card === null || isOwnPlace(settings.players, viewer, i) ? card : HIDDEN));
}

/**
 * A move as another seat sees it.
 *
 * A deal is face down for everyone. A placed card is public, but the move names only its square; the next state's view
 * has the card.
 *
 * @param move - the move
 * @param seat - the seat that sees it; omit it for a spectator
 * @returns the move with every hidden card `"??"`
 * @throws IllegalMoveError when it is not a move
 *
 * @example
 * ```ts
 * import { redact } from "fifteen-two/crosscribb";
 *
 * redact({ type: "deal", piles: [["5H", "JC"], ["2C", "9D"]] }, 0);
 * // => { type: "deal", piles: [["??", "??"], ["??", "??"]] }
 * ```
 */
export function redact(move: CrossCribbMove, seat?: Seat): Redacted<CrossCribbMove> {
  expectMove(move);
  return move.type === "deal" ? { type: "deal", piles: move.piles.map((pile) => pile.map(() => HIDDEN)) } : move;
}
