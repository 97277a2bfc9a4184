import type { Seat } from "../../core/game.ts";
import { draw as drawTiles, type Random } from "../../core/random.ts";
import { chanceToMove } from "../../core/refusal.ts";
import { handSize } from "../hands.ts";
import { allTiles, refuseTiles } from "../indices.ts";
import type { CribinoMove, CribinoRefusal, DealMove } from "../moves.ts";
import { NOTHING } from "../score.ts";
import type { DealState, PlayState } from "../state.ts";

/** A hand is to be dealt. */
export function begin(
  { options, scores }: Pick<DealState, "options" | "scores">,
  dealer: Seat,
  handsPlayed: number,
  scored: DealState["scored"] = NOTHING,
): DealState {
  return { options, scores, scored, phase: "deal", dealer, handsPlayed };
}

/** A fair deal. */
export function draw({ options }: DealState, random: Random): DealMove {
  const size = handSize(options);
  const drawn = drawTiles(allTiles(), options.players * size, random);
  const hands = Array.from({ length: options.players }, (_, seat) => drawn.slice(seat * size, (seat + 1) * size));
  return { type: "deal", hands };
}

/** Why a deal is not legal (S3-11, S3-33). */
export function refuse({ options }: DealState, move: CribinoMove): CribinoRefusal | undefined {
  if (move.type !== "deal") return chanceToMove();
  const { players } = options;
  if (!Array.isArray(move.hands) || move.hands.length !== players)
    return { code: "wrong-tiles", message: `a deal has a hand for each of ${players} seats` };
  return refuseTiles(move.hands, handSize(options));
}

/** After the deal the dealer opens (S3-13). */
export function apply(state: DealState, move: DealMove): PlayState {
  const { options, scores, dealer, handsPlayed } = state;
  return {
    options,
    scores,
    scored: NOTHING,
    phase: "play",
    dealer,
    handsPlayed,
    hands: move.hands.map((hand) => hand.map((tile) => tile + 0)),
    laid: [],
    frontier: [],
    passes: 0,
    turn: dealer,
  };
}
