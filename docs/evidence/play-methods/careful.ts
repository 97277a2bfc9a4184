import { valueOfRank } from "../../../src/core/card.ts";
import { playableCards, type RankHand, rankAt, withoutPlace } from "../../../src/cribbage/analysis/engine/hand.ts";
import { bestAnswer, pointsOfLatest } from "../../../src/cribbage/analysis/engine/play.ts";
import { nextSeat, type Simulation } from "../../../src/cribbage/analysis/engine/simulation.ts";
import { type RecentRanks, withRank } from "../../../src/scoring/play.ts";

/**
 * The place of the card with the best prospects; see {@link carefulWorth}.
 *
 * @param playable - number of the seat's cards that fit the count
 */
export function carefulPlay(game: Simulation, playable: number): number {
  const { hands, recent, count, turn } = game;
  const hand = hands[turn]!;
  const replies = playableCards(hands[nextSeat(game, turn)]!, 0);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < playable; place++) {
    const worth = carefulWorth(hand, place, recent, count, replies);
    if (worth > most) {
      most = worth;
      best = place;
    }
  }
  return best;
}

/**
 * The prospects of a card, in 52nds of a point: the points that it pegs, less the replies of each rank.
 * Each card that the next seat holds has a chance of 1/13 to be that rank. The hand's best answer makes up for half of
 * a reply. High cards go first: each rank higher adds 1/52 of a point.
 *
 * @param replies - number of cards of the next seat
 */
function carefulWorth(hand: RankHand, place: number, recent: RecentRanks, count: number, replies: number): number {
  const rank = rankAt(hand, place);
  const latest = withRank(recent, rank);
  const total = count + valueOfRank(rank);
  const worth = 52 * pointsOfLatest(latest, total) + rank;
  // `replyPoints` counts each reply twice and a reply has a chance of 1/13, so each card weighs two 52nds.
  return replies > 0 ? worth - 2 * replies * replyPoints(latest, total, withoutPlace(hand, place)) : worth;
}

/** Twice what all ranks that fit would peg after a count, less what a hand's best answers to them peg. */
function replyPoints(recent: RecentRanks, count: number, hand: RankHand): number {
  let points = 0;
  for (let rank = 0; rank < 13; rank++) {
    const total = count + valueOfRank(rank);
    if (total > 31) break;
    const latest = withRank(recent, rank);
    const reply = pointsOfLatest(latest, total);
    if (reply > 0) points += 2 * reply - bestAnswer(latest, total, hand);
  }
  return points;
}
