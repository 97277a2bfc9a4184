import type { Seat } from "../../core/any.ts";
import { fault } from "../../core/fault.ts";
import { without } from "../../core/list.ts";
import { quote } from "../../core/message.ts";
import { outOfTurn, wrongPhase } from "../../core/refusal.ts";
import { NO_AWARDS } from "../../core/score.ts";
import { isRequested } from "../../core/seat.ts";
import { awardLay, canLay, laysOf, refuseLay, withLay } from "../layout.ts";
import type { CribinoMove, LayMove, TurnUpMove } from "../moves.ts";
import type { CribinoPhase, CribinoState, SolitaireState, View } from "../state.ts";
import { TILES } from "../tile.ts";
import * as over from "./over.ts";

export const TURNED = 3;

/** The tiles that may be laid: any that is turned up, but only the first of them if the center is empty. */
function candidates(state: SolitaireState | View<SolitaireState>): readonly number[] {
  return state.laid.length === 0 ? state.turnedUp.slice(0, 1) : state.turnedUp;
}

/** Every way to lay a turned-up tile; if there is none, turning up the next tiles. */
export function legalMoves(
  state: SolitaireState | View<SolitaireState>,
  requested: Seat | undefined,
): readonly (LayMove | TurnUpMove)[] {
  if (!isRequested(state.viewer, requested, 0)) return [];
  const lays = laysOf(state, candidates(state), 0);
  return lays.length > 0 ? lays : [{ type: "turn-up", seat: 0 }];
}

function refuse(state: SolitaireState, move: CribinoMove) {
  if (move.seat !== 0) return outOfTurn(move, [0]);
  const tiles = candidates(state);
  if (move.type === "turn-up")
    return canLay(state, tiles) ? fault("can-lay", "a turned-up tile fits, so lay it") : undefined;
  if (move.type !== "lay") return wrongPhase(move);
  if (tiles.includes(move.tile)) return refuseLay(state, move);
  return fault("not-held", `tile ${quote(move.tile)} is not turned up, or not the first to lay`, ["tile"], { seat: 0 });
}

function apply(state: SolitaireState, move: LayMove | TurnUpMove): CribinoState {
  const next = move.type === "lay" ? lay(state, move) : turnUp(state);
  const reason = endOf(next);
  return reason === undefined ? next : over.beginAlone(next, reason);
}

/** The reason for the end of a solitaire: all tiles are laid, or a whole round through the stock has laid none. */
export function endOf(state: SolitaireState): "played-out" | "stuck" | undefined {
  const { stock, turnedUp, laid, laidBefore } = state;
  if (laid.length === TILES) return "played-out";
  return stock.length === 0 && laid.length === laidBefore && !canLay(state, turnedUp) ? "stuck" : undefined;
}

function lay(state: SolitaireState, move: LayMove): SolitaireState {
  const turnedUp = without(state.turnedUp, move.tile);
  return { ...state, ...awardLay(state, move), ...withLay(state, move), turnedUp };
}

/** Sets the turned-up tiles aside and turns up more. When the stock is empty, the tiles set aside become the stock. */
function turnUp(state: SolitaireState): SolitaireState {
  const put = [...state.aside, ...state.turnedUp];
  const renewed = state.stock.length === 0;
  const stock = renewed ? put : state.stock;
  return {
    ...state,
    awards: NO_AWARDS,
    stock: stock.slice(TURNED),
    turnedUp: stock.slice(0, TURNED),
    aside: renewed ? [] : put,
    ...(renewed && { round: state.round + 1, laidBefore: state.laid.length }),
  };
}

export const phase: CribinoPhase = { refuse, apply };
