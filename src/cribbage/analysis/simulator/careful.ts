import { valueOfRank } from "../../../core/card.ts";
import { countLatest, type RecentRanks, withRank } from "../../../scoring/play.ts";
import type { CribKind } from "../crib/kind.ts";
import { playableCards, type RankHand, rankAt, withoutPlace } from "./hand.ts";
import { simplePolicy } from "./simple.ts";
import { nextSeat, type Policy, type Simulation } from "./simulation.ts";

/** Discards as {@link simplePolicy} does, and plays with regard to what the next seat can reply. */
export function carefulPolicy(kind: CribKind): Policy {
  return { ...simplePolicy(kind), play: carefulPlay };
}

/**
 * The place of the card with the best prospects. A card is worth what it pegs, less what each rank would peg in reply, taken
 * to be as likely as a thirteenth for each card that the next seat holds. A reply costs less by half of what the seat's best
 * answer to it pegs. High cards go first: each rank higher is worth a 52nd of a point.
 *
 * @param playable - how many of the seat's cards fit the count
 */
function carefulPlay(game: Simulation, playable: number): number {
  const { hands, recent, count, turn } = game;
  const hand = hands[turn]!;
  const replies = playableCards(hands[nextSeat(game, turn)]!, 0);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < playable; place++) {
    const rank = rankAt(hand, place);
    const latest = withRank(recent, rank);
    const total = count + valueOfRank(rank);
    // In 52nds of a point: a 13th of a reply that is counted twice is two of them for each card.
    let worth = 52 * countLatest(latest, total) + rank;
    if (replies > 0) worth -= 2 * replies * replyPoints(latest, total, withoutPlace(hand, place));
    if (worth > most) {
      most = worth;
      best = place;
    }
  }
  return best;
}

/** What all ranks that fit would peg after a count, twice, less what a hand's best answers to them do. */
function replyPoints(recent: RecentRanks, count: number, hand: RankHand): number {
  let points = 0;
  for (let rank = 0; rank < 13; rank++) {
    const total = count + valueOfRank(rank);
    if (total > 31) break;
    const latest = withRank(recent, rank);
    const reply = countLatest(latest, total);
    if (reply > 0) points += 2 * reply - bestAnswer(latest, total, hand);
  }
  return points;
}

/** The most that one card of a hand pegs. */
function bestAnswer(recent: RecentRanks, count: number, hand: RankHand): number {
  const playable = playableCards(hand, count);
  let most = 0;
  for (let place = 0; place < playable; place++) {
    const rank = rankAt(hand, place);
    const points = countLatest(withRank(recent, rank), count + valueOfRank(rank));
    if (points > most) most = points;
  }
  return most;
}
