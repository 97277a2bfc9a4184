import { lowestBit } from "../core/bits.ts";
import { quote } from "../core/card.ts";
import { replaced } from "../core/list.ts";
import type { Refusal } from "../core/refusal.ts";
import { indexOfSquare } from "../core/square.ts";
import { COLORS, type Color, colorsIn, setOf } from "./color.ts";
import { type Display, markersOf, parseLayout } from "./display.ts";
import { allows, canExchange, refuseSquares } from "./exchange.ts";
import { figuresOf } from "./figures.ts";
import {
  type ExchangeMove,
  exchangeMove,
  type ReturnMove,
  returnMove,
  type SacksonMove,
  type TakeMove,
  takeMove,
} from "./moves.ts";
import { type SacksonSettings, sideOf } from "./options.ts";
import { lowered, makePointBoard, TARGET } from "./points.ts";
import type {
  ExchangeState,
  OverState,
  ReturnState,
  SacksonScore,
  SacksonScoreItem,
  SacksonState,
  TakeState,
} from "./state.ts";

const NOTHING: readonly SacksonScore[] = Object.freeze([]);

/** The state before anything has happened (S0-05 to S0-07). */
export function start(options: SacksonSettings): TakeState {
  return {
    options,
    scores: [0, 0],
    scored: NOTHING,
    phase: "take",
    display: parseLayout(options.layout),
    bank: colorsIn(setOf(COLORS)),
    held: [[], []],
    pointBoard: makePointBoard(() => 5),
    turns: 0,
    turn: options.first,
  };
}

/** The stones that the side to move holds. */
function holding(state: SacksonState): readonly Color[] {
  return state.held[sideOf(state.turn)]!;
}

/** Lists the takes: each set of so many stones of the bank once. */
export function addTakes(moves: SacksonMove[], state: TakeState): void {
  const { bank, turn } = state;
  for (let i = 0; i < bank.length; i++) {
    const first = 1 << COLORS.indexOf(bank[i]!);
    if (holding(state).length === 1) moves.push(takeMove(turn, first));
    else for (let j = i + 1; j < bank.length; j++) moves.push(takeMove(turn, first | (1 << COLORS.indexOf(bank[j]!))));
  }
}

/** Why a take is not legal (S0-16, S0-22, S0-24). */
export function refuseTake(state: TakeState, move: TakeMove): Refusal | undefined {
  const { colors } = move;
  const wanted = 2 - holding(state).length;
  if (!Array.isArray(colors) || colors.length !== wanted || colors[0] === colors[1])
    return ["wrong-stones", wanted === 2 ? "two different stones are to be taken" : "one stone is to be taken"];
  for (const color of colors)
    if (!state.bank.includes(color)) return ["not-in-bank", `${quote(color)} is not in the bank`];
  return undefined;
}

/** Takes stones; when they allow no exchange, one goes back at once (S0-31). */
export function applyTake(state: TakeState, move: TakeMove): ExchangeState | ReturnState {
  const { options, scores, display, pointBoard, turns, turn } = state;
  const taken = setOf(move.colors);
  const stones = colorsIn(setOf(holding(state)) | taken);
  const phase = canExchange(display, stones[0]!, stones[1]!) ? "exchange" : "return";
  const bank = colorsIn(setOf(state.bank) & ~taken);
  const held = replaced(state.held, sideOf(turn), stones);
  return { options, scores, scored: NOTHING, phase, display, bank, held, pointBoard, turns, turn };
}

/** Lists the exchanges of the two colors that the rules allow. */
export function addExchanges(moves: SacksonMove[], state: ExchangeState): void {
  const [first, second] = holding(state);
  const ones = markersOf(state.display, first!);
  const others = markersOf(state.display, second!);
  for (let from = ones; from !== 0; from &= from - 1)
    for (let to = others; to !== 0; to &= to - 1)
      if (allows(ones, others, from & -from, to & -to))
        moves.push(exchangeMove(state.turn, lowestBit(from), lowestBit(to)));
}

