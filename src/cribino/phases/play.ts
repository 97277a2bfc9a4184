import type { Seat } from "../../core/game.ts";
import { replaced, without } from "../../core/list.ts";
import { quote } from "../../core/message.ts";
import { outOfTurn, wrongPhase } from "../../core/refusal.ts";
import { added, NOTHING } from "../../core/score.ts";
import { isAsked, leftOf } from "../../core/seat.ts";
import { handsOf, receiver, tilesOf } from "../hands.ts";
import { canLay, hasPlace, laysOf, refuseLay, scoreLay, withLay } from "../layout.ts";
import type { CribinoMove, CribinoRefusal, DrawMove, LayMove, PassMove } from "../moves.ts";
import { payments } from "../payment.ts";
import type { DealState, DrawState, OverState, PlayState, PlayView } from "../state.ts";
import * as deal from "./deal.ts";
import * as draw from "./draw.ts";
import * as over from "./over.ts";

/**
 * Every way to lay a tile. If there is none: the draw if it is allowed, and the pass after a draw or if drawing is not
 * allowed.
 */
export function legalMoves(
  state: PlayState | PlayView,
  asked: Seat | undefined,
): readonly (LayMove | DrawMove | PassMove)[] {
  const { turn: seat } = state;
  if (!isAsked(state.viewer, asked, seat)) return [];
  const lays = laysOf(state, tilesOf(state, seat), seat);
  if (lays.length > 0) return lays;
  const moves: (DrawMove | PassMove)[] = receiver(state, seat) === undefined ? [] : [{ type: "draw", seat }];
  if (moves.length === 0 || state.drawn > 0) moves.push({ type: "pass", seat });
  return moves;
}

/** Refusal for a lay, a draw or a pass. */
export function refuse(state: PlayState, move: CribinoMove): CribinoRefusal | undefined {
  const { turn } = state;
  if (move.seat !== turn) return outOfTurn(move, [turn]);
  const tiles = tilesOf(state, turn);
  switch (move.type) {
    case "lay":
      if (tiles.includes(move.tile)) return refuseLay(state, move);
      return { code: "not-held", message: `seat ${turn} does not hold tile ${quote(move.tile)}` };
    case "draw":
      if (canLay(state, tiles)) return mustLay(turn);
      if (receiver(state, turn) !== undefined) return undefined;
      return { code: "cannot-draw", message: "the drawing stack is empty or the hand is full" };
    case "pass":
      if (canLay(state, tiles)) return mustLay(turn);
      if (state.drawn > 0 || receiver(state, turn) === undefined) return undefined;
      return { code: "can-draw", message: `seat ${turn} must draw before it may pass` };
    default:
      return wrongPhase(move);
  }
}

function mustLay(turn: Seat): CribinoRefusal {
  return { code: "can-lay", message: `seat ${turn} can lay a tile, so it must` };
}

/** Lays a tile, starts a draw, or passes. */
export function apply(
  state: PlayState,
  move: LayMove | DrawMove | PassMove,
): PlayState | DrawState | DealState | OverState {
  if (move.type === "lay") return lay(state, move);
  return move.type === "draw" ? draw.begin(state) : pass(state);
}

/** Lays a tile and pays what it scores. The hand ends when a seat has no tiles or no square is left. */
function lay(state: PlayState, move: LayMove): PlayState | DealState | OverState {
  const { settings, dealer, dealsPlayed, hands, turn } = state;
  const owner = handsOf(settings, turn).find((seat) => hands[seat]!.includes(move.tile))!;
  const hand = without(hands[owner]!, move.tile);
  const { scores, awards } = scoreLay(state, move);
  const { laid, frontier } = withLay(state, move);
  const next: PlayState = {
    settings,
    scores,
    awards,
    phase: "play",
    dealer,
    dealsPlayed,
    hands: replaced(hands, owner, hand),
    laid,
    frontier,
    passes: 0,
    turn: leftOf(turn, settings.players),
    drawn: 0,
  };
  if (hand.length === 0) return ended(next, owner, "out");
  return hasPlace(next) ? next : ended(next, turn, "blocked");
}

/** Passes the turn. When all seats in a row have passed without drawing, the hand is blocked. */
function pass(state: PlayState): PlayState | DealState | OverState {
  const { players } = state.settings;
  const passes = state.drawn > 0 ? 0 : state.passes + 1;
  const next: PlayState = { ...state, awards: NOTHING, passes, turn: leftOf(state.turn, players), drawn: 0 };
  return passes < players ? next : ended(next, state.laid.at(-1)!.seat, "blocked");
}

/** Ends a hand: pays one seat for the others' tiles, then goes on to the next deal or the end of the game. */
function ended(state: PlayState, to: Seat, reason: OverState["reason"]): DealState | OverState {
  const { settings, dealer, dealsPlayed } = state;
  const paid = payments(state, to, reason);
  const awards = [...state.awards, ...paid];
  const after: PlayState = { ...state, scores: added(state.scores, paid), awards };
  if (dealsPlayed + 1 === settings.deals) return over.begin(after, reason);
  return deal.begin(after, leftOf(dealer, settings.players), dealsPlayed + 1, awards);
}
