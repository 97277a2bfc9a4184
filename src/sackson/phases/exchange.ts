import { lowestBit } from "../../core/bits.ts";
import type { Seat } from "../../core/game.ts";
import { notYourTurn, wrongPhase } from "../../core/refusal.ts";
import { added } from "../../core/score.ts";
import { isAsked, sideOf } from "../../core/seat.ts";
import { indexOfSquare } from "../../shared/square.ts";
import { type Display, markersOf } from "../display.ts";
import { figuresOf } from "../figures.ts";
import { allows, refuseSquares } from "../isolation.ts";
import { exchangeMove } from "../move-shape.ts";
import type { ExchangeMove, SacksonMove, SacksonRefusal } from "../moves.ts";
import { lowered } from "../point-board.ts";
import { award, TARGET } from "../score.ts";
import type { ExchangeState, ExchangeView, OverState, ReturnState, SacksonAwardItem } from "../state.ts";
import { holding } from "../stones.ts";
import * as over from "./over.ts";

/** Every allowed exchange of two markers in the held colors. */
export function legalMoves(state: ExchangeState | ExchangeView, asked: Seat | undefined): ExchangeMove[] {
  const { display, turn: seat } = state;
  if (!isAsked(state.viewer, asked, seat)) return [];
  const [first, second] = holding(state);
  const ones = markersOf(display, first!);
  const others = markersOf(display, second!);
  const moves: ExchangeMove[] = [];
  for (let from = ones; from !== 0; from &= from - 1)
    for (let to = others; to !== 0; to &= to - 1)
      if (allows(ones, others, from & -from, to & -to)) moves.push(exchangeMove(seat, lowestBit(from), lowestBit(to)));
  return moves;
}

/** Refusal for an exchange. */
export function refuse(state: ExchangeState, move: SacksonMove): SacksonRefusal | undefined {
  const { display, turn } = state;
  if (move.seat !== turn) return notYourTurn(move.seat, [turn]);
  if (move.type !== "exchange") return wrongPhase(move);
  const { squares } = move;
  if (!Array.isArray(squares) || squares.length !== 2)
    return { code: "malformed", message: "squares must be two squares of the board" };
  const a = squares[0];
  const b = squares[1];
  const [i, j] = [indexOfSquare(a), indexOfSquare(b)];
  const [first, second] = holding(state);
  // The index of a non-square is -1, which has no marker.
  const [one, other] = [display[i]!, display[j]!];
  if (!(one === first && other === second) && !(one === second && other === first)) {
    const message = `exchange a ${first} and a ${second} marker, not ${one} and ${other}`;
    return { code: "wrong-colors", message };
  }
  if (allows(markersOf(display, one), markersOf(display, other), 1 << i, 1 << j)) return undefined;
  const { code, message } = refuseSquares(display, a, b)!;
  return { code, message };
}

/** Exchanges two markers and scores the figures that it makes. 61 points end the game at once. */
export function apply(state: ExchangeState, move: ExchangeMove): ReturnState | OverState {
  const { settings, bank, held, turns, turn } = state;
  const display = exchanged(state.display, indexOfSquare(move.squares[0]), indexOfSquare(move.squares[1]));
  const items = figuresMade(state, display);
  const awards = award(state, items);
  // Scores are not capped at the target.
  const scores = added(state.scores, awards);
  let { pointBoard } = state;
  for (const { kind, color } of items) pointBoard = lowered(pointBoard, kind, color);
  if (scores[sideOf(state, turn)]! >= TARGET)
    return over.begin({ ...state, scores, awards, display, pointBoard }, "points");
  return { settings, scores, awards, phase: "return", display, bank, held, pointBoard, turns, turn };
}

function exchanged(display: Display, i: number, j: number): Display {
  const after = display.slice();
  after[i] = display[j]!;
  after[j] = display[i]!;
  return after;
}

/** The figures of the two moved colors. Any figure there now was just made. */
function figuresMade(state: ExchangeState, display: Display): SacksonAwardItem[] {
  return figuresOf(display, holding(state), state.settings).map(({ figure, color, squares }) => ({
    kind: figure,
    points: state.pointBoard[figure][color],
    color,
    squares,
  }));
}
