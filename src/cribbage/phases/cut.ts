import type { Random } from "../../core/random.ts";
import { chanceToMove } from "../../core/refusal.ts";
import { leftOf, sideOf } from "../../core/seat.ts";
import { drawCut, refuseCut } from "../../parts/pack.ts";
import type { CribbageMove, CribbageRefusal, CutMove } from "../moves.ts";
import { award, scoreHeels } from "../score.ts";
import type { CutState, OverState, PlayState } from "../state.ts";
import * as over from "./over.ts";

/** A fair cut of the starter. */
export function draw(state: CutState, random: Random): CutMove {
  return drawCut([...state.hands, state.crib], random);
}

/** Why a card cannot be the starter. */
export function refuse(state: CutState, move: CribbageMove): CribbageRefusal | undefined {
  return move.type === "cut" ? refuseCut([...state.hands, state.crib], move.card) : chanceToMove();
}

/** Turns the starter up; a jack is his heels, two for the dealer, at once (S2-28, S4-11, S2-62). */
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
