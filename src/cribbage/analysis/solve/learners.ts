import type { Random } from "../../../core/random.ts";
import { countIndices } from "../../../scoring/index.ts";
import { JACK } from "../engine/deal.ts";
import { isRepeat, playableCards, rankAt } from "../engine/hand.ts";
import { playPlace } from "../engine/play.ts";
import { newSimulation, peg, rewindPlay, type Simulation } from "../engine/simulation.ts";
import { simplePlay } from "../policies/policy.ts";
import { drawPlace } from "../policies/strategy.ts";
import type { Results } from "../win/results.ts";
import { dealerWorth, type Stakes } from "../win/stakes.ts";
import { ofTwo } from "../win/table.ts";
import type { Holding } from "./holdings.ts";
import { emptyMemory, fillSlot, type Memory, slotOf } from "./memory.ts";

/** Possible cards of both seats when the play goes on. */
export interface Ranges {
  readonly start: Simulation;
  /** The seat that chooses. */
  readonly me: number;
  /** The seat's holdings that the other must expect; the first `actual` ones have its real cards. */
  readonly mine: readonly Holding[];
  /** Number of holdings in `mine` with the seat's real cards. */
  readonly actual: number;
  /** The other's holdings that the seat must expect, each with a starter. */
  readonly theirs: readonly Holding[];
  /** Whether the starter is cut now, so that a jack scores. */
  readonly isCut: boolean;
  /** The values of skunks. */
  readonly stakes: Stakes;
}

/** Two players who learn to play the rest of a deal, to win the game. */
export interface Learners extends Ranges {
  readonly random: Random;
  readonly memory: Memory;
  /** The position after each card of a line of play. The first is the start. */
  readonly line: readonly Simulation[];
  /** For each card of the line, the chance and the worth of each choice. */
  readonly chances: readonly Float64Array[];
  readonly worths: readonly Float64Array[];
  /** Points of each seat's hand in the show. */
  readonly shows: Uint8Array;
  /** Points of the crib. */
  crib: number;
  /** The seat that learns from a line. */
  learner: number;
  /** Weight of the line; later ones weigh more. */
  weight: number;
}

const CARDS = 8;

/** Trains two players on some lines of play. In half of its own lines, the seat has its real cards. */
export function practice(ranges: Ranges, lines: number, random: Random): Learners {
  const { start, me, mine, actual, theirs } = ranges;
  const line = Array.from({ length: CARDS + 1 }, () => newSimulation(start, []));
  for (const game of line) game.dealer = start.dealer;
  const lists = () => line.map(() => new Float64Array(4));
  const rest = { line, chances: lists(), worths: lists(), shows: new Uint8Array(2), crib: 0, learner: me, weight: 1 };
  const learners: Learners = { ...ranges, ...rest, random, memory: emptyMemory() };
  for (let n = 1; n <= lines; n++) {
    learners.weight = n;
    for (const learner of [me, 1 - me]) {
      learners.learner = learner;
      const own = mine[Math.floor(random() * (learner === me && n % 2 === 1 ? actual : mine.length))]!;
      if (startLine(learners, own, Math.floor(random() * theirs.length))) learn(learners, 0, 0, 1);
    }
  }
  return learners;
}

/** Begins a line with a holding and the other's `n`th. Returns false if they share a card. */
export function startLine(learners: Learners, own: Holding, n: number): boolean {
  const { start, line, me, shows } = learners;
  const other = learners.theirs[n]!;
  const { starter } = other;
  if (own.cards.includes(starter) || own.cards.some((card) => other.cards.includes(card))) return false;
  const first = line[0]!;
  rewindPlay(first, start);
  first.hands[me] = own.left;
  first.hands[1 - me] = other.left;
  first.playable = playableCards(first.hands[first.turn]!, first.count);
  first.scoreCount = 0;
  if (learners.isCut && starter >> 2 === JACK) peg(first, first.dealer, 2);
  const [a, b] = [own.cards, other.cards];
  shows[me] = countIndices(a[0]!, a[1]!, a[2]!, a[3]!, starter);
  shows[1 - me] = countIndices(b[0]!, b[1]!, b[2]!, b[3]!, starter);
  learners.crib = countIndices(a[4]!, a[5]!, b[4]!, b[5]!, starter, true);
  return true;
}

/**
 * Plays on from a position of the line, after `depth` cards, packed in `played`, five bits each. Returns the worth of
 * the game to the learner.
 *
 * The learner tries all its cards, and the other seat plays one by its chances. A card's regret grows by its gain over
 * the average, and cards are played in proportion to positive regrets: Monte Carlo counterfactual regret minimization
 * with external sampling and linear weights. `reach` is the chance that the learner plays its part of the line.
 */
function learn(learners: Learners, depth: number, played: number, reach: number): number {
  const { line, learner, weight } = learners;
  const game = line[depth]!;
  const { playable, turn } = game;
  if (isOver(game)) return worthOf(learners, game, learner);
  if (isForced(game)) return learn(learners, depth + 1, step(line, depth, 0, played), reach);
  const { regrets, chosen } = learners.memory;
  const slot = slotFor(learners, game, played);
  const chances = fillChances(learners.chances[depth]!, regrets, slot, game);
  if (turn !== learner) {
    const place = drawPlace(chances, playable, learners.random());
    return learn(learners, depth + 1, step(line, depth, place, played), reach);
  }
  const worths = learners.worths[depth]!;
  let mean = 0;
  for (let place = 0; place < playable; place++) {
    const chance = chances[place]!;
    if (chance < 0) continue;
    worths[place] = learn(learners, depth + 1, step(line, depth, place, played), reach * chance);
    mean += chance * worths[place]!;
  }
  for (let place = 0, at = 4 * slot; place < playable; place++, at++) {
    const chance = chances[place]!;
    if (chance < 0) continue;
    regrets[at]! += weight * (worths[place]! - mean);
    chosen[at]! += weight * reach * chance;
  }
  return mean;
}

