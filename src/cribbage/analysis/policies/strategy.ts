import { valueOfRank } from "../../../core/card.ts";
import { type RecentRanks, withRank } from "../../../scoring/play.ts";
import { playableCards, type RankHand, rankAt, withoutPlace } from "../engine/hand.ts";
import { latestPoints, pointsOfLatest } from "../engine/latest.ts";
import { nextSeat, type Simulation } from "../engine/state.ts";
import { digitReader } from "../engine/text.ts";
import { WEIGHTS } from "./strategy-weights.ts";

/** What everyone knows when a seat is to play. The other is the next seat. */
export interface Known {
  readonly isDealer: boolean;
  readonly recent: RecentRanks;
  readonly count: number;
  /** Whether the other has said go in this count. */
  readonly isAlone: boolean;
  /** Number of cards that the other holds. */
  readonly replies: number;
  /** A value that all cards of the other exceed. */
  readonly bound: number;
  /** How many cards of each rank all seats have played. */
  readonly open: ArrayLike<number>;
  /** The ranks that the other has played, one bit each. */
  readonly theirs: number;
}

/**
 * Plays as often as {@link cardChances} says, at a table of two. What it plays depends on the ranks in both hands and
 * nothing else, so that choices can be tried in the same deals.
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

/** A number from 0 up to 1 that looks random, from three integers (a round of MurmurHash3's mixer). */
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

/** Draws a place by the chances of places and a random number from 0 up to 1. */
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

/** Where each group of inputs begins; one input per rank, value or number of cards. */
const PAIR = 13;
const PLAYED = 26;
const THEIRS = 39;
const LATEST = 52;
const PREVIOUS = 65;
const COUNT = 78;
const REPLIES = 110;
const OWN = 115;
const ALONE = 119;
const DEALER = 120;
const NUMBERS = 121;
const INPUTS = 133;

/** Number of hidden units. */
const UNITS = 24;

/** A weight is a multiple of 1/8. */
const STEP = 8;

/** The slope of a unit below 0. */
const LEAK = 0.1;

/** How much likelier the strategy makes its favorites than what it was fitted to; this makes up for its blur. */
const SHARPNESS = 1.4;

/** Less likely cards than this are not played. */
const LEAST = 0.1;

/** The network, and lists for its use. */
interface Network {
  /** For each input the weight of each unit, then the weight of each unit in the sum. */
  readonly weights: Float64Array;
  /** Each unit's sum for what does not depend on the card. */
  readonly before: Float64Array;
  /** Each unit's sum. */
  readonly units: Float64Array;
  /** How many cards of each rank the other may hold. */
  readonly left: Uint8Array;
  /** How many of each rank have been played. */
  readonly open: Uint8Array;
  /** The chance of each place. */
  readonly chances: Float64Array;
}

const lazy: { network?: Network } = {};

function network(): Network {
  lazy.network ??= readNetwork();
  return lazy.network;
}

function readNetwork(): Network {
  const next = digitReader(WEIGHTS);
  return {
    weights: Float64Array.from({ length: UNITS * (INPUTS + 1) }, () => next() / STEP),
    before: new Float64Array(UNITS),
    units: new Float64Array(UNITS),
    left: new Uint8Array(13),
    open: new Uint8Array(13),
    chances: new Float64Array(4),
  };
}

/**
 * How often a strong player plays each card: a small neural network fitted to an equilibrium of the play between two.
 * Of cards of a rank only the first is played.
 *
 * @param playable - number of the hand's cards that fit the count
 * @param chances - receives a chance for each of them
 */
export function cardChances(hand: RankHand, playable: number, seen: Known, chances: Float64Array): void {
  const net = network();
  addKnown(net, hand, seen);
  let most = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < playable; place++) {
    if (place > 0 && rankAt(hand, place) === rankAt(hand, place - 1)) chances[place] = Number.NEGATIVE_INFINITY;
    else {
      chances[place] = SHARPNESS * worthOf(net, hand, place, seen);
      if (chances[place]! > most) most = chances[place]!;
    }
  }
  let total = 0;
  for (let place = 0; place < playable; place++) total += chances[place] = Math.exp(chances[place]! - most);
  const least = LEAST * total;
  for (let place = 0; place < playable; place++) if (chances[place]! < least) total -= chances[place]!;
  for (let place = 0; place < playable; place++) chances[place] = chances[place]! < least ? 0 : chances[place]! / total;
}

/** Adds an input to each unit. */
function add(units: Float64Array, weights: Float64Array, input: number, value: number): void {
  for (let unit = 0, at = UNITS * input; unit < UNITS; unit++) units[unit]! += value * weights[at + unit]!;
}

