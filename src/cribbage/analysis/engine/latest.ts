import { countBits } from "../../../core/bits.ts";
import { valueOfRank } from "../../../core/card.ts";
import { countLatest, type RecentRanks, withRank } from "../../../scoring/play.ts";
import { playableCards, type RankHand, rankAt } from "./hand.ts";

/** Added to the points of four cards that a fifth might extend to a longer run. */
const LONGER = 128;

/** Added to all points, so that 0 stands for those that have yet to be counted. */
const COUNTED = 64;

/**
 * Points for pairs and runs by the four latest ranks of a count, with {@link COUNTED} and, where needed, {@link LONGER}
 * added; 0 until they are needed. A simulated game takes up to 15 % longer when each card is counted.
 */
const known = /* @__PURE__ */ new Uint8Array(1 << 16);

function addPoints(four: RecentRanks): number {
  known[four] = COUNTED | countLatest(four, 0) | (mayGrow(four) ? LONGER : 0);
  return known[four];
}

/** Whether four ranks all differ and fit in a run of seven, the longest within 31. */
function mayGrow(four: RecentRanks): boolean {
  const ranks = (1 << (four & 15)) | (1 << ((four >> 4) & 15)) | (1 << ((four >> 8) & 15)) | (1 << (four >> 12));
  const lowest = ranks & -ranks;
  return lowest > 1 && ranks < lowest << 7 && countBits(ranks) === 4;
}

/** `countLatest` from a table. */
export function pointsOfLatest(recent: RecentRanks, count: number): number {
  const points = known[recent & 65535]! || addPoints(recent & 65535);
  if (points >= LONGER && recent >>> 16 !== 0) return countLatest(recent, count) | 0;
  // Bits 15 and 31 stand for the counts that score.
  return (points & (COUNTED - 1)) + (((0x80008000 >>> count) & 1) << 1);
}

/** The most that one card of a hand pegs. */
export function bestAnswer(recent: RecentRanks, count: number, hand: RankHand): number {
  let most = 0;
  for (let place = playableCards(hand, count) - 1; place >= 0; place--) {
    const rank = rankAt(hand, place);
    most = Math.max(most, pointsOfLatest(withRank(recent, rank), count + valueOfRank(rank)));
  }
  return most;
}
