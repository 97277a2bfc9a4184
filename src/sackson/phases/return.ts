import { replaced, without } from "../../core/list.ts";
import { quote } from "../../core/message.ts";
import { leftOf, sideOf } from "../../core/seat.ts";
import { type Color, inOrder } from "../color.ts";
import type { ReturnMove, SacksonRefusal } from "../moves.ts";
import { NOTHING } from "../score.ts";
import type { OverState, ReturnState, ReturnView, TakeState } from "../state.ts";
import { holding } from "../stones.ts";

/** The stones that may be returned: that of the only figure just made, otherwise both. */
function returnable(state: ReturnState | ReturnView): readonly Color[] {
  const items = state.awards[0]?.items;
  return items?.length === 1 ? [items[0]!.color] : holding(state);
}

/** The return of each stone that may go back. */
export function legalMoves(state: ReturnState | ReturnView): ReturnMove[] {
  return returnable(state).map((color) => ({ type: "return", seat: state.turn, color }));
}

/** Refusal for a return. */
export function refuse(state: ReturnState, move: ReturnMove): SacksonRefusal | undefined {
  const { color } = move;
  if (!holding(state).includes(color))
    return { code: "not-held", message: `side ${sideOf(state, state.turn)} does not hold ${quote(color)}` };
  const stones = returnable(state);
  if (stones.includes(color)) return undefined;
  const [only] = stones;
  const message = `${only} made the figure, so return the ${only} stone`;
  return { code: "must-return-figure", message };
}

/** Returns a stone. This ends the turn and, at the turn limit, the game. */
export function apply(state: ReturnState, move: ReturnMove): TakeState | OverState {
  const { settings, scores, display, pointBoard } = state;
  const bank = inOrder([...state.bank, move.color]);
  const held = replaced(state.held, sideOf(state, state.turn), without(holding(state), move.color));
  const turns = state.turns + 1;
  const over = turns === settings.turnLimit;
  const phase = over ? "over" : "take";
  const turn = over ? state.turn : leftOf(state.turn, settings.players);
  return { settings, scores, awards: NOTHING, phase, display, bank, held, pointBoard, turns, turn };
}
