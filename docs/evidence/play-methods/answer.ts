import {
  handOfRanks,
  playableCards,
  type RankHand,
  rankAt,
  withoutPlace,
} from "../../../src/cribbage/analysis/engine/hand.ts";
import type { Deals } from "./deals.ts";
import { begin, copyPlay, isForced, isRepeat, layRank, newPlay, OVER, type Play, passTurn } from "./play.ts";
import type { PlayPolicy } from "./policy.ts";

/** Room for the hands that the other may have, at every depth of the play together. */
const ROOM = 1 << 18;

/** The shares of a policy that is not watched. */
const NOBODY = new Float64Array(4);

/** Hands of 0 to 4 cards that stand for one that may not be seen. */
const UNSEEN = [0, 1, 2, 3, 4].map((cards) => handOfRanks(Array<number>(cards).fill(0)));

/**
 * Expected points of a role with a hand, less the other's.
 *
 * @param hand - number of the hand
 * @param own - how the role plays; undefined for the best answer to the other
 * @param watch - compares another policy's choices with its own
 */
export type HandValue = (role: number, hand: number, own?: PlayPolicy, watch?: Watch) => number;

/** What a policy's choices are worth if the role plays on by its own policy after each. */
interface Watch {
  /** The policy that is compared: its choices lead to where it is compared. */
  readonly policy: PlayPolicy;
  readonly note: (choice: WatchedChoice) => void;
}

/** A choice of a role. The arrays have a number for each place and are used again. */
export interface WatchedChoice {
  readonly play: Play;
  readonly playable: number;
  /** How often the policy gets here in a deal with this hand. */
  readonly reach: number;
  /** Expected points of a place, from here on. Only for those that anyone plays. */
  readonly values: Float64Array;
  /** How often each place is played by the role's own policy. */
  readonly own: Float64Array;
  /** How often by the policy that is compared. */
  readonly other: Float64Array;
}

/**
 * Values of hands against a policy that is known, exact. For each own hand the play is walked once, with all hands that
 * the other may still have and how likely they are, given the cards that its policy has played.
 */
