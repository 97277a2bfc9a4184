import { valueOfRank } from "../../../src/core/card.ts";
import { type RankHand, rankAt } from "../../../src/cribbage/analysis/engine/hand.ts";
import { pointsOfLatest } from "../../../src/cribbage/analysis/engine/latest.ts";
import { withRank } from "../../../src/scoring/play.ts";
import type { Play } from "./play.ts";

const FIVE = 4;

/** Where in the play a card is to be chosen, in a player's words. */
export function situationOf({ count, left, recent, turn }: Play): string {
  const played = 8 - left[0]! - left[1]!;
  if (played === 0) return "leading";
  if (count === 0) return "leading a later count";
  if (played === 1) return `answering ${kindOf((recent & 15) - 1)}`;
  const others = left[1 - turn]! === 0 ? ", the other out of cards" : "";
  if (count <= 10) return `count up to 10${others}`;
  if (count <= 15) return `count 11 to 15${others}`;
  if (count <= 20) return `count 16 to 20${others}`;
  return `count above 20${others}`;
}

/** The parts of the play, in order. */
export const STAGES = [
  "leading",
  "answering the lead",
  "later in the first count",
  "leading a later count",
  "later in a later count",
] as const;

/** The part of the play in which a card is to be chosen. */
export function stageOf({ count, left, recent }: Play): (typeof STAGES)[number] {
  const played = 8 - left[0]! - left[1]!;
  if (played === 0) return "leading";
  if (played === 1) return "answering the lead";
  if (count === 0) return "leading a later count";
  let inCount = 0;
  for (let rest = recent; rest !== 0; rest >>>= 4) inCount++;
  return inCount === played ? "later in the first count" : "later in a later count";
}

/** What playing a card is, in a player's words: first what it scores, then what it invites, then what it is. */
export function actionOf({ recent, count, hands, turn }: Play, place: number): string {
  const hand = hands[turn]!;
  const rank = rankAt(hand, place);
  const total = count + valueOfRank(rank);
  const points = pointsOfLatest(withRank(recent, rank), total);
  const before = (recent & 15) - 1;
  if (points > 0) {
    if (before === rank) return "pairs";
    if (total === 15) return "makes fifteen";
    return total === 31 ? "makes thirty-one" : "makes a run";
  }
  const what = `${kindOf(rank)}${pairsIn(hand, rank)}`;
  if (total === 5 || total === 21) return `${what}, to ${total}`;
  return count > 0 && Math.abs(before - rank) <= 2 ? `${what}, beside the last card` : what;
}

function kindOf(rank: number): string {
  if (rank === FIVE) return "a five";
  if (rank < FIVE) return "ace to four";
  return rank < 9 ? "six to nine" : "a ten-card";
}

/** Whether it comes from a pair. */
function pairsIn(hand: RankHand, rank: number): string {
  let same = 0;
  for (let place = 0; place < 4; place++) if (rankAt(hand, place) === rank) same++;
  return same > 1 ? " from a pair" : "";
}
