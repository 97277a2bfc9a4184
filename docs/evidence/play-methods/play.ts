import { valueOfRank } from "../../../src/core/card.ts";
import { playableCards, type RankHand, rankAt, withoutPlace } from "../../../src/cribbage/analysis/engine/hand.ts";
import { pointsOfLatest } from "../../../src/cribbage/analysis/engine/play.ts";
import { withRank } from "../../../src/scoring/play.ts";

/** The roles: the pone leads. */
const PONE = 0;
const DEALER = 1;

/** Instead of a role to move, when all cards are played. */
export const OVER = 2;

/** The play of two seats by ranks, without scores: what both see, and the hands. Changed in place. */
export interface Play {
  /** Unplayed ranks of both roles. A player who may not see a hand gets any of the same size here. */
  readonly hands: Int32Array;
  /** Number of unplayed cards of both roles. */
  readonly left: Int32Array;
  /** The ranks that both roles have played, as hands are packed in a key: see `withPlayed`. */
  readonly played: Int32Array;
  /** For both roles a value that all unplayed cards exceed, since they couldn't be played. */
  readonly bounds: Int32Array;
  /** The latest ranks of the count, as `withRank` packs them. */
  recent: number;
  count: number;
  /** One bit for each role that has said go in this count. */
  gone: number;
  /** The role to move, or {@link OVER}. */
  turn: number;
  /** The first four cards of the play, and the others: five bits each, with the role above the rank plus 1. */
  early: number;
  late: number;
}

/** No ranks, four bits each. */
const NONE_PLAYED = 0xffff;

/** The start of a play with the same number of cards in both hands. */
export function newPlay(size = 4): Play {
  const play: Play = {
    hands: new Int32Array(2),
    left: new Int32Array(2),
    played: new Int32Array(2),
    bounds: new Int32Array(2),
    recent: 0,
    count: 0,
    gone: 0,
    turn: PONE,
    early: 0,
    late: 0,
  };
  begin(play, size, 0, 0);
  return play;
}

/** Begins a play anew. */
export function begin(play: Play, size: number, pone: RankHand, dealer: RankHand): void {
  play.hands[PONE] = pone;
  play.hands[DEALER] = dealer;
  play.left.fill(size);
  play.played.fill(NONE_PLAYED);
  play.bounds.fill(0);
  play.recent = 0;
  play.count = 0;
  play.gone = 0;
  play.turn = PONE;
  play.early = 0;
  play.late = 0;
}

/** Copies a play onto another. */
export function copyPlay(to: Play, from: Play): void {
  for (let role = 0; role < 2; role++) {
    to.hands[role] = from.hands[role]!;
    to.left[role] = from.left[role]!;
    to.played[role] = from.played[role]!;
    to.bounds[role] = from.bounds[role]!;
  }
  to.recent = from.recent;
  to.count = from.count;
  to.gone = from.gone;
  to.turn = from.turn;
  to.early = from.early;
  to.late = from.late;
}

/** Lays down a card for the role to move, whose turn it stays until {@link passTurn}. Returns its points. */
function layRank(play: Play, rank: number): number {
  const { turn } = play;
  play.left[turn]!--;
  play.played[turn] = withPlayed(play.played[turn]!, rank);
  play.count += valueOfRank(rank);
  play.recent = withRank(play.recent, rank);
  const entry = (turn << 4) | (rank + 1);
  if (play.early < 1 << 15) play.early = (play.early << 5) | entry;
  else play.late = (play.late << 5) | entry;
  return pointsOfLatest(play.recent, play.count);
}

/**
 * Passes the turn after a card. If nobody has a card that fits the count, it ends and the next one begins. Returns what
 * the player of the card gets for the go or the last card.
 *
 * @param otherFits - whether the other role has a card that fits
 * @param ownFits - whether the player of the card has another one that fits
 */
function passTurn(play: Play, otherFits: boolean, ownFits: boolean): number {
  const { turn, left, bounds, count } = play;
  const other = 1 - turn;
  if (otherFits) {
    play.turn = other;
    return 0;
  }
  if (left[other]! > 0) bounds[other] = Math.max(bounds[other]!, 31 - count);
  if (ownFits) {
    play.gone |= 1 << other;
    return 0;
  }
  if (left[turn]! > 0) bounds[turn] = Math.max(bounds[turn]!, 31 - count);
  play.recent = 0;
  play.count = 0;
  play.gone = 0;
  play.turn = left[other]! > 0 ? other : left[turn]! > 0 ? turn : OVER;
  return count < 31 ? 1 : 0;
}

/** Plays the card at a place for the role to move when both hands are known. Returns its points. */
export function playCard(play: Play, place: number): number {
  const { hands, turn } = play;
  const hand = hands[turn]!;
  hands[turn] = withoutPlace(hand, place);
  const points = layRank(play, rankAt(hand, place));
  const otherFits = playableCards(hands[1 - turn]!, play.count) > 0;
  return points + passTurn(play, otherFits, playableCards(hands[turn]!, play.count) > 0);
}

/** Number of cards of the role to move that fit the count. */
export function playableNow({ hands, turn, count }: Play): number {
  return playableCards(hands[turn]!, count);
}

/** Whether the first `playable` cards of a hand are all of one rank, so there is nothing to choose. */
export function isForced(hand: RankHand, playable: number): boolean {
  return rankAt(hand, 0) === rankAt(hand, playable - 1);
}

/** Whether a place holds the same rank as the one before it. Only the first of equal cards is ever chosen. */
export function isRepeat(hand: RankHand, place: number): boolean {
  return place > 0 && rankAt(hand, place) === rankAt(hand, place - 1);
}

/** Adds a rank to sorted ranks of four bits each, lowest first; 15 is none. */
function withPlayed(ranks: number, rank: number): number {
  let low = 0;
  let at = 0;
  while (at < 16 && ((ranks >> at) & 15) <= rank) {
    low |= ranks & (15 << at);
    at += 4;
  }
  return low | (rank << at) | (((ranks & ~((1 << at) - 1)) << 4) & 0xffff);
}

/** A hand with four bits for each rank, as {@link withPlayed} packs them. */
export function packed(hand: RankHand): number {
  // A rank is its byte less 1, and no card 126, whose lowest bits are set to 15.
  let ranks = 0;
  for (let place = 0; place < 4; place++) {
    const rank = rankAt(hand, place);
    ranks |= (rank > 12 ? 15 : rank) << (4 * place);
  }
  return ranks;
}
