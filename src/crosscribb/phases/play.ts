import type { Card } from "../../core/card.ts";
import type { Seat } from "../../core/game.ts";
import { replaced } from "../../core/list.ts";
import { outOfTurn, wrongPhase } from "../../core/refusal.ts";
import { isAsked } from "../../core/seat.ts";
import { indexOfSquare, SQUARE_NAMES } from "../../parts/square.ts";
import { cribPlace, owes } from "../crib.ts";
import type { CrossCribbMove, CrossCribbRefusal, DiscardMove, PlaceMove } from "../moves.ts";
import { NOTHING } from "../score.ts";
import type { PlayState, PlayView, ShowState, Table } from "../state.ts";
import { firstToCount, turnOf } from "../turns.ts";
import * as show from "./show.ts";

/** The next seat is to place or discard the top card of its pile. */
export function begin(
  { settings, scores, totals, awards, dealer, teamDealer, cut, board }: Table,
  piles: PlayState["piles"],
  crib: PlayState["crib"],
  discarded: boolean,
): PlayState {
  const turn = turnOf(settings.players, dealer, piles, crib);
  const table = { dealer, teamDealer, cut, board, piles, crib };
  return { settings, scores, totals, awards, phase: "play", ...table, turn, discarded };
}

/** The open squares in their order, then the discard. */
export function legalMoves(state: PlayState | PlayView, asked: Seat | undefined): (PlaceMove | DiscardMove)[] {
  const { board, turn: seat } = state;
  if (!isAsked(state.viewer, asked, seat)) return [];
  const moves: (PlaceMove | DiscardMove)[] = [];
  if (!mustDiscard(state))
    for (let i = 0; i < board.length; i++)
      if (board[i] === null) moves.push({ type: "place", seat, square: SQUARE_NAMES[i]! });
  if (mayDiscard(state)) moves.push({ type: "discard", seat });
  return moves;
}

/** Whether all cards that the seat to move has left are owed to the crib (S1-24). */
function mustDiscard({ settings, piles, crib, turn }: PlayState | PlayView): boolean {
  return piles[turn]!.length === owes(settings.players, crib, turn);
}

function mayDiscard(state: PlayState | PlayView): boolean {
  if (mustDiscard(state)) return true;
  return !state.discarded && owes(state.settings.players, state.crib, state.turn) > 0;
}

/** Why a placement or a discard is not legal. */
export function refuse(state: PlayState, move: CrossCribbMove): CrossCribbRefusal | undefined {
  if ((move as PlaceMove).seat !== state.turn) return outOfTurn(move, [state.turn]);
  if (move.type === "place") return refusePlace(state, move);
  return move.type === "discard" ? refuseDiscard(state) : wrongPhase(state, move);
}

/** Why a seat may not place its card there (S1-11). */
function refusePlace(state: PlayState, move: PlaceMove): CrossCribbRefusal | undefined {
  if (mustDiscard(state))
    return { code: "must-discard", message: `all that seat ${state.turn} has left must go to the crib` };
  // Only squares have cards or null; the reader of moves says what is wrong with anything else.
  const square = indexOfSquare(move.square);
  const card = state.board[square];
  return card === null ? undefined : { code: "square-taken", message: `${card} lies on ${SQUARE_NAMES[square]}` };
}

/** Why a seat may not discard its card (S1-22, S1-23). */
function refuseDiscard(state: PlayState): CrossCribbRefusal | undefined {
  if (mayDiscard(state)) return undefined;
  const { settings, crib, turn } = state;
  return owes(settings.players, crib, turn) === 0
    ? { code: "nothing-owed", message: `seat ${turn} has discarded all that it may` }
    : { code: "one-discard", message: `seat ${turn} has discarded in this turn; now it must place a card` };
}

/**
 * Places the turned-up card, and the seat turns up its next one (S1-11); or discards it, and the same seat goes on while
 * it has cards (S1-22 to S1-24).
 */
export function apply(state: PlayState, move: PlaceMove | DiscardMove): PlayState | ShowState {
  const { settings, piles, turn, board, crib } = state;
  const pile = piles[turn]!;
  const card = pile[0]!;
  const left = replaced(piles, turn, pile.slice(1));
  if (move.type === "place")
    return next(state, replaced<Card | null>(board, indexOfSquare(move.square), card), left, crib, false);
  const place = crib.indexOf(null, cribPlace(settings.players, turn));
  return next(state, board, left, replaced<Card | null>(crib, place, card), pile.length > 1);
}

/** The play goes on, or, when all cards have been played, the show begins (S1-28). */
function next(
  state: PlayState,
  board: PlayState["board"],
  piles: PlayState["piles"],
  crib: PlayState["crib"],
  discarded: boolean,
): PlayState | ShowState {
  const table = { ...state, awards: NOTHING, board };
  if (piles.some((pile) => pile.length > 0)) return begin(table, piles, crib, discarded);
  return show.begin({ ...table, crib: crib as Card[] }, firstToCount(state.settings.players, state.dealer));
}
