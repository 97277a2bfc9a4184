import { newSimulation, type Policy } from "../../../src/cribbage/analysis/engine/state.ts";
import { carefulPlay as playCarefully } from "./careful.ts";
import type { Play } from "./play.ts";
import { findSlot, highKey, lowKey, SUMS, type Trained } from "./table.ts";

/** How a role plays. */
export interface PlayPolicy {
  /**
   * How often it plays each of its cards at this point. Of equal cards only the first counts. It may look at its own hand
   * and at what both have seen; the other hand has the right number of cards, but they are not the real ones.
   *
   * @param playable - number of cards that fit the count, not all of one rank; they are the lowest
   * @param shares - filled for the playable places; they add up to 1
   */
  readonly choose: (play: Play, playable: number, shares: Float64Array) => void;
}

/** A simulation of two seats, of which seat 0 is the pone, for players who look at one. */
const CAREFUL: Policy = { discard: () => 48, play: playCarefully };
const GAME = newSimulation({ seats: 2, sides: 2, target: Number.POSITIVE_INFINITY }, [CAREFUL, CAREFUL]);

/** Careful players. */
export const carefulPlay: PlayPolicy = {
  choose(play, playable, shares) {
    const { hands, recent, count, gone, turn } = play;
    GAME.hands.set(hands);
    Object.assign(GAME, { recent, count, gone, turn, playable });
    const place = playCarefully(GAME, playable);
    for (let i = 0; i < playable; i++) shares[i] = i === place ? 1 : 0;
  },
};

/**
 * The average of what was played while it was trained, which comes closer to an equilibrium than what was played last.
 *
 * @param cut - choices that are played less often than this are not played at all
 * @returns false if nothing was learned here
 */
export function learnedShares(
  { tables }: Trained,
  cut: number,
  play: Play,
  playable: number,
  shares: Float64Array,
): boolean {
  const table = tables[play.turn]!;
  const at = findSlot(table, lowKey(play), highKey(play));
  if (at < 0 || !readShares(table.numbers, at + SUMS, playable, shares)) return false;
  if (cut > 0) drop(shares, playable, cut);
  return true;
}

/** Reads numbers as shares. Returns false if they are all 0. */
function readShares(numbers: Float32Array, at: number, playable: number, shares: Float64Array): boolean {
  let total = 0;
  for (let place = 0; place < playable; place++) total += numbers[at + place]!;
  for (let place = 0; place < playable; place++) shares[place] = numbers[at + place]! / total;
  return total > 0;
}

function drop(shares: Float64Array, playable: number, cut: number): void {
  let total = 0;
  for (let place = 0; place < playable; place++) if (shares[place]! >= cut) total += shares[place]!;
  for (let place = 0; place < playable; place++) shares[place] = shares[place]! >= cut ? shares[place]! / total : 0;
}