export function valuesAgainst(policy: PlayPolicy, deals: Deals): HandValue {
  const hands = new Int32Array(ROOM);
  const weights = new Float64Array(ROOM);
  let top = 0;
  // Replies before they are sorted by rank.
  const replyRank = new Uint8Array(ROOM);
  const replyHand = new Int32Array(ROOM);
  const replyWeight = new Float64Array(ROOM);
  const stack = Array.from({ length: 4 * deals.size + 2 }, () => newPlay());
  const shares = stack.map(() => new Float64Array(4));
  const watched = stack.map(() => new Float64Array(4));
  const values = stack.map(() => new Float64Array(4));
  let me = 0;
  let own: PlayPolicy | undefined;
  let watch: Watch | undefined;
  /** How often the watched policy gets here by its own choices. */
  let reach = 0;

  /** Value of a play for the hands from `from` to `end`, times their weights. */
  function visit(depth: number, from: number, end: number): number {
    const { turn } = stack[depth]!;
    if (from === end || turn === OVER) return 0;
    return turn === me ? choose(depth, from, end) : follow(depth, from, end);
  }

  function choose(depth: number, from: number, end: number): number {
    const play = stack[depth]!;
    const hand = play.hands[me]!;
    const playable = playableCards(hand, play.count);
    if (isForced(hand, playable)) return lay(depth, 0, from, end);
    if (own !== undefined) return chooseAs(own, depth, from, end);
    let best = Number.NEGATIVE_INFINITY;
    for (let place = 0; place < playable; place++)
      if (!isRepeat(hand, place)) best = Math.max(best, lay(depth, place, from, end));
    return best;
  }

  function chooseAs(own: PlayPolicy, depth: number, from: number, end: number): number {
    const play = stack[depth]!;
    const playable = playableCards(play.hands[me]!, play.count);
    const mine = ask(own, play, play.hands[me]!, playable, shares[depth]!);
    const before = reach;
    const theirs = before > 0 ? ask(watch!.policy, play, play.hands[me]!, playable, watched[depth]!) : NOBODY;
    let value = 0;
    for (let place = 0; place < playable; place++) {
      if (mine[place]! === 0 && theirs[place]! === 0) continue;
      reach = before * theirs[place]!;
      const points = lay(depth, place, from, end);
      value += mine[place]! * points;
      values[depth]![place] = points;
    }
    reach = before;
    if (reach > 0) {
      const weight = weightOf(from, end);
      for (let place = 0; place < playable; place++) values[depth]![place]! /= weight;
      watch!.note({ play, playable, reach: reach * weight, values: values[depth]!, own: mine, other: theirs });
    }
    return value;
  }

  /** Plays the own card at a place. */
  function lay(depth: number, place: number, from: number, end: number): number {
    const play = stack[depth]!;
    const next = stack[depth + 1]!;
    copyPlay(next, play);
    next.hands[me] = withoutPlace(play.hands[me]!, place);
    const points = layRank(next, rankAt(play.hands[me]!, place));
    return points * weightOf(from, end) + pass(depth + 1, from, end);
  }

  /** Lets the other play; all hands that play the same rank go on together. */
  function follow(depth: number, from: number, end: number): number {
    const mark = top;
    const ends = replies(depth, from, end);
    let value = 0;
    for (let rank = 0, first = mark; rank < 13; rank++) {
      const last = ends[rank]!;
      if (first === last) continue;
      const next = stack[depth + 1]!;
      copyPlay(next, stack[depth]!);
      const points = layRank(next, rank);
      value += pass(depth + 1, first, last) - points * weightOf(first, last);
      first = last;
    }
    top = mark;
    return value;
  }

  /** Adds what is left of each hand after each reply, by the rank that is played. Returns where each rank ends. */
  function replies(depth: number, from: number, end: number): Int32Array {
    const play = stack[depth]!;
    const ends = new Int32Array(13);
    let n = 0;
    for (let i = from; i < end; i++) {
      const hand = hands[i]!;
      const playable = playableCards(hand, play.count);
      const forced = isForced(hand, playable);
      if (!forced) ask(policy, play, hand, playable, shares[depth]!);
      for (let place = 0; place < (forced ? 1 : playable); place++) {
        const share = forced ? 1 : shares[depth]![place]!;
        if (share === 0) continue;
        const rank = rankAt(hand, place);
        replyRank[n] = rank;
        replyHand[n] = withoutPlace(hand, place);
        replyWeight[n++] = weights[i]! * share;
        ends[rank]!++;
      }
    }
    for (let rank = 0, at = top; rank < 13; rank++) {
      const replies = ends[rank]!;
      ends[rank] = at;
      at += replies;
    }
    for (let i = 0; i < n; i++) {
      const at = ends[replyRank[i]!]!++;
      hands[at] = replyHand[i]!;
      weights[at] = replyWeight[i]!;
    }
    top += n;
    return ends;
  }

  /** Passes the turn after a card, apart for the other's hands with a card that fits the count and for those without. */
  function pass(depth: number, from: number, end: number): number {
    const play = stack[depth]!;
    const { turn, count } = play;
    const mineFits = playableCards(play.hands[me]!, count) > 0;
    if (turn !== me && mineFits) {
      passTurn(play, true, false);
      return visit(depth, from, end);
    }
    const mark = top;
    for (let i = from; i < end; i++) if (playableCards(hands[i]!, count) > 0) add(i);
    const middle = top;
    for (let i = from; i < end; i++) if (playableCards(hands[i]!, count) === 0) add(i);
    const last = top;
    const sign = turn === me ? 1 : -1;
    let value = 0;
    for (const theirsFits of [true, false]) {
      const [first, after] = theirsFits ? [mark, middle] : [middle, last];
      if (first === after) continue;
      const next = stack[depth + 1]!;
      copyPlay(next, play);
      const points = turn === me ? passTurn(next, theirsFits, mineFits) : passTurn(next, mineFits, theirsFits);
      value += sign * points * weightOf(first, after) + visit(depth + 1, first, after);
    }
    top = mark;
    return value;
  }

  function add(i: number): void {
    hands[top] = hands[i]!;
    weights[top++] = weights[i]!;
  }

  function weightOf(from: number, end: number): number {
    let total = 0;
    for (let i = from; i < end; i++) total += weights[i]!;
    return total;
  }

  return (role, hand, by, watching) => {
    me = role;
    own = by;
    watch = watching;
    reach = watching === undefined ? 0 : 1;
    top = 0;
    const likely = deals.others(role, hand);
    for (let n = 0; n < likely.length; n++)
      if (likely[n]! > 0) {
        hands[top] = deals.hands[n]!;
        weights[top++] = likely[n]!;
      }
    const mine = deals.hands[hand]!;
    begin(stack[0]!, deals.size, role === 0 ? mine : 0, role === 0 ? 0 : mine);
    return visit(0, 0, top);
  };
}

/** Asks a policy how a hand plays, without showing it the other hand. */
function ask(policy: PlayPolicy, play: Play, hand: RankHand, playable: number, shares: Float64Array): Float64Array {
  const { hands, turn, left } = play;
  const [pone, dealer] = [hands[0]!, hands[1]!];
  hands[turn] = hand;
  hands[1 - turn] = UNSEEN[left[1 - turn]!]!;
  policy.choose(play, playable, shares);
  hands[0] = pone;
  hands[1] = dealer;
  return shares;
}
