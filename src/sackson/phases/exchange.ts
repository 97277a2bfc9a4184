import { lowestBit } from "../../core/bits.ts";

import { indexOfSquare } from "../../parts/square.ts";
import { type Display, markersOf } from "../display.ts";
import { figuresOf } from "../figures.ts";
import { allows, refuseSquares } from "../isolation.ts";
import { type ExchangeMove, exchangeMove, type SacksonRefusal } from "../moves.ts";
import { lowered } from "../point-board.ts";
import { award } from "../score.ts";
import type { ExchangeState, ExchangeView, OverState, ReturnState, SacksonAwardItem } from "../state.ts";
import { holding } from "../stones.ts";

/** Every allowed exchange of two markers of the colors held. */
export function legalMoves(state: ExchangeState | ExchangeView): ExchangeMove[] {
  const { display, turn } = state;
  const [first, second] = holding(state);
  const ones = markersOf(display, first!);
  const others = markersOf(display, second!);
  const moves: ExchangeMove[] = [];
  for (let from = ones; from !== 0; from &= from - 1)
    for (let to = others; to !== 0; to &= to - 1)
      if (allows(ones, others, from & -from, to & -to)) moves.push(exchangeMove(turn, lowestBit(from), lowestBit(to)));
  return moves;
}

/** Why an exchange is not legal (S0-12, S0-17, S0-26 to S0-30). */
export function refuse(state: ExchangeState, move: ExchangeMove): SacksonRefusal | undefined {
  const { display } = state;
  const { squares } = move;
  if (!Array.isArray(squares) || squares.length !== 2)
    return { code: "malformed", message: "two squares are to be named" };
  const a = squares[0];
  const b = squares[1];
  const [i, j] = [indexOfSquare(a), indexOfSquare(b)];
  const [first, second] = holding(state);
  // A non-square has index -1, where no marker lies.
  const [one, other] = [display[i]!, display[j]!];
  if (!(one === first && other === second) && !(one === second && other === first)) {
    const message = `a ${first} and a ${second} marker are to be exchanged, not ${one} and ${other}`;
    return { code: "wrong-colors", message };
  }
  if (allows(markersOf(display, one), markersOf(display, other), 1 << i, 1 << j)) return undefined;
  const { code, message } = refuseSquares(display, a, b)!;
  return { code, message };
}

/** Exchanges two markers and scores the figures made by it; 61 points end the game at once (S0-32, S0-42). */
export function apply(state: ExchangeState, move: ExchangeMove): ReturnState | OverState {
  const { settings, bank, held, turns, turn } = state;
  const display = exchanged(state.display, indexOfSquare(move.squares[0]), indexOfSquare(move.squares[1]));
  const items = figuresMade(state, display);
  const { scores, awards, wins } = award(state, items);
  const phase = wins ? "over" : "return";
  const pointBoard = items.reduce((board, { kind, color }) => lowered(board, kind, color), state.pointBoard);
  return { settings, scores, awards, phase, display, bank, held, pointBoard, turns, turn };
}

function exchanged(display: Display, i: number, j: number): Display {
  const after = display.slice();
  after[i] = display[j]!;
  after[j] = display[i]!;
  return after;
}

/** The figures of the two moved colors: whatever stands there now was made just now. */
function figuresMade(state: ExchangeState, display: Display): SacksonAwardItem[] {
  return figuresOf(display, holding(state), state.settings).map(({ figure, color, squares }) => ({
    kind: figure,
    points: state.pointBoard[figure][color],
    color,
    squares,
  }));
}
