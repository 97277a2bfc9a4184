import type { Seat } from "../../core/game.ts";
import { replaced } from "../../core/list.ts";
import { plain } from "../../core/message.ts";
import { notYourTurn, wrongPhase } from "../../core/refusal.ts";
import { NOTHING } from "../../core/score.ts";
import { isAsked, sideOf } from "../../core/seat.ts";
import { inOrder } from "../color.ts";
import { canExchange } from "../isolation.ts";
import type { SacksonMove, SacksonRefusal, TakeMove } from "../moves.ts";
import type { ExchangeState, ReturnState, TakeState, TakeView } from "../state.ts";
import { holding } from "../stones.ts";

/** Every choice of stones from the bank: two, or one to go with the stone that the side holds. */
export function legalMoves(state: TakeState | TakeView, asked: Seat | undefined): TakeMove[] {
  const { bank, turn: seat } = state;
  if (!isAsked(state.viewer, asked, seat)) return [];
  if (holding(state).length === 1) return bank.map((color) => ({ type: "take", seat, colors: [color] }));
  const moves: TakeMove[] = [];
  for (let i = 0; i < bank.length; i++)
    for (let j = i + 1; j < bank.length; j++) moves.push({ type: "take", seat, colors: [bank[i]!, bank[j]!] });
  return moves;
}

/** Refusal for a take. */
export function refuse(state: TakeState, move: SacksonMove): SacksonRefusal | undefined {
  const { turn } = state;
  if (move.seat !== turn) return notYourTurn(move.seat, [turn]);
  if (move.type !== "take") return wrongPhase(move);
  const { colors } = move;
  const wanted = 2 - holding(state).length;
  if (!Array.isArray(colors) || colors.length !== wanted || colors[0] === colors[1]) {
    const message = `take ${wanted === 2 ? "two different stones" : "one stone"}`;
    return { code: "wrong-stones", message };
  }
  for (let i = 0; i < wanted; i++)
    if (!state.bank.includes(colors[i]!))
      return { code: "not-in-bank", message: `the ${plain(colors[i])} stone is not in the bank` };
  return undefined;
}

/** Takes stones. If they allow no exchange, one must be returned. */
export function apply(state: TakeState, move: TakeMove): ExchangeState | ReturnState {
  const { settings, scores, display, pointBoard, turns, turn } = state;
  const { colors } = move;
  const stones = inOrder(holding(state).concat(colors.slice()));
  const phase = canExchange(display, stones[0]!, stones[1]!) ? "exchange" : "return";
  const bank = state.bank.filter((color) => !colors.includes(color));
  const held = replaced(state.held, sideOf(state, turn), stones);
  return { settings, scores, awards: NOTHING, phase, display, bank, held, pointBoard, turns, turn };
}