/** Why an exchange is not legal (S0-12, S0-17, S0-26 to S0-30). */
export function refuseExchange(state: ExchangeState, move: ExchangeMove): Refusal | undefined {
  const { squares } = move;
  if (!Array.isArray(squares) || squares.length !== 2) return ["malformed", "two squares are to be named"];
  const [a, b] = squares as unknown as ExchangeMove["squares"];
  const [i, j] = [indexOfSquare(a), indexOfSquare(b)];
  const [first, second] = holding(state);
  // On what is no square lies no marker.
  const [one, other] = [state.display[i]!, state.display[j]!];
  if (!(one === first && other === second) && !(one === second && other === first))
    return ["wrong-colors", `a ${first} and a ${second} marker are to be exchanged, not ${one} and ${other}`];
  if (allows(markersOf(state.display, one), markersOf(state.display, other), 1 << i, 1 << j)) return undefined;
  const { code, why } = refuseSquares(state.display, a, b)!;
  return [code, why];
}

/** Exchanges two markers and scores the figures that come about by it; 61 points end the game at once (S0-32, S0-42). */
export function applyExchange(state: ExchangeState, move: ExchangeMove): ReturnState | OverState {
  const { options, bank, held, turns, turn } = state;
  const display = swapped(state.display, indexOfSquare(move.squares[0]), indexOfSquare(move.squares[1]));
  const items = figuresMade(state, display);
  const { scores, scored, phase } = award(state, items);
  const pointBoard = items.reduce((board, { kind, color }) => lowered(board, kind, color), state.pointBoard);
  return { options, scores, scored, phase, display, bank, held, pointBoard, turns, turn };
}

/** Gives the side to move its points. */
function award(
  state: ExchangeState,
  items: readonly SacksonScoreItem[],
): Pick<ReturnState | OverState, "scores" | "scored" | "phase"> {
  const { scores } = state;
  if (items.length === 0) return { scores, scored: NOTHING, phase: "return" };
  const side = sideOf(state.turn);
  const points = items.reduce((sum, item) => sum + item.points, 0);
  const total = scores[side]! + points;
  return {
    scores: replaced(scores, side, total),
    scored: [{ side, points, items }],
    phase: total >= TARGET ? "over" : "return",
  };
}

/** The figures of the two moved colors: what stands there now was made just now. */
function figuresMade(state: ExchangeState, display: Display): SacksonScoreItem[] {
  return figuresOf(display, holding(state), state.options).map(({ figure, color, squares }) => ({
    kind: figure,
    points: state.pointBoard[figure][color],
    color,
    squares,
  }));
}

function swapped(display: Display, i: number, j: number): Display {
  const after = display.slice();
  after[i] = display[j]!;
  after[j] = display[i]!;
  return after;
}

/** The stones of which one may be returned: that of the only figure made, else both (S0-31, S0-40, S0-41). */
function returnable(state: ReturnState): readonly Color[] {
  const items = state.scored[0]?.items;
  return items?.length === 1 ? colorsIn(setOf([items[0]!.color])) : holding(state);
}

/** Lists the returns. */
export function addReturns(moves: SacksonMove[], state: ReturnState): void {
  for (const color of returnable(state)) moves.push(returnMove(state.turn, color));
}

/** Why a return is not legal. */
export function refuseReturn(state: ReturnState, move: ReturnMove): Refusal | undefined {
  const { color } = move;
  if (!holding(state).includes(color)) return ["not-held", `side ${sideOf(state.turn)} does not hold ${quote(color)}`];
  const [only, other] = returnable(state);
  if (other !== undefined || color === only) return undefined;
  return ["must-return-figure", `${only} made the figure, so the ${only} stone goes back (S0-40)`];
}

/** Returns a stone, which ends the turn and, at the turn limit, the game. */
export function applyReturn(state: ReturnState, move: ReturnMove): TakeState | OverState {
  const { options, scores, display, pointBoard } = state;
  const stone = setOf([move.color]);
  const bank = colorsIn(setOf(state.bank) | stone);
  const held = replaced(state.held, sideOf(state.turn), colorsIn(setOf(holding(state)) & ~stone));
  const turns = state.turns + 1;
  const over = turns === options.turnLimit;
  const phase = over ? "over" : "take";
  const turn = over ? state.turn : (state.turn + 1) % options.players;
  return { options, scores, scored: NOTHING, phase, display, bank, held, pointBoard, turns, turn };
}
