import type { Seat } from "../../core/any.ts";
import type { Card } from "../../core/card.ts";
import { fault } from "../../core/fault.ts";
import { replaced } from "../../core/list.ts";
import { outOfTurn, wrongPhase } from "../../core/refusal.ts";
import { NO_AWARDS } from "../../core/score.ts";
import { isRequested } from "../../core/seat.ts";
import { indexOfSquare, SQUARE_NAMES } from "../../shared/square.ts";
import { owes, ownersOf } from "../crib.ts";
import type { CrossCribbMove, DiscardMove, PlaceMove } from "../moves.ts";
import type { CrossCribbPhase, PlayState, ShowState, StartedState, View } from "../state.ts";
import { firstToCount, turnOf } from "../turns.ts";
import * as show from "./show.ts";

type Playing = PlayState | View<PlayState>;

/** The keys that change from turn to turn. */
type Changes = Pick<PlayState, "awards" | "board" | "piles" | "crib" | "discarded">;

/** The state in which the next seat places or discards its top card. */
export function begin(
  state: Omit<StartedState, "board">,
  { awards, board, piles, crib, discarded }: Changes,
): PlayState {
  const { settings, scores, totals, dealer, teamDealer, cut } = state;
  const turn = turnOf({ settings, dealer, piles, crib });
  const started = { dealer, teamDealer, cut, board, piles, crib };
  return { settings, scores, totals, awards, phase: "play", ...started, turn, discarded };
}

/** A placement on each empty square, in board order, then the discard. */
export function legalMoves(state: Playing, requested: Seat | undefined): (PlaceMove | DiscardMove)[] {
  const { board, turn: seat } = state;
  if (!isRequested(state.viewer, requested, seat)) return [];
  const moves: (PlaceMove | DiscardMove)[] = [];
  const { must, may } = discarding(state);
  if (!must)
    for (let i = 0; i < board.length; i++)
      if (board[i] === null) moves.push({ type: "place", seat, square: SQUARE_NAMES[i]! });
  if (may) moves.push({ type: "discard", seat });
  return moves;
}

/** Whether the seat to move must discard (it owes all its cards to the crib), and whether it may. */
function discarding({ settings, piles, crib, turn, discarded }: Playing): { must: boolean; may: boolean } {
  const owed = owes(settings, crib, turn);
  const must = piles[turn]!.length === owed;
  return { must, may: must || (!discarded && owed > 0) };
}

function refuse(state: PlayState, move: CrossCribbMove) {
  if ((move as PlaceMove).seat !== state.turn) return outOfTurn(move, [state.turn]);
  if (move.type === "place") return refusePlace(state, move);
  return move.type === "discard" ? refuseDiscard(state) : wrongPhase(move);
}

function refusePlace(state: PlayState, move: PlaceMove) {
  if (discarding(state).must) {
    const message = `seat ${state.turn} must discard: it owes all its remaining cards to the crib`;
    return fault("must-discard", message, [], { seat: state.turn });
  }
  // The square exists: the shape of the move has been checked.
  const square = indexOfSquare(move.square);
  const card = state.board[square];
  if (card === null) return undefined;
  const values = { square: SQUARE_NAMES[square], card };
  return fault("square-taken", `${values.square} already holds ${card}`, ["square"], values);
}

function refuseDiscard(state: PlayState) {
  if (discarding(state).may) return undefined;
  const { settings, crib, turn } = state;
  return owes(settings, crib, turn) === 0
    ? fault("nothing-owed", `seat ${turn} has made all its discards; place the card`, [], { seat: turn })
    : fault("one-discard", `seat ${turn} has already discarded in this turn; place the card`, [], { seat: turn });
}

/** Places the turned-up card, or discards it and keeps the turn while it has cards. The show follows the last card. */
function apply(state: PlayState, move: PlaceMove | DiscardMove): PlayState | ShowState {
  const { settings, dealer, turn } = state;
  let { board, crib } = state;
  const pile = state.piles[turn]!;
  const card = pile[0]!;
  if (move.type === "place") board = replaced<Card | null>(board, indexOfSquare(move.square), card);
  else crib = replaced<Card | null>(crib, crib.indexOf(null, ownersOf(settings).indexOf(turn)), card);
  const piles = replaced(state.piles, turn, pile.slice(1));
  const discarded = move.type === "discard" && pile.length > 1;
  if (piles.some(({ length }) => length > 0)) return begin(state, { awards: NO_AWARDS, board, piles, crib, discarded });
  const played = { ...state, awards: NO_AWARDS, board, crib: crib as Card[] };
  return show.begin(played, firstToCount(settings.players, dealer));
}

export const phase: CrossCribbPhase = { refuse, apply };
