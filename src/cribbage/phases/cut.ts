import type { Card } from "../../core/card.ts";
import { appended } from "../../core/list.ts";
import type { Random } from "../../core/random.ts";
import { chanceToMove } from "../../core/refusal.ts";
import { leftOf, sideOf } from "../../core/seat.ts";
import type { Score } from "../../scoring/index.ts";
import { drawCut, refuseCut } from "../../shared/pack.ts";
import type { CribbageMove, CribbageRefusal, CutMove } from "../moves.ts";
import { award, isWon } from "../score.ts";
import type { CribbageAwardKind, CutState, OverState, PlayState } from "../state.ts";
import * as over from "./over.ts";

function dealt({ hands, crib }: CutState): readonly (readonly Card[])[] {
  return appended(hands, crib);
}

/** Cuts the starter at random. */
export function chance(state: CutState, random: Random): CutMove {
  return drawCut(dealt(state), random);
}

/** Refusal for a starter. */
export function refuse(state: CutState, move: CribbageMove): CribbageRefusal | undefined {
  return move.type === "cut" ? refuseCut(dealt(state), move.card) : chanceToMove();
}

/** Two points for his heels. */
function scoreHeels(starter: Card): Score<CribbageAwardKind> {
  return { points: 2, items: [{ kind: "heels", points: 2, cards: [starter] }] };
}

/** Turns up the starter. A jack is his heels, which pegs two for the dealer at once. */
export function apply(state: CutState, move: CutMove): PlayState | OverState {
  const { settings, dealer, hands, crib } = state;
  const starter = move.card;
  const heels = starter[0] === "J" ? scoreHeels(starter) : undefined;
  const awarded = award(state, sideOf(state, dealer), heels);
  const { scores, awards } = awarded;
  const plays: PlayState["plays"] = [];
  const countStarts = [0];
  if (isWon(state, awarded)) return over.begin({ ...state, starter, plays, countStarts }, awarded, "cut");
  const turn = leftOf(dealer, settings.players);
  return { settings, scores, awards, phase: "play", dealer, hands, crib, starter, plays, countStarts, count: 0, turn };
}
