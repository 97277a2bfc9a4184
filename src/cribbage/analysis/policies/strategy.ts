import { digitReader } from "../engine/digits.ts";
import { isRepeat, playableCards, type RankHand, rankAt } from "../engine/hand.ts";
import { nextSeat, type Simulation } from "../engine/simulation.ts";
import { simplePlay } from "./policy.ts";
import { addCard, addKnown, INPUTS, type Inputs, type PublicInfo } from "./strategy-inputs.ts";
import { WEIGHTS } from "./strategy-weights.ts";

/**
 * Plays at the rates of {@link cardChances}, for two players. Its random number is a hash of the position, so that all
 * choices meet the same replies.
 */
export function strategicPlay(game: Simulation, playable: number): number {
  const { hands, turn, dealer, recent, count } = game;
  const { open, chances } = network();
  const other = nextSeat(game, turn);
  const isAlone = ((game.gone >> other) & 1) === 1;
  open.fill(0);
  addPlayed(game, other, open);
  let theirs = 0;
  for (let rank = 0; rank < 13; rank++) if (open[rank]! > 0) theirs |= 1 << rank;
  addPlayed(game, turn, open);
  const replies = playableCards(hands[other]!, 0);
  const bound = isAlone ? 31 - count : 0;
  const seen = { isDealer: turn === dealer, recent, count, isAlone, replies, bound, open, theirs };
  cardChances(hands[turn]!, playable, seen, chances);
  return drawPlace(chances, playable, scrambled(hands[turn]!, hands[other]!, recent));
}

/**
 * {@link strategicPlay} while two hands have more than five cards, then simple play: as good early in a game, in half
 * the time.
 */
export function quickPlay(game: Simulation, playable: number): number {
  const [one, other] = game.hands;
  const left = playableCards(one!, 0) + playableCards(other!, 0);
  return left > 5 ? strategicPlay(game, playable) : simplePlay(game, playable);
}

/** A pseudorandom number from 0 up to 1, from three integers (a round of MurmurHash3's mixer). */
function scrambled(a: number, b: number, c: number): number {
  let bits = Math.imul(Math.imul(a, 0xcc9e2d51) ^ b, 0x1b873593) ^ c;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296;
}

/** Counts the ranks that a seat has played. */
function addPlayed({ pack, size, hands }: Simulation, seat: number, open: Uint8Array): void {
  const hand = hands[seat]!;
  for (let place = size * seat; place < size * seat + 4; place++) open[pack[place]! >> 2]!++;
  for (let place = playableCards(hand, 0) - 1; place >= 0; place--) open[rankAt(hand, place)]!--;
}

/** Draws a place by the chances of places; `chance` is a random number from 0 up to 1. */
export function drawPlace(chances: Float64Array, places: number, chance: number): number {
  let left = chance;
  let drawn = 0;
  for (let place = 0; place < places; place++)
    if (chances[place]! > 0) {
      drawn = place;
      left -= chances[place]!;
      if (left < 0) break;
    }
  return drawn;
}

export const UNITS = 24;

/** Weights are multiples of 1/8. */
export const STEP = 8;

/** The slope of a unit below 0. */
export const LEAK = 0.1;

/** Inverse temperature that undoes the network's smoothing. */
const SHARPNESS = 1.4;

/** Cards with a smaller chance are not played. */
const LEAST_PLAYED = 0.1;

/** Cache slots: most lookups repeat, so `advise` takes half as long. */
const SLOTS = 16_384;

type Network = ReturnType<typeof readNetwork>;

const lazy: { network?: Network } = {};

function network(): Network {
  lazy.network ??= readNetwork();
  return lazy.network;
}

