import type { Seat } from "../../core/any.ts";
import { fault } from "../../core/fault.ts";
import { replaced } from "../../core/list.ts";
import { plain } from "../../core/message.ts";
import { notYourTurn, wrongPhase } from "../../core/refusal.ts";
import { NO_AWARDS } from "../../core/score.ts";
import { isRequested, sideOf } from "../../core/seat.ts";
import { inOrder } from "../color.ts";
import { canExchange } from "../isolation.ts";
import type { SacksonMove, TakeMove } from "../moves.ts";
import { holding } from "../score.ts";
import type { SacksonPhase, SacksonState, SacksonView } from "../state.ts";

/** Every choice of stones from the bank: two, or one to go with the stone that the side holds. */
export function legalMoves(state: SacksonState | SacksonView, requested: Seat | undefined): TakeMove[] {
  const { bank, turn: seat } = state;
  if (!isRequested(state.viewer, requested, seat)) return [];
  if (holding(state).length === 1) return bank.map((color) => ({ type: "take", seat, colors: [color] }));
  return bank.flatMap((one, i) => bank.slice(i + 1).map((other) => ({ type: "take", seat, colors: [one, other] })));
}

function refuse(state: SacksonState, move: SacksonMove) {
  const { turn } = state;
  if (move.seat !== turn) return notYourTurn(move.seat, [turn]);
  if (move.type !== "take") return wrongPhase(move);
  const { colors } = move;
  const wanted = 2 - holding(state).length;
  if (!Array.isArray(colors) || colors.length !== wanted || colors[0] === colors[1]) {
    const message = `take ${wanted === 2 ? "two different stones" : "one stone"}`;
    return fault("wrong-stones", message, ["colors"], { number: wanted });
  }
  const at = colors.findIndex((color) => !state.bank.includes(color));
  if (at < 0) return undefined;
  const color = colors[at]!;
  return fault("not-in-bank", `the ${plain(color)} stone is not in the bank`, ["colors", at], { color });
}

/** Takes stones. If they allow no exchange, one must be returned. */
function apply(state: SacksonState, { colors }: TakeMove): SacksonState {
  const { settings, scores, display, pointBoard, turns, turn } = state;
  const stones = inOrder(holding(state).concat(colors.slice()));
  const phase = canExchange(display, stones[0]!, stones[1]!) ? "exchange" : "return";
  const bank = state.bank.filter((color) => !colors.includes(color));
  const held = replaced(state.held, sideOf(state, turn), stones);
  return { settings, scores, awards: NO_AWARDS, phase, display, bank, held, pointBoard, turns, turn };
}

export const phase: SacksonPhase = { refuse, apply };
