import type { Random } from "../../../core/random.ts";
import { countCribIndices, countIndices } from "../../../scoring/index.ts";
import { type RankHand, rankAt } from "../engine/hand.ts";
import { playPlace } from "../engine/play.ts";
import { newSimulation, rewindPlay, type Simulation } from "../engine/state.ts";
import { carefulPlay } from "../policies/careful.ts";
import { dealerWins } from "../win/table.ts";
import { emptyMemory, fillSlot, type Memory, slotOf } from "./memory.ts";

/** Two players who learn to play the rest of a deal, to win the game. */
export interface Learners {
  /** The position after each card of a line of play. The first is where they begin. */
  readonly line: readonly Simulation[];
  readonly memory: Memory;
  readonly random: Random;
  /** Points of each seat's hand in the show. */
  readonly shows: Uint8Array;
  /** Points of the crib. */
  crib: number;
  /** The seat that learns from the next line. */
  learner: number;
  /** How much the next line counts: later ones count more. */
  weight: number;
}

/** The most cards in a line. */
const CARDS = 8;

/** The chances to choose the cards of a hand and what they are worth: four for each card of a line. */
const chances = new Float64Array(4 * CARDS);
const worths = new Float64Array(4 * CARDS);

/** Two players who know nothing yet but how careful players play. */
export function learnersAt(start: Simulation, random: Random): Learners {
  const { seats, sides, target, dealer } = start;
  const line = Array.from({ length: CARDS + 1 }, () => newSimulation({ players: seats, sides, target }, []));
  for (const game of line) game.dealer = dealer;
  return { line, memory: emptyMemory(), random, shows: new Uint8Array(2), crib: 0, learner: 0, weight: 1 };
}

/**
 * Plays on from a position of the line. The learner tries all its cards, and the other seat plays one by its chances.
 * A card's regret grows by what it would have brought more than the average; negative regrets are forgotten (Monte
 * Carlo counterfactual regret minimization with external sampling and the regrets of CFR+).
 *
 * @param depth - number of cards in the line
 * @param played - these cards, five bits each
 * @param reach - the chance that the learner plays its part of them
 * @returns the learner's chance to win
 */
export function learn(learners: Learners, depth: number, played: number, reach: number): number {
  const { line, memory, learner, weight } = learners;
  const game = line[depth]!;
  const { playable, turn } = game;
  if (isOver(game)) return chanceOf(learners, game, learner);
  if (isForced(game)) return learn(learners, depth + 1, step(line, depth, 0, played), reach);
  const slot = slotFor(learners, game, played);
  const at = 4 * depth;
  fillChances(memory.regrets, slot, game, at);
  if (turn !== learner) {
    const place = draw(at, playable, learners.random());
    return learn(learners, depth + 1, step(line, depth, place, played), reach);
  }
  let mean = 0;
  for (let place = 0; place < playable; place++) {
    const chance = chances[at + place]!;
    if (chance < 0) continue;
    worths[at + place] = learn(learners, depth + 1, step(line, depth, place, played), reach * chance);
    mean += chance * worths[at + place]!;
  }
  for (let place = 0, i = 4 * slot; place < playable; place++, i++) {
    const chance = chances[at + place]!;
    if (chance < 0) continue;
    memory.regrets[i] = Math.max(0, memory.regrets[i]! + weight * (worths[at + place]! - mean));
    memory.chosen[i]! += weight * reach * chance;
  }
  return mean;
}

/** Whether the game or the play is over. */
export function isOver({ winner, playable }: Simulation): boolean {
  return winner >= 0 || playable === 0;
}

/** Whether all cards that fit have the same rank. */
export function isForced({ hands, turn, playable }: Simulation): boolean {
  return rankAt(hands[turn]!, 0) === rankAt(hands[turn]!, playable - 1);
}

/** Plays a card after a position of the line. Returns the cards played, with this one. */
export function step(line: readonly Simulation[], depth: number, place: number, played: number): number {
  const game = line[depth]!;
  const next = line[depth + 1]!;
  rewindPlay(next, game);
  next.events = 0;
  playPlace(next, place);
  // No choice comes after more than six cards, so 30 bits are enough.
  return (played << 5) | (game.turn << 4) | (rankAt(game.hands[game.turn]!, place) + 1);
}

/**
 * The chances of the seat to move on average over all that was learned, from `4 * depth` on in the result; negative for
 * a card of the same rank as the one before.
 */