function readNetwork() {
  const weights = readWeights();
  const [before, units] = [new Float64Array(UNITS), new Float64Array(UNITS)];
  const left = new Uint8Array(13);
  return {
    weights,
    /** Each unit's sum over the inputs that don't depend on the card. */
    before,
    known: { left, add: (input, value) => add(before, weights, input, value) } as Inputs,
    units,
    card: { left, add: (input, value) => add(units, weights, input, value) } as Inputs,
    /** Number of played cards of each rank. */
    open: new Uint8Array(13),
    chances: new Float64Array(4),
    /** The arguments of the latest calls of {@link cardChances} and their chances, four numbers a slot. */
    cacheKeys: new Int32Array(4 * SLOTS),
    cacheValues: new Float64Array(4 * SLOTS),
  };
}

/** The weights: for each input, the weight of each unit; then the weight of each unit in the sum. */
export function readWeights(): Float64Array {
  const next = digitReader(WEIGHTS);
  return Float64Array.from({ length: UNITS * (INPUTS + 1) }, () => next() / STEP);
}

/**
 * The rates at which a strong player plays each card: a small neural network fitted to an equilibrium of the play
 * between two. Among cards of equal rank, it plays the first. The first `playable` cards fit the count; `chances`
 * receives a chance for each.
 */
export function cardChances(hand: RankHand, playable: number, seen: PublicInfo, chances: Float64Array): void {
  const net = network();
  const { cacheKeys, cacheValues } = net;
  let played = 0;
  for (let rank = 0; rank < 13; rank++) played = 5 * played + seen.open[rank]!;
  const other = seen.theirs | (seen.replies << 13) | (seen.bound << 16);
  const facts = other | (seen.isAlone ? 1 << 21 : 0) | (seen.isDealer ? 1 << 22 : 0);
  const mixed =
    Math.imul(Math.imul(Math.imul(hand, 0x9e3779b1) ^ seen.recent, 0x85ebca6b) ^ played, 0xc2b2ae35) ^ facts;
  const at = 4 * ((mixed ^ (mixed >>> 15)) & (SLOTS - 1));
  if (
    cacheKeys[at] !== hand ||
    cacheKeys[at + 1] !== seen.recent ||
    cacheKeys[at + 2] !== played ||
    cacheKeys[at + 3] !== facts
  ) {
    findChances(net, hand, playable, seen, chances);
    for (let place = 0; place < playable; place++) cacheValues[at + place] = chances[place]!;
    cacheKeys[at] = hand;
    cacheKeys[at + 1] = seen.recent;
    cacheKeys[at + 2] = played;
    cacheKeys[at + 3] = facts;
  } else for (let place = 0; place < playable; place++) chances[place] = cacheValues[at + place]!;
}

function findChances(net: Network, hand: RankHand, playable: number, seen: PublicInfo, chances: Float64Array): void {
  net.before.fill(0);
  addKnown(hand, seen, net.known);
  let most = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < playable; place++) {
    if (isRepeat(hand, place)) chances[place] = Number.NEGATIVE_INFINITY;
    else {
      chances[place] = SHARPNESS * worthOf(net, hand, place, seen);
      if (chances[place]! > most) most = chances[place]!;
    }
  }
  let total = 0;
  for (let place = 0; place < playable; place++) total += chances[place] = Math.exp(chances[place]! - most);
  const least = LEAST_PLAYED * total;
  for (let place = 0; place < playable; place++) if (chances[place]! < least) total -= chances[place]!;
  for (let place = 0; place < playable; place++) chances[place] = chances[place]! < least ? 0 : chances[place]! / total;
}

function add(units: Float64Array, weights: Float64Array, input: number, value: number): void {
  if (value === 0) return;
  for (let unit = 0, at = UNITS * input; unit < UNITS; unit++) units[unit]! += value * weights[at + unit]!;
}

/** The logarithm of a card's chance, up to a constant. */
function worthOf({ units, before, weights, card }: Network, hand: RankHand, place: number, seen: PublicInfo): number {
  units.set(before);
  addCard(hand, place, seen, card);
  let worth = 0;
  for (let unit = 0, at = UNITS * INPUTS; unit < UNITS; unit++) {
    const sum = units[unit]!;
    worth += (sum > 0 ? sum : LEAK * sum) * weights[at + unit]!;
  }
  return worth;
}