export function isOver({ winner, playable }: Simulation): boolean {
  return winner >= 0 || playable === 0;
}

/** Whether all cards that fit have the same rank. */
export function isForced({ hands, turn, playable }: Simulation): boolean {
  return rankAt(hands[turn]!, 0) === rankAt(hands[turn]!, playable - 1);
}

/** Plays a card after a position of the line. Returns the cards played, including this one. */
export function step(line: readonly Simulation[], depth: number, place: number, played: number): number {
  const game = line[depth]!;
  const next = line[depth + 1]!;
  rewindPlay(next, game);
  next.scoreCount = 0;
  playPlace(next, place);
  // At most six cards precede a choice, so 30 bits are enough.
  return (played << 5) | (game.turn << 4) | (rankAt(game.hands[game.turn]!, place) + 1);
}

/** The average strategy of the seat to move, over all its lines; negative for a repeated rank. */
export function averageChances(learners: Learners, depth: number, played: number): Float64Array {
  const game = learners.line[depth]!;
  const { chosen, regrets } = learners.memory;
  const slot = slotFor(learners, game, played);
  let known = 0;
  for (let at = 4 * slot; at < 4 * slot + 4; at++) known += chosen[at]!;
  return fillChances(learners.chances[depth]!, known > 0 ? chosen : regrets, slot, game);
}

/** Initial regrets, for a simple player's card and the others; small compared with learned ones. */
const SIMPLE = 0.02;
const OTHERS = 0.004;

/** The memory slot of the position. A new slot favors a simple player's card. */
function slotFor({ memory, shows, weight }: Learners, game: Simulation, played: number): number {
  const { hands, turn, scores, target, playable } = game;
  // Near the end of the game, the key includes the points that the seat needs beyond its show.
  const needs = target - scores[turn]! - shows[turn]!;
  const hand = hands[turn]! | FREE_BITS[2 * Math.max(0, Math.min(7, needs)) + turn]!;
  const slot = slotOf(memory, hand, played);
  if (memory.hands[slot] !== 0) return slot;
  fillSlot(memory, slot, hand, played);
  memory.regrets.fill(weight * OTHERS, 4 * slot, 4 * slot + 4);
  memory.regrets[4 * slot + simplePlay(game, playable)] = weight * SIMPLE;
  return slot;
}

/** The highest bit of each byte, which a hand leaves free, by a number of four bits. */
const FREE_BITS: readonly number[] = /* @__PURE__ */ Array.from(
  { length: 16 },
  (_, n) => ((n & 1) << 7) | ((n & 2) << 14) | ((n & 4) << 21) | ((n & 8) << 28),
);

/** Fills in chances in proportion to the positive numbers of a slot; equal chances if there are none. */
function fillChances(chances: Float64Array, numbers: Float32Array, slot: number, game: Simulation): Float64Array {
  const { hands, turn, playable } = game;
  let sum = 0;
  let ranks = 0;
  for (let place = 0; place < playable; place++)
    if (isRepeat(hands[turn]!, place)) chances[place] = -1;
    else {
      ranks++;
      sum += chances[place] = Math.max(0, numbers[4 * slot + place]!);
    }
  for (let place = 0; place < playable; place++)
    if (chances[place]! >= 0) chances[place] = sum > 0 ? chances[place]! / sum : 1 / ranks;
  return chances;
}

/** The worth of the game to a seat when the play or the game is over: the chance to win unless skunks count. */
export function worthOf(learners: Learners, game: Simulation, seat: number, stakes: Stakes = learners.stakes): number {
  const { shows, crib } = learners;
  const { dealer, target, scores, winner } = game;
  if (winner >= 0 && stakes.length === 0) return winner === seat ? 1 : 0;
  const pone = 1 - dealer;
  const isOver = winner >= 0;
  // The pone counts first, and deals next.
  const poneNeeds = target - scores[pone]! - (isOver ? 0 : shows[pone]!);
  // If the pone's hand wins, nothing else is counted.
  const isCounted = !isOver && poneNeeds > 0;
  const dealerNeeds = target - scores[dealer]! - (isCounted ? shows[dealer]! + crib : 0);
  const worth = dealerWorth(stakes, ofTwo, poneNeeds, dealerNeeds);
  return seat === pone ? worth : 1 - worth;
}

/** Adds the end of a line in the `n`th deal to the results of the seat that chooses. */
export function addEnd(learners: Learners, results: Results, n: number, game: Simulation, reach = 1): void {
  const { points, wins, chances } = results;
  const { me } = learners;
  wins[n]! += reach * worthOf(learners, game, me);
  if (chances !== undefined) chances[n]! += reach * worthOf(learners, game, me, []);
  points[n]! += reach * pointsOf(learners, game, me);
}

/** A seat's points since the start, with its show, minus those of the other. */
function pointsOf({ start, shows, crib }: Learners, game: Simulation, seat: number): number {
  const leads = game.scores[seat]! - game.scores[1 - seat]! + shows[seat]! - shows[1 - seat]!;
  return leads - start.scores[seat]! + start.scores[1 - seat]! + (seat === game.dealer ? crib : -crib);
}
