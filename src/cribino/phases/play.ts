import type { Seat } from "../../core/any.ts";
import { fault } from "../../core/fault.ts";
import { replaced, without } from "../../core/list.ts";
import { quote } from "../../core/message.ts";
import { outOfTurn, wrongPhase } from "../../core/refusal.ts";
import { added, NO_AWARDS } from "../../core/score.ts";
import { isRequested, leftOf } from "../../core/seat.ts";
import { handsOf, receiver, tilesOf } from "../hands.ts";
import { awardLay, canLay, hasPlace, laysOf, refuseLay, withLay } from "../layout.ts";
import type { CribinoMove, DrawMove, LayMove, PassMove } from "../moves.ts";
import { payments } from "../payment.ts";
import type { CribinoPhase, CribinoState, PlayState, View } from "../state.ts";
import { turnIn } from "../turn.ts";
import * as deal from "./deal.ts";
import * as draw from "./draw.ts";
import * as over from "./over.ts";

/** Every way to lay a tile. If there is none: the draw, if allowed, and the pass unless a draw is due. */
export function legalMoves(
  state: PlayState | View<PlayState>,
  requested: Seat | undefined,
): readonly (LayMove | DrawMove | PassMove)[] {
  const { turn: seat } = state;
  if (!isRequested(state.viewer, requested, seat)) return [];
  const lays = laysOf(state, tilesOf(state), seat);
  if (lays.length > 0) return lays;
  const moves: (DrawMove | PassMove)[] = receiver(state, seat) === undefined ? [] : [{ type: "draw", seat }];
  if (moves.length === 0 || state.drawn > 0) moves.push({ type: "pass", seat });
  return moves;
}

function refuse(state: PlayState, move: CribinoMove) {
  const { turn } = state;
  if (move.seat !== turn) return outOfTurn(move, [turn]);
  const tiles = tilesOf(state);
  if (move.type === "lay") {
    if (tiles.includes(move.tile)) return refuseLay(state, move);
    return fault("not-held", `seat ${turn} does not hold tile ${quote(move.tile)}`, ["tile"], { seat: turn });
  }
  if (move.type !== "draw" && move.type !== "pass") return wrongPhase(move);
  if (canLay(state, tiles)) return fault("can-lay", `seat ${turn} can lay a tile, so it must`);
  const mayDraw = receiver(state, turn) !== undefined;
  if (move.type === "draw")
    return mayDraw ? undefined : fault("cannot-draw", "the drawing stack is empty or the hand is full");
  return mayDraw && state.drawn === 0 ? fault("can-draw", `seat ${turn} must draw before it may pass`) : undefined;
}

function apply(state: PlayState, move: LayMove | DrawMove | PassMove): CribinoState {
  if (move.type === "lay") return lay(state, move);
  return move.type === "draw" ? draw.begin(state) : pass(state);
}

/** Lays a tile and pays its points. The hand ends when a seat has no tiles or no square is left. */
function lay(state: PlayState, move: LayMove): CribinoState {
  const { settings, turn } = state;
  const owner = handsOf(settings, turn).find((seat) => state.hands[seat]!.includes(move.tile))!;
  const hand = without(state.hands[owner]!, move.tile);
  const hands = replaced(state.hands, owner, hand);
  const { laid, frontier } = withLay(state, move);
  const after = { passes: 0, turn: leftOf(turn, settings.players), drawn: 0 };
  const next = turnIn("play", state, awardLay(state, move), { hands, laid, frontier }, after);
  if (hand.length === 0) return ended(next, owner, "out");
  return hasPlace(next) ? next : ended(next, turn, "blocked");
}

/** Passes the turn. When all seats in a row have passed without drawing, the hand is blocked. */
function pass(state: PlayState): CribinoState {
  const { players } = state.settings;
  const passes = state.drawn > 0 ? 0 : state.passes + 1;
  const next = { ...state, awards: NO_AWARDS, passes, turn: leftOf(state.turn, players), drawn: 0 };
  return passes < players ? next : ended(next, state.laid.at(-1)!.seat, "blocked");
}

/** Ends a hand: pays one seat for the others' tiles, then goes on to the next deal or the end of the game. */
function ended(state: PlayState, to: Seat, reason: "out" | "blocked"): CribinoState {
  const { settings, dealer, dealsPlayed } = state;
  const paid = payments(state, to, reason);
  const after = { ...state, scores: added(state.scores, paid), awards: [...state.awards, ...paid] };
  if (dealsPlayed + 1 === settings.deals) return over.begin(after, reason);
  return deal.begin(after, leftOf(dealer, settings.players), dealsPlayed + 1);
}

export const phase: CribinoPhase = { refuse, apply };
