import type { Random } from "../../core/random.ts";
import { chanceToMove } from "../../core/refusal.ts";
import { leftOf, sideOf } from "../../core/seat.ts";
import { drawCut, refuseCut } from "../../parts/pack.ts";
import type { CribbageMove, CribbageRefusal, CutMove } from "../moves.ts";
import { award, scoreHeels } from "../score.ts";
import type { CutState, OverState, PlayState } from "../state.ts";
import * as over from "./over.ts";

/** Cuts the starter at random. */
export function draw(state: CutState, random: Random): CutMove {
  return drawCut([...state.hands, state.crib], random);
}

/** Refusal for a starter. */
export function refuse(state: CutState, move: CribbageMove): CribbageRefusal | undefined {
  return move.type === "cut" ? refuseCut([...state.hands, state.crib], move.card) : chanceToMove();
}

/** Turns up the starter. A jack is his heels, which pegs two for the dealer at once. */
export function apply(state: CutState, move: CutMove): PlayState | OverState {
  const { settings, dealer, hands, crib } = state;
  const starter = move.card;
  const heels = starter[0] === "J" ? scoreHeels(starter) : undefined;
  const awarded = award(state, sideOf(state, dealer), heels);
  const { scores, awards, winner } = awarded;
  const plays: PlayState["plays"] = [];
  const countStarts = [0];
  if (winner !== null) return over.begin({ ...state, starter, plays, countStarts }, awarded, "cut", winner);
  const turn = leftOf(dealer, settings.players);
  return { settings, scores, awards, phase: "play", dealer, hands, crib, starter, plays, countStarts, count: 0, turn };
}
