import { newSimulation, type Policy, type Simulation } from "../../../src/cribbage/analysis/engine/state.ts";
import { simplePlay as playSimply } from "../../../src/cribbage/analysis/policies/simple.ts";
import { carefulPlay as playCarefully } from "./careful.ts";
import { isRepeat, type Play, packed } from "./play.ts";
import { type ChoiceTable, findSlot, highKey, lowKey, newTable, SUMS, type Trained, takeSlot } from "./table.ts";

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

/** Plays any rank, all equally likely. */
export const randomPlay: PlayPolicy = {
  choose({ hands, turn }, playable, shares) {
    let ranks = 0;
    for (let place = 0; place < playable; place++) if (!isRepeat(hands[turn]!, place)) ranks++;
    for (let place = 0; place < playable; place++) shares[place] = isRepeat(hands[turn]!, place) ? 0 : 1 / ranks;
  },
};

/** The simulator's simple players. */
export const simplePlay: PlayPolicy = fromSimulator(playSimply);

/** The simulator's careful players. */
export const carefulPlay: PlayPolicy = fromSimulator(playCarefully);

function fromSimulator(placeOf: Policy["play"]): PlayPolicy {
  const game = newGame();
  return {
    choose(play, playable, shares) {
      setGame(game, play, playable);
      certain(shares, playable, placeOf(game, playable));
    },
  };
}

/** A simulation of two seats, of which seat 0 is the pone, with no target. */
export function newGame(play: Policy["play"] = playSimply): Simulation {
  const policy: Policy = { discard: () => 48, play };
  const game = newSimulation({ seats: 2, sides: 2, target: Number.POSITIVE_INFINITY }, [policy, policy]);
  game.dealer = 1;
  return game;
}

/** Puts a simulation where a play is. */
export function setGame(game: Simulation, { hands, recent, count, gone, turn }: Play, playable: number): void {
  game.hands.set(hands);
  game.recent = recent;
  game.count = count;
  game.gone = gone;
  game.turn = turn;
  game.playable = playable;
}

/** Plays one place always. */
function certain(shares: Float64Array, playable: number, place: number): void {
  for (let i = 0; i < playable; i++) shares[i] = i === place ? 1 : 0;
}

/**
 * The average of what was played while it was trained, which comes closer to an equilibrium than what was played last.
 * Plays like {@link carefulPlay} where nothing was learned.
 *
 * @param cut - choices that are played less often than this are not played at all
 */
export function trainedPlay(trained: Trained, cut = 0): PlayPolicy {
  return {
    choose(play, playable, shares) {
      if (!learnedShares(trained, cut, play, playable, shares)) carefulPlay.choose(play, playable, shares);
    },
  };
}

/** Reads how {@link trainedPlay} plays. Returns false if nothing was learned here. */
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

/** Remembers how a slow policy plays each hand after each course of the play. */
export function remembered(policy: PlayPolicy): PlayPolicy {
  const tables: readonly ChoiceTable[] = [newTable(16), newTable(16)];
  return {
    choose(play, playable, shares) {
      const { hands, turn, early, late } = play;
      const table = tables[turn]!;
      const low = (packed(hands[turn]!) | (early << 16)) >>> 0;
      const high = ((early >>> 16) | (late << 4) | (1 << 30)) >>> 0;
      const known = findSlot(table, low, high);
      if (known >= 0) {
        for (let place = 0; place < playable; place++) shares[place] = table.numbers[known + SUMS + place]!;
        return;
      }
      policy.choose(play, playable, shares);
      const at = takeSlot(table, low, high);
      table.numbers.set(shares.subarray(0, playable), at + SUMS);
    },
  };
}