export function averageChances(learners: Learners, depth: number, played: number): Float64Array {
  const { line, memory } = learners;
  const game = line[depth]!;
  const slot = slotFor(learners, game, played);
  const { chosen, regrets } = memory;
  const sum = chosen[4 * slot]! + chosen[4 * slot + 1]! + chosen[4 * slot + 2]! + chosen[4 * slot + 3]!;
  fillChances(sum > 0 ? chosen : regrets, slot, game, 4 * depth);
  return chances;
}

/** First regrets: those of the careful player's card, and of the others. They are small against what is learned. */
const CAREFUL = 0.02;
const OTHERS = 0.004;

/** The slot of the seat to move. A new one begins with the card of a careful player. */
function slotFor(learners: Learners, game: Simulation, played: number): number {
  const { memory, weight } = learners;
  const hand = knownTo(learners, game);
  const slot = slotOf(memory, hand, played);
  if (memory.hands[slot] !== 0) return slot;
  fillSlot(memory, slot, hand, played);
  memory.regrets.fill(weight * OTHERS, 4 * slot, 4 * slot + 4);
  memory.regrets[4 * slot + carefulPlay(game, game.playable)] = weight * CAREFUL;
  return slot;
}

/** The highest bit of each byte, which ranks leave free, by a number of four bits. */
const FREE_BITS: Int32Array = /* @__PURE__ */ Int32Array.from(
  { length: 16 },
  (_, n) => ((n & 1) << 7) | ((n & 2) << 14) | ((n & 4) << 21) | ((n & 8) << 28),
);

/** The hand of the seat to move, with its seat and how many points it needs besides its show, up to 7. */
function knownTo({ shows }: Learners, { hands, turn, scores, target }: Simulation): RankHand {
  const needs = target - scores[turn]! - shows[turn]!;
  return hands[turn]! | FREE_BITS[2 * Math.max(0, Math.min(7, needs)) + turn]!;
}

/** Fills in chances in proportion to the numbers of a slot, or equal ones. */
function fillChances(numbers: Float32Array, slot: number, { hands, turn, playable }: Simulation, at: number): void {
  const hand = hands[turn]!;
  let sum = 0;
  let ranks = 0;
  for (let place = 0; place < playable; place++)
    if (place > 0 && rankAt(hand, place) === rankAt(hand, place - 1)) chances[at + place] = -1;
    else {
      ranks++;
      sum += chances[at + place] = numbers[4 * slot + place]!;
    }
  for (let place = 0; place < playable; place++)
    if (chances[at + place]! >= 0) chances[at + place] = sum > 0 ? chances[at + place]! / sum : 1 / ranks;
}

/** Draws a place by its chance, with a number from 0 to 1. */
export function draw(at: number, playable: number, number: number): number {
  let drawn = 0;
  let left = number;
  for (let place = 0; place < playable && left >= 0; place++) {
    const chance = chances[at + place]!;
    if (chance <= 0) continue;
    drawn = place;
    left -= chance;
  }
  return drawn;
}

/** A seat's chance to win when the play or the game is over. */
export function chanceOf({ shows, crib }: Learners, game: Simulation, seat: number): number {
  const { dealer, target, scores, winner } = game;
  if (winner >= 0) return winner === seat ? 1 : 0;
  const pone = 1 - dealer;
  const poneNeeds = target - scores[pone]! - shows[pone]!;
  // The pone counts first, and deals next.
  const chance = dealerWins(2, poneNeeds, target - scores[dealer]! - shows[dealer]! - crib);
  return seat === pone ? chance : 1 - chance;
}

/** What a seat has scored and counts, less the same of the other, when the play or the game is over. */
export function pointsOf({ line, shows, crib }: Learners, game: Simulation, seat: number): number {
  const other = 1 - seat;
  const start = line[0]!.scores;
  const pegged = game.scores[seat]! - start[seat]! - game.scores[other]! + start[other]!;
  return pegged + shows[seat]! - shows[other]! + (seat === game.dealer ? crib : -crib);
}

/** Sets what both count in the show. */
export function setShows(learners: Learners, cards: readonly Uint8Array[], starter: number): void {
  const [a, b] = cards as [Uint8Array, Uint8Array];
  learners.shows[0] = countIndices(a[0]!, a[1]!, a[2]!, a[3]!, starter);
  learners.shows[1] = countIndices(b[0]!, b[1]!, b[2]!, b[3]!, starter);
  learners.crib = countCribIndices(a[4]!, a[5]!, b[4]!, b[5]!, starter);
}
