import type { Card } from "../../core/card.ts";
import { fault } from "../../core/fault.ts";
import type { Seat } from "../../core/game.ts";
import { replaced } from "../../core/list.ts";
import { outOfTurn, wrongPhase } from "../../core/refusal.ts";
import { NOTHING } from "../../core/score.ts";
import { isAsked } from "../../core/seat.ts";
import { indexOfSquare, SQUARE_NAMES } from "../../shared/square.ts";
import { owes, ownersOf } from "../crib.ts";
import type { CrossCribbMove, Move } from "../moves.ts";
import type { CrossCribbPhase, Started, StateIn, ViewIn } from "../state.ts";
import { firstToCount, turnOf } from "../turns.ts";
import * as show from "./show.ts";

/** The state in which the next seat places or discards its top card. */
export function begin(
  { settings, scores, totals, awards, dealer, teamDealer, cut, board }: Started,
  piles: StateIn<"play">["piles"],
  crib: StateIn<"play">["crib"],
  discarded: boolean,
): StateIn<"play"> {
  const turn = turnOf(settings.players, dealer, piles, crib);
  const started = { dealer, teamDealer, cut, board, piles, crib };
  return { settings, scores, totals, awards, phase: "play", ...started, turn, discarded };
}

/** A placement on each empty square, in their order, then the discard. */
export function legalMoves(
  state: StateIn<"play"> | ViewIn<"play">,
  asked: Seat | undefined,
): Move<"place" | "discard">[] {
  const { board, turn: seat } = state;
  if (!isAsked(state.viewer, asked, seat)) return [];
  const moves: Move<"place" | "discard">[] = [];
  if (!mustDiscard(state))
    for (let i = 0; i < board.length; i++)
      if (board[i] === null) moves.push({ type: "place", seat, square: SQUARE_NAMES[i]! });
  if (mayDiscard(state)) moves.push({ type: "discard", seat });
  return moves;
}

/** Whether the seat to move owes all its remaining cards to the crib. */
function mustDiscard({ settings, piles, crib, turn }: StateIn<"play"> | ViewIn<"play">): boolean {
  return piles[turn]!.length === owes(settings, crib, turn);
}

function mayDiscard(state: StateIn<"play"> | ViewIn<"play">): boolean {
  if (mustDiscard(state)) return true;
  return !state.discarded && owes(state.settings, state.crib, state.turn) > 0;
}

/** Refusal for a placement or a discard. */
function refuse(state: StateIn<"play">, move: CrossCribbMove) {
  if ((move as Move<"place">).seat !== state.turn) return outOfTurn(move, [state.turn]);
  if (move.type === "place") return refusePlace(state, move);
  return move.type === "discard" ? refuseDiscard(state) : wrongPhase(move);
}

/** Refusal for placing a card on that square. */
function refusePlace(state: StateIn<"play">, move: Move<"place">) {
  if (mustDiscard(state)) {
    const message = `seat ${state.turn} must discard: it owes all its remaining cards to the crib`;
    return fault("must-discard", message, [], { seat: state.turn });
  }
  // A non-square has neither a card nor null. The move's shape has been checked already.
  const square = indexOfSquare(move.square);
  const card = state.board[square];
  return card === null
    ? undefined
    : fault("square-taken", `${SQUARE_NAMES[square]} already holds ${card}`, ["square"], {
        square: SQUARE_NAMES[square],
        card,
      });
}

/** Refusal for discarding a card. */
function refuseDiscard(state: StateIn<"play">) {
  if (mayDiscard(state)) return undefined;
  const { settings, crib, turn } = state;
  return owes(settings, crib, turn) === 0
    ? fault("nothing-owed", `seat ${turn} has made all its discards; place the card`, [], { seat: turn })
    : fault("one-discard", `seat ${turn} has already discarded in this turn; place the card`, [], { seat: turn });
}

/** Places the turned-up card, or discards it. After a discard the same seat keeps the turn while it has cards. */
function apply(state: StateIn<"play">, move: Move<"place" | "discard">): StateIn<"play" | "show"> {
  const { settings, piles, turn, board, crib } = state;
  const pile = piles[turn]!;
  const card = pile[0]!;
  const left = replaced(piles, turn, pile.slice(1));
  if (move.type === "place")
    return next(state, replaced<Card | null>(board, indexOfSquare(move.square), card), left, crib, false);
  const place = crib.indexOf(null, ownersOf(settings).indexOf(turn));
  return next(state, board, left, replaced<Card | null>(crib, place, card), pile.length > 1);
}

/** Goes on with the play, or with the show once all cards have been played. */
function next(
  state: StateIn<"play">,
  board: StateIn<"play">["board"],
  piles: StateIn<"play">["piles"],
  crib: StateIn<"play">["crib"],
  discarded: boolean,
): StateIn<"play" | "show"> {
  const placed = { ...state, awards: NOTHING, board };
  if (piles.some((pile) => pile.length > 0)) return begin(placed, piles, crib, discarded);
  return show.begin({ ...placed, crib: crib as Card[] }, firstToCount(state.settings.players, state.dealer));
}

export const phase: CrossCribbPhase = { refuse, apply };
