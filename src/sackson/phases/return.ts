import type { Seat } from "../../core/any.ts";
import { fault } from "../../core/fault.ts";
import { appended, replaced, without } from "../../core/list.ts";
import { plain } from "../../core/message.ts";
import { notYourTurn, wrongPhase } from "../../core/refusal.ts";
import { NO_AWARDS } from "../../core/score.ts";
import { isRequested, leftOf, sideOf } from "../../core/seat.ts";
import { type Color, inOrder } from "../color.ts";
import type { ReturnMove, SacksonMove } from "../moves.ts";
import { holding } from "../score.ts";
import type { SacksonPhase, SacksonState, SacksonView } from "../state.ts";
import * as over from "./over.ts";

/** The stones that may be returned: after a single new figure, the one of its color; otherwise both. */
function returnable(state: SacksonState | SacksonView): readonly Color[] {
  const items = state.awards[0]?.items;
  return items?.length === 1 ? [items[0]!.color] : holding(state);
}

export function legalMoves(state: SacksonState | SacksonView, requested: Seat | undefined): ReturnMove[] {
  const { turn: seat } = state;
  if (!isRequested(state.viewer, requested, seat)) return [];
  return returnable(state).map((color) => ({ type: "return", seat, color }));
}

function refuse(state: SacksonState, move: SacksonMove) {
  const { turn } = state;
  if (move.seat !== turn) return notYourTurn(move.seat, [turn]);
  if (move.type !== "return") return wrongPhase(move);
  const { color } = move;
  if (!holding(state).includes(color)) {
    const reason = `side ${sideOf(state, turn)} does not hold the ${plain(color)} stone`;
    return fault("not-held", reason, ["color"], { seat: turn, color });
  }
  const stones = returnable(state);
  if (stones.includes(color)) return undefined;
  const [only] = stones;
  const reason = `${only} made the figure, so return the ${only} stone`;
  return fault("must-return-figure", reason, ["color"], { color: only });
}

/** Returns a stone. This ends the turn and, at the turn limit, the game. */
function apply(state: SacksonState, { color }: ReturnMove): SacksonState {
  const { settings, scores, display, pointBoard } = state;
  const bank = inOrder(appended(state.bank, color));
  const held = replaced(state.held, sideOf(state, state.turn), without(holding(state), color));
  const turns = state.turns + 1;
  if (turns === settings.turnLimit) return over.begin({ ...state, awards: NO_AWARDS, bank, held, turns }, "turn-limit");
  const turn = leftOf(state.turn, settings.players);
  return { settings, scores, awards: NO_AWARDS, phase: "take", display, bank, held, pointBoard, turns, turn };
}

export const phase: SacksonPhase = { refuse, apply };
