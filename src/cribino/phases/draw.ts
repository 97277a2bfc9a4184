import { appended, replaced } from "../../core/list.ts";
import { quote } from "../../core/message.ts";
import { type Random, randomInt } from "../../core/random.ts";
import { chanceToMove } from "../../core/refusal.ts";
import { NOTHING } from "../../core/score.ts";
import { receiver } from "../hands.ts";
import type { CribinoMove, CribinoRefusal, DrawTileMove } from "../moves.ts";
import type { DrawState, PlayState } from "../state.ts";
import { stockOf } from "../stock.ts";

/** The state in which the seat draws. */
export function begin(state: PlayState): DrawState {
  const { settings, scores, dealer, dealsPlayed, hands, laid, frontier, passes, turn, drawn } = state;
  return {
    settings,
    scores,
    awards: NOTHING,
    phase: "draw",
    dealer,
    dealsPlayed,
    hands,
    laid,
    frontier,
    passes,
    turn,
    drawn,
  };
}

/** Draws at random: every tile of the drawing stack is equally likely. */
export function chance(state: DrawState, random: Random): DrawTileMove {
  const stock = stockOf(state);
  return { type: "draw-tile", hand: receiver(state, state.turn)!, tile: stock[randomInt(stock.length, random)]! };
}

/** Refusal for a drawn tile. */
export function refuse(state: DrawState, move: CribinoMove): CribinoRefusal | undefined {
  if (move.type !== "draw-tile") return chanceToMove();
  const hand = receiver(state, state.turn);
  if (move.hand !== hand) return { code: "wrong-hand", message: `the tile must go to the hand of seat ${hand}` };
  return stockOf(state).includes(move.tile)
    ? undefined
    : { code: "wrong-tiles", message: `tile ${quote(move.tile)} is not in the drawing stack` };
}

/** Puts the tile into the hand. The seat's turn goes on, and the count of passes restarts. */
export function apply(state: DrawState, { hand, tile }: DrawTileMove): PlayState {
  const { settings, scores, dealer, dealsPlayed, laid, frontier, turn, drawn } = state;
  return {
    settings,
    scores,
    awards: NOTHING,
    phase: "play",
    dealer,
    dealsPlayed,
    hands: replaced(state.hands, hand, appended(state.hands[hand]!, tile + 0)),
    laid,
    frontier,
    passes: 0,
    turn,
    drawn: drawn + 1,
  };
}
