import { indexOfCard, valueOfRank } from "../../../core/card.ts";
import { withRank } from "../../../scoring/play.ts";
import type { PlayState, View } from "../../state.ts";
import { isRepeat, placeOfRank, playableCards, type RankHand, rankAt, withoutPlace } from "../engine/hand.ts";
import { simpleWorth } from "../policies/policy.ts";
import { cardChances } from "../policies/strategy.ts";
import type { PublicInfo } from "../policies/strategy-inputs.ts";

/** Limits of a seat's remaining cards that follow from the play. */
export interface Limits {
  /** All of them have a higher value than this, since none fit when the seat had to play. */
  readonly bound: number;
  /** The seat has a card of at most this value, since the turn returned to it; 0 if unknown. */
  readonly room: number;
}

/** Conclusions from the play. */
export interface Inference {
  /** Public information now. */
  readonly now: PublicInfo;
  /** The seat that played the latest card of the count; -1 if none has. */
  readonly last: number;
  /** One bit for each seat that has said go in this count. */
  readonly gone: number;
  /** The limits of each seat. */
  readonly limits: readonly Limits[];
  /** The chance of the seat's plays if it kept these four ranks and plays mostly by {@link cardChances}. */
  readonly likelihood: (seat: number, kept: RankHand) => number;
}

/** Draws conclusions from the play so far. */
export function inferenceOf(
  view: Pick<PlayState | View<PlayState>, "plays" | "countStarts" | "dealer" | "hands" | "turn">,
): Inference {
  const { plays, countStarts, dealer, hands, turn } = view;
  const seats = hands.length;
  const held = Array<number>(seats).fill(4);
  const bounds = Array<number>(seats).fill(0);
  const theirs = Array<number>(seats).fill(0);
  const open = new Uint8Array(13);
  const seen = hands.map((): ObservedPlay[] => []);
  let [recent, count, gone, last] = [0, 0, 0, -1];
  const look = (seat: number): PublicInfo => {
    const next = (seat + 1) % seats;
    return {
      isDealer: seat === dealer,
      recent,
      count,
      isAlone: ((gone >> next) & 1) === 1 || (held[next] === 0 && recent > 0),
      replies: held[next]!,
      bound: bounds[next]!,
      open: open.slice(),
      theirs: theirs[next]!,
    };
  };
  const pass = (seat: number) => {
    seen[seat]!.push({ ...look(seat), rank: -1 });
    gone |= 1 << seat;
    bounds[seat] = Math.max(bounds[seat]!, 31 - count);
  };
  for (let i = 0; i <= plays.length; i++) {
    const move = plays[i];
    if (i > 0 && countStarts.includes(i)) {
      // The count ended below 31, so the last player had no card that fit.
      if (count < 31) pass(last);
      [recent, count, gone, last] = [0, 0, 0, -1];
    }
    if (move?.type === "go") pass(move.seat);
    if (move?.type !== "play") continue;
    const rank = indexOfCard(move.card) >> 2;
    last = move.seat;
    seen[last]!.push({ ...look(last), rank });
    recent = withRank(recent, rank);
    count += valueOfRank(rank);
    held[last]!--;
    open[rank]!++;
    theirs[last]! |= 1 << rank;
  }
  const chances = new Float64Array(4);
  const likelihood = (seat: number, kept: RankHand) => likelihoodOf(seen[seat]!, kept, seats, chances);
  const limits = bounds.map((bound, seat) => ({ bound, room: seat === turn && seat === last ? 31 - count : 0 }));
  return { now: look(turn), last, gone, limits, likelihood };
}

/** A play as others saw it: the public information before it, and the rank, or -1 if no card fit. */
type ObservedPlay = PublicInfo & { readonly rank: number };

/** Assumed share of random plays, since nobody follows the strategy exactly. */
const RANDOM_SHARE = 0.1;

/**
 * The product of the chances of a hand's choices; 0 if the hand lacks a played card, or has a card that would have fit
 * at a go.
 */
function likelihoodOf(seen: readonly ObservedPlay[], kept: RankHand, seats: number, chances: Float64Array): number {
  let hand = kept;
  let likelihood = 1;
  for (const play of seen) {
    const playable = playableCards(hand, play.count);
    if (play.rank < 0) {
      if (playable > 0) return 0;
      continue;
    }
    const place = placeOfRank(hand, play.rank);
    if (place >= playable || rankAt(hand, place) !== play.rank) return 0;
    const choices = differentRanks(hand, playable);
    if (choices > 1) {
      if (seats === 2) cardChances(hand, playable, play, chances);
      else simpleChances(hand, playable, play, chances);
      likelihood *= (1 - RANDOM_SHARE) * chances[place]! + RANDOM_SHARE / choices;
    }
    hand = withoutPlace(hand, place);
  }
  return likelihood;
}

/** Softmax temperature, in fiftieths of a point. */
const PLAY_TEMPERATURE = 36;

/** The chance of each card with three or four players, which grows with {@link simpleWorth}. */
function simpleChances(hand: RankHand, playable: number, { recent, count }: PublicInfo, chances: Float64Array): void {
  let total = 0;
  for (let place = 0; place < playable; place++) {
    chances[place] = isRepeat(hand, place) ? 0 : Math.exp(simpleWorth(hand, place, recent, count) / PLAY_TEMPERATURE);
    total += chances[place]!;
  }
  for (let place = 0; place < playable; place++) chances[place]! /= total;
}

/** Number of different ranks among the first cards of a hand. */
function differentRanks(hand: RankHand, cards: number): number {
  let ranks = 0;
  for (let place = 0; place < cards; place++) if (!isRepeat(hand, place)) ranks++;
  return ranks;
}
