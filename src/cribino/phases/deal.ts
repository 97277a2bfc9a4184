import type { Seat } from "../../core/game.ts";
import { type Random, sample } from "../../core/random.ts";
import { chanceToMove } from "../../core/refusal.ts";
import { NOTHING } from "../../core/score.ts";
import { handSize } from "../hands.ts";
import { allTiles, refuseTiles } from "../indices.ts";
import type { CribinoMove, CribinoRefusal, DealMove } from "../moves.ts";
import type { DealState, PlayState } from "../state.ts";

/** The state before a deal. */
export function begin(
  { settings, scores }: Pick<DealState, "settings" | "scores">,
  dealer: Seat,
  dealsPlayed: number,
  awards: DealState["awards"] = NOTHING,
): DealState {
  return { settings, scores, awards, phase: "deal", dealer, dealsPlayed };
}

/** Deals at random. */
export function chance({ settings }: DealState, random: Random): DealMove {
  const size = handSize(settings);
  const drawn = sample(allTiles(), settings.players * size, random);
  const hands = Array.from({ length: settings.players }, (_, seat) => drawn.slice(seat * size, (seat + 1) * size));
  return { type: "deal", hands };
}

/** Refusal for a deal. */
export function refuse({ settings }: DealState, move: CribinoMove): CribinoRefusal | undefined {
  if (move.type !== "deal") return chanceToMove();
  const { players } = settings;
  if (!Array.isArray(move.hands) || move.hands.length !== players)
    return { code: "wrong-tiles", message: `deal a hand to each of ${players} seats` };
  return refuseTiles(move.hands, handSize(settings));
}

/** Deals the tiles; the dealer lays first. */
export function apply(state: DealState, move: DealMove): PlayState {
  const { settings, scores, dealer, dealsPlayed } = state;
  return {
    settings,
    scores,
    awards: NOTHING,
    phase: "play",
    dealer,
    dealsPlayed,
    hands: move.hands.map((hand) => hand.map((tile) => tile + 0)),
    laid: [],
    frontier: [],
    passes: 0,
    turn: dealer,
    drawn: 0,
  };
}
