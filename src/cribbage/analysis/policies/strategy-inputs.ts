import { valueOfRank } from "../../../core/card.ts";
import { type RecentRanks, withRank } from "../../../scoring/play.ts";
import { isRepeat, playableCards, type RankHand, rankAt, withoutPlace } from "../engine/hand.ts";
import { bestAnswer, pointsOfLatest } from "../engine/play.ts";

/** Public information when a seat is to play. "The other" is the next seat. */
export interface PublicInfo {
  readonly isDealer: boolean;
  readonly recent: RecentRanks;
  readonly count: number;
  /** Whether the other has said go in this count. */
  readonly isAlone: boolean;
  /** Number of cards that the other holds. */
  readonly replies: number;
  /** The other's cards all have a higher value than this. */
  readonly bound: number;
  /** Number of played cards of each rank, by all seats. */
  readonly open: ArrayLike<number>;
  /** The ranks that the other has played, one bit each. */
  readonly theirs: number;
}

/** First input of each group; one input per rank, value or number of cards. */
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

export const INPUTS = 133;

/** Destinations of the network's inputs. */
export interface Inputs {
  /** Number of cards of each rank that the other may have; {@link addKnown} fills it. */
  readonly left: Uint8Array;
  /** Called with each input; its value may be 0. */
  readonly add: (input: number, value: number) => void;
}

/** Adds the inputs that are the same for all cards of a hand. */
export function addKnown(hand: RankHand, seen: PublicInfo, { left, add }: Inputs): void {
  const { recent, replies, open, theirs, bound } = seen;
  for (let rank = 0; rank < 13; rank++) {
    left[rank] = valueOfRank(rank) <= bound ? 0 : 4 - open[rank]!;
    if (((theirs >> rank) & 1) === 1) add(THEIRS + rank, 1);
  }
  const cards = playableCards(hand, 0);
  for (let place = 0; place < cards; place++) {
    const rank = rankAt(hand, place);
    if (left[rank]! > 0) left[rank]!--;
  }
  if ((recent & 15) > 0) add(LATEST + (recent & 15) - 1, 1);
  if (((recent >> 4) & 15) > 0) add(PREVIOUS + ((recent >> 4) & 15) - 1, 1);
  add(REPLIES + replies, 1);
  add(OWN + cards - 1, 1);
  if (seen.isAlone) add(ALONE, 1);
  if (seen.isDealer) add(DEALER, 1);
}

/** Adds the inputs that depend on the card to play, after {@link addKnown}. */
export function addCard(hand: RankHand, place: number, seen: PublicInfo, inputs: Inputs): void {
  const { add } = inputs;
  const rank = rankAt(hand, place);
  const rest = withoutPlace(hand, place);
  const total = seen.count + valueOfRank(rank);
  for (let i = playableCards(rest, 0) - 1; i >= 0; i--) {
    const other = rankAt(rest, i);
    add(isRepeat(rest, i) ? PAIR + other : other, 1);
  }
  add(PLAYED + rank, 1);
  add(COUNT + total, 1);
  addProspects(rest, withRank(seen.recent, rank), total, seen.replies, inputs);
}

/** Adds a card's points, the other's possible replies, and the answers of the rest of the hand. */
function addProspects(
  rest: RankHand,
  recent: RecentRanks,
  total: number,
  replies: number,
  { left, add }: Inputs,
): void {
  let unseen = 0;
  let fitting = 0;
  let replied = 0;
  let answered = 0;
  let offered = 0;
  let paired = 0;
  let stuck = 0;
  for (let rank = 0; rank < 13; rank++) {
    const cards = left[rank]!;
    unseen += cards;
    const after = total + valueOfRank(rank);
    if (cards === 0 || after > 31) continue;
    fitting += cards;
    const next = withRank(recent, rank);
    const points = pointsOfLatest(next, after);
    const answer = bestAnswer(next, after, rest);
    if (points > 0) {
      replied += cards * points;
      answered += cards * answer;
      if (rank + 1 === (recent & 15)) paired += cards;
    } else offered += cards * answer;
    if (playableCards(rest, after) === 0) stuck += cards;
  }
  add(NUMBERS + 0, pointsOfLatest(recent, total) / 4);
  add(NUMBERS + 1, total === 31 ? 1 : 0);
  const each = unseen > 0 ? replies / unseen : 0;
  add(NUMBERS + 2, replied * each);
  add(NUMBERS + 3, answered * each);
  add(NUMBERS + 4, offered * each);
  add(NUMBERS + 5, paired * each);
  add(NUMBERS + 6, stuck * each);
  add(NUMBERS + 7, (fitting * each) / 2);
  add(NUMBERS + 8, chanceOfNone(fitting, unseen, replies));
  add(NUMBERS + 9, playableCards(rest, total) / 3);
  add(NUMBERS + 10, bestAnswer(recent, total, rest) / 4);
  add(NUMBERS + 11, 1);
}

/** The chance that none of some cards fits, if `fitting` of the `unseen` ones do. */
function chanceOfNone(fitting: number, unseen: number, cards: number): number {
  let chance = 1;
  if (unseen > 0) for (let i = 0; i < cards; i++) chance *= Math.max(0, unseen - fitting - i) / Math.max(1, unseen - i);
  return chance;
}
