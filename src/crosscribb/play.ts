import type { Card, Seen } from "../core/card.ts";
import { replaced } from "../core/list.ts";
import type { Refusal } from "../core/refusal.ts";
import { indexOfSquare, SQUARES } from "../core/square.ts";
import { type CrossCribbMove, discardMove, type PlaceMove, placeMove } from "./moves.ts";
import { cribPlace, firstToCount, owes, turnOf } from "./seats.ts";
import type { PlayState, ShowState } from "./state.ts";

/** Whether all cards that the seat to move has left are owed to the crib (S1-24). */
function mustDiscard({ options, piles, crib, turn }: Seen<PlayState>): boolean {
  return piles[turn]!.length === owes(options.players, crib, turn);
}

function mayDiscard(state: Seen<PlayState>): boolean {
  if (mustDiscard(state)) return true;
  return !state.discarded && owes(state.options.players, state.crib, state.turn) > 0;
}

/** Adds the moves of the seat to move: the open squares in their order, then the discard. */
export function addPlays(moves: CrossCribbMove[], state: Seen<PlayState>): void {
  const { board, turn } = state;
  if (!mustDiscard(state)) for (let i = 0; i < board.length; i++) if (board[i] === null) moves.push(placeMove(turn, i));
  if (mayDiscard(state)) moves.push(discardMove(turn));
}

/** Why a seat may not place its card there (S1-11). */
export function refusePlace(state: PlayState, move: PlaceMove): Refusal | undefined {
  if (mustDiscard(state)) return ["must-discard", `all that seat ${state.turn} has left must go to the crib`];
  // What is no square is empty in no board; the reader says what it is.
  const square = indexOfSquare(move.square);
  const card = state.board[square];
  return card === null ? undefined : ["square-taken", `${card} lies on ${SQUARES[square]}`];
}

/** Why a seat may not discard its card (S1-22, S1-23). */
export function refuseDiscard(state: PlayState): Refusal | undefined {
  if (mayDiscard(state)) return undefined;
  const { options, crib, turn } = state;
  return owes(options.players, crib, turn) === 0
    ? ["nothing-owed", `seat ${turn} has discarded all that it may`]
    : ["one-discard", `seat ${turn} has discarded in this turn; now it must place a card`];
}

/** Places the turned-up card; the seat turns up its next one (S1-11). */
export function applyPlace(state: PlayState, move: PlaceMove): PlayState | ShowState {
  const { board, piles, turn, crib } = state;
  const pile = piles[turn]!;
  const placed = replaced<Card | null>(board, indexOfSquare(move.square), pile[0]!);
  return next(state, placed, replaced(piles, turn, pile.slice(1)), crib, false);
}

/** Lays the turned-up card into the crib; the same seat goes on while it has cards (S1-22 to S1-24). */
export function applyDiscard(state: PlayState): PlayState | ShowState {
  const { options, board, piles, turn, crib } = state;
  const pile = piles[turn]!;
  const place = crib.indexOf(null, cribPlace(options.players, turn));
  const laid = replaced<Card | null>(crib, place, pile[0]!);
  return next(state, board, replaced(piles, turn, pile.slice(1)), laid, pile.length > 1);
}

/** The play goes on, or, when all cards have been played, the show begins (S1-28). */
function next(
  state: PlayState,
  board: PlayState["board"],
  piles: PlayState["piles"],
  crib: PlayState["crib"],
  discarded: boolean,
): PlayState | ShowState {
  const { options, scores, totals, dealer, teamDealer, cut } = state;
  const { players } = options;
  const round = { dealer, teamDealer, cut, board };
  if (piles.every((pile) => pile.length === 0)) {
    const turn = firstToCount(players, dealer);
    return { options, scores, totals, scored: [], phase: "show", ...round, crib: crib as readonly Card[], turn };
  }
  const turn = turnOf(players, dealer, piles, crib);
  return { options, scores, totals, scored: [], phase: "play", ...round, piles, crib, turn, discarded };
}
