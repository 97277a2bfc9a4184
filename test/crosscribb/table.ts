import * as crosscribb from "../../src/crosscribb/index.ts";
import {
  apply,
  type CrossCribbMove,
  type CrossCribbOptions,
  type CrossCribbState,
  initialState,
  legalMoves,
} from "../../src/crosscribb/index.ts";
import { CARDS, type Card } from "../../src/index.ts";
import { afterMoves } from "../moves.ts";
import { codeOf } from "../thrown.ts";

/** A new game, and its first moves. */
export function game(options: CrossCribbOptions, ...moves: string[]): CrossCribbState {
  return afterMoves(crosscribb, initialState(options), ...moves);
}

/** The code of the refusal of a move. */
export function refused(state: CrossCribbState, move: string | CrossCribbMove): string {
  return codeOf(() => afterMoves(crosscribb, state, move));
}

/** The facts that determine a round. */
export interface RoundPlan {
  /** The board row by row, the cut card in its center. */
  readonly board: readonly Card[];
  /** By its four places. */
  readonly crib: readonly Card[];
}

/**
 * The moves of a round that ends with this board and this crib: each seat places in the order of the board, and
 * discards last.
 */
export function round(state: CrossCribbState, { board, crib }: RoundPlan): CrossCribbState {
  if (state.phase !== "deal") throw new Error(`a round is dealt in the phase deal, not ${state.phase}`);
  const { players } = state.settings;
  const alone = (seat: number) => players === 2 || (players === 3 && seat === 1);
  const order =
    players === 3 ? threes(state.dealer) : Array.from({ length: players }, (_, i) => (state.dealer + 1 + i) % players);
  const piles: Card[][] = Array.from({ length: players }, () => []);
  const open = board.filter((_, i) => i !== 12);
  open.forEach((card, i) => {
    piles[order[i % order.length]!]!.push(card);
  });
  const rest = crib.slice();
  piles.forEach((pile, seat) => {
    pile.push(...rest.splice(0, alone(seat) ? 2 : 1));
  });
  let s = afterMoves(
    crosscribb,
    state,
    `- deal ${piles.map((pile) => pile.join(" ")).join(" / ")}`,
    `- cut ${board[12]}`,
  );
  while (s.phase === "play") s = apply(s, legalMoves(s)[0]!);
  return s;
}

/** The turns of three players, as the publisher's rules give them. */
function threes(dealer: number): number[] {
  return [
    [1, 2, 1, 0],
    [2, 1, 0, 1],
    [1, 0, 1, 2],
  ][dealer]!;
}

/** Cards from text, with blanks between them. */
export function cards(text: string): Card[] {
  return text.trim().split(/\s+/) as Card[];
}

/** The cards that are in none of these lists. */
export function others(...lists: readonly Card[][]): Card[] {
  const gone = new Set(lists.flat());
  return CARDS.filter((card) => !gone.has(card));
}

/** A deal for four: each seat has ace to seven of a suit. */
export const DEAL = "- deal AC 2C 3C 4C 5C 6C 7C / AD 2D 3D 4D 5D 6D 7D / AH 2H 3H 4H 5H 6H 7H / AS 2S 3S 4S 5S 6S 7S";

/** Rows of quads, worth 100, far more than the columns. */
export const ROWS_WIN: RoundPlan = {
  board: cards("5C 5D 5H 5S TC  4S 4D 4C 4H 7C  3C 3H 9H 3D 3S  2C 2H 2S 2D KC  QC QH QS QD 8C"),
  crib: cards("AC 6D 8S TD"),
};