/** Sums what is the same for all cards of a hand. */
function addKnown({ before, weights, left }: Network, hand: RankHand, seen: Known): void {
  const { recent, replies, open, theirs, bound } = seen;
  before.fill(0);
  for (let rank = 0; rank < 13; rank++) {
    left[rank] = valueOfRank(rank) <= bound ? 0 : 4 - open[rank]!;
    if (((theirs >> rank) & 1) === 1) add(before, weights, THEIRS + rank, 1);
  }
  const cards = playableCards(hand, 0);
  for (let place = 0; place < cards; place++) {
    const rank = rankAt(hand, place);
    if (left[rank]! > 0) left[rank]!--;
  }
  if ((recent & 15) > 0) add(before, weights, LATEST + (recent & 15) - 1, 1);
  if (((recent >> 4) & 15) > 0) add(before, weights, PREVIOUS + ((recent >> 4) & 15) - 1, 1);
  add(before, weights, REPLIES + replies, 1);
  add(before, weights, OWN + cards - 1, 1);
  if (seen.isAlone) add(before, weights, ALONE, 1);
  if (seen.isDealer) add(before, weights, DEALER, 1);
}

/** The worth of a card to the network: the logarithm of how likely it is, but for a sum. */
function worthOf(network: Network, hand: RankHand, place: number, seen: Known): number {
  const { units, before, weights } = network;
  const rank = rankAt(hand, place);
  const rest = withoutPlace(hand, place);
  const total = seen.count + valueOfRank(rank);
  units.set(before);
  for (let i = playableCards(rest, 0) - 1; i >= 0; i--) {
    const other = rankAt(rest, i);
    add(units, weights, i > 0 && other === rankAt(rest, i - 1) ? PAIR + other : other, 1);
  }
  add(units, weights, PLAYED + rank, 1);
  add(units, weights, COUNT + total, 1);
  addProspects(network, rest, withRank(seen.recent, rank), total, seen);
  let worth = 0;
  for (let unit = 0, at = UNITS * INPUTS; unit < UNITS; unit++) {
    const sum = units[unit]!;
    worth += (sum > 0 ? sum : LEAK * sum) * weights[at + unit]!;
  }
  return worth;
}

/** Adds what a card pegs, what the other may peg in reply, and what the rest of the hand pegs after that. */
function addProspects(
  { units, weights, left }: Network,
  rest: RankHand,
  recent: RecentRanks,
  total: number,
  { replies }: Known,
): void {
  const latest = latestPoints();
  const put = (number: number, value: number) => {
    if (value !== 0) add(units, weights, NUMBERS + number, value);
  };
  let [unseen, fitting, replied, answered, offered, paired, stuck] = [0, 0, 0, 0, 0, 0, 0];
  for (let rank = 0; rank < 13; rank++) {
    const cards = left[rank]!;
    unseen += cards;
    const after = total + valueOfRank(rank);
    if (cards === 0 || after > 31) continue;
    fitting += cards;
    const next = withRank(recent, rank);
    const points = pointsOfLatest(latest, next, after);
    const answer = bestAnswer(latest, next, after, rest);
    if (points > 0) {
      replied += cards * points;
      answered += cards * answer;
      if (rank + 1 === (recent & 15)) paired += cards;
    } else offered += cards * answer;
    if (playableCards(rest, after) === 0) stuck += cards;
  }
  put(0, pointsOfLatest(latest, recent, total) / 4);
  put(1, total === 31 ? 1 : 0);
  const each = unseen > 0 ? replies / unseen : 0;
  put(2, replied * each);
  put(3, answered * each);
  put(4, offered * each);
  put(5, paired * each);
  put(6, stuck * each);
  put(7, (fitting * each) / 2);
  put(8, chanceOfNone(fitting, unseen, replies));
  put(9, playableCards(rest, total) / 3);
  put(10, bestAnswer(latest, recent, total, rest) / 4);
  put(11, 1);
}

/** The chance that none of some cards fits, of which `fitting` of the `unseen` ones do. */
function chanceOfNone(fitting: number, unseen: number, cards: number): number {
  let chance = 1;
  if (unseen > 0) for (let i = 0; i < cards; i++) chance *= Math.max(0, unseen - fitting - i) / Math.max(1, unseen - i);
  return chance;
}

/** The most that one card of a hand pegs. */
function bestAnswer(latest: Uint8Array, recent: RecentRanks, count: number, hand: RankHand): number {
  let most = 0;
  for (let place = playableCards(hand, count) - 1; place >= 0; place--) {
    const rank = rankAt(hand, place);
    most = Math.max(most, pointsOfLatest(latest, withRank(recent, rank), count + valueOfRank(rank)));
  }
  return most;
}
