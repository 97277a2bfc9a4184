import { fault } from "../../core/fault.ts";
import { appended, replaced } from "../../core/list.ts";
import { quote } from "../../core/message.ts";
import { type Random, randomInt } from "../../core/random.ts";
import { chanceToMove } from "../../core/refusal.ts";
import { NO_AWARDS } from "../../core/score.ts";
import { receiver, stockOf } from "../hands.ts";
import type { CribinoMove, DrawTileMove } from "../moves.ts";
import type { CribinoPhase, CribinoState, DrawState, PlayState } from "../state.ts";
import { turnIn } from "../turn.ts";

export function begin(state: PlayState): CribinoState {
  return turnIn("draw", state, { scores: state.scores, awards: NO_AWARDS }, state, state);
}

/** Draws at random: every tile of the drawing stack is equally likely. */
function chance(state: DrawState, random: Random): CribinoMove {
  const stock = stockOf(state);
  return { type: "draw-tile", hand: receiver(state, state.turn)!, tile: stock[randomInt(stock.length, random)]! };
}

function refuse(state: DrawState, move: CribinoMove) {
  if (move.type !== "draw-tile") return chanceToMove();
  const hand = receiver(state, state.turn);
  if (move.hand !== hand) return fault("wrong-hand", `the tile must go to the hand of seat ${hand}`, ["hand"]);
  return stockOf(state).includes(move.tile)
    ? undefined
    : fault("wrong-tiles", `tile ${quote(move.tile)} is not in the drawing stack`, ["tile"]);
}

/** Puts the tile into the hand. The seat's turn goes on, and the count of passes restarts. */
function apply(state: DrawState, { hand, tile }: DrawTileMove): CribinoState {
  const hands = replaced(state.hands, hand, appended(state.hands[hand]!, tile + 0));
  const { scores, laid, frontier, turn, drawn } = state;
  const next = { passes: 0, turn, drawn: drawn + 1 };
  return turnIn("play", state, { scores, awards: NO_AWARDS }, { hands, laid, frontier }, next);
}

export const phase: CribinoPhase = { refuse, apply, chance };
