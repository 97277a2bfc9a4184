import type { Seat } from "../../core/any.ts";
import { lowestBit } from "../../core/bits.ts";
import { fault } from "../../core/fault.ts";
import { notYourTurn, wrongPhase } from "../../core/refusal.ts";
import { added } from "../../core/score.ts";
import { isRequested, sideOf } from "../../core/seat.ts";
import { indexOfSquare } from "../../shared/square.ts";
import type { Color } from "../color.ts";
import { markersOf } from "../display.ts";
import { allows, refuseSquares } from "../isolation.ts";
import { exchangeMove } from "../move-shape.ts";
import type { ExchangeMove, SacksonMove } from "../moves.ts";
import { holding, lowered, scoreFigures, TARGET } from "../score.ts";
import type { SacksonPhase, SacksonState, SacksonView } from "../state.ts";
import * as over from "./over.ts";

/** Every allowed exchange of two markers in the held colors. */
export function legalMoves(state: SacksonState | SacksonView, requested: Seat | undefined): ExchangeMove[] {
  const { display, turn: seat } = state;
  if (!isRequested(state.viewer, requested, seat)) return [];
  const [first, second] = holding(state);
  const ones = markersOf(display, first!);
  const others = markersOf(display, second!);
  const moves: ExchangeMove[] = [];
  for (let from = ones; from !== 0; from &= from - 1)
    for (let to = others; to !== 0; to &= to - 1)
      if (allows(ones, others, from & -from, to & -to)) moves.push(exchangeMove(seat, lowestBit(from), lowestBit(to)));
  return moves;
}

function refuse(state: SacksonState, move: SacksonMove) {
  const { display, turn } = state;
  if (move.seat !== turn) return notYourTurn(move.seat, [turn]);
  if (move.type !== "exchange") return wrongPhase(move);
  const { squares } = move;
  if (!Array.isArray(squares) || squares.length !== 2)
    return fault("malformed", "squares must be two squares of the board", ["squares"]);
  const a = squares[0];
  const b = squares[1];
  const colors = holding(state);
  // The index of a non-square is -1, which has no marker.
  const one = display[indexOfSquare(a)]!;
  const other = display[indexOfSquare(b)]!;
  if (colors.includes(one) && colors.includes(other)) return refuseSquares(display, a, b);
  const reason = `exchange a ${colors[0]} and a ${colors[1]} marker, not ${one} and ${other}`;
  return fault("wrong-colors", reason, ["squares", colors.includes(one) ? 1 : 0], { colors });
}

/** Exchanges two markers and scores the figures that it makes. 61 points end the game at once. */
function apply(state: SacksonState, { squares }: ExchangeMove): SacksonState {
  const { settings, bank, held, turns, turn } = state;
  const display = exchanged(state.display, indexOfSquare(squares[0]), indexOfSquare(squares[1]));
  const awards = scoreFigures(state, display);
  // Scores are not capped at the target.
  const scores = added(state.scores, awards);
  let { pointBoard } = state;
  for (const { items } of awards) for (const item of items) pointBoard = lowered(pointBoard, item);
  const next = { settings, scores, awards, phase: "return", display, bank, held, pointBoard, turns, turn } as const;
  return scores[sideOf(state, turn)]! >= TARGET ? over.begin(next, "points") : next;
}

function exchanged(display: readonly Color[], i: number, j: number): readonly Color[] {
  const after = display.slice();
  after[i] = display[j]!;
  after[j] = display[i]!;
  return after;
}

export const phase: SacksonPhase = { refuse, apply };
