import { type Random, shuffle } from "../../core/random.ts";
import { chanceToMove } from "../../core/refusal.ts";
import { NOTHING } from "../../core/score.ts";
import { allTiles, refuseTiles, TILES } from "../indices.ts";
import type { CribinoMove, CribinoRefusal, ShuffleMove } from "../moves.ts";
import type { ShuffleState, SolitaireState } from "../state.ts";

/** Shuffles at random. */
export function chance(_: ShuffleState, random: Random): ShuffleMove {
  return { type: "shuffle", order: shuffle(allTiles(), random) };
}

/** Refusal for a shuffle. */
export function refuse(_: ShuffleState, move: CribinoMove): CribinoRefusal | undefined {
  return move.type === "shuffle" ? refuseTiles([move.order], TILES) : chanceToMove();
}

/** Shuffles the deck; the player turns up the first tiles next. */
export function apply({ settings, scores }: ShuffleState, { order }: ShuffleMove): SolitaireState {
  return {
    settings,
    scores,
    awards: NOTHING,
    phase: "solitaire",
    laid: [],
    frontier: [],
    stock: order.map((tile) => tile + 0),
    turnedUp: [],
    aside: [],
    round: 1,
    laidBefore: 0,
  };
}
