import { valueOfRank } from "../../../core/card.ts";
import { type RecentRanks, withRank } from "../../../scoring/play.ts";
import { bestPlaces, type Extras, extrasOf } from "../discard/worth.ts";
import { sort } from "../engine/deal.ts";
import { type RankHand, rankAt } from "../engine/hand.ts";
import { pointsOfLatest } from "../engine/play.ts";
import { type CribSide, cribKind, cribSide, type Policy, type Simulation } from "../engine/simulation.ts";

/** A policy that discards by the best sum of hand, average crib and pegging. It ignores the score. */
export function policyOf(play: Policy["play"], given?: Record<CribSide, Extras>): Policy {
  return {
    discard: (game, seat) => {
      const { pack, size } = game;
      const extras = given ?? extrasOf(cribKind(game));
      sort(pack, size * seat, size * seat + size);
      return bestPlaces(pack, size * seat, size === 6 ? 6 : 5, extras[cribSide(game, seat)]);
    },
    play,
  };
}

/** A policy for each seat. `play` applies to two players; three or four use {@link simplePlay}. */
export function policiesFor(seats: number, play: Policy["play"] = simplePlay): Policy[] {
  return Array(seats).fill(policyOf(seats === 2 ? play : simplePlay));
}

/**
 * The place of the card that a seat plays by its own cards and the count alone; see {@link simpleWorth}. The first
 * `playable` cards fit the count.
 */
export function simplePlay({ hands, recent, count, turn }: Simulation, playable: number): number {
  const hand = hands[turn]!;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < playable; place++) {
    const worth = simpleWorth(hand, place, recent, count);
    if (worth > most) {
      most = worth;
      best = place;
    }
  }
  return best;
}

/**
 * The worth of a card, in fiftieths of a point: its pegging and, on a tie, its rank. Avoids counts that a ten makes 15
 * or 31, and neighbors of the previous card, which invite runs.
 */
export function simpleWorth(hand: RankHand, place: number, recent: RecentRanks, count: number): number {
  // The latest rank; -1 at the start of a count.
  const before = (recent & 15) - 1;
  const rank = rankAt(hand, place);
  const total = count + valueOfRank(rank);
  let worth = 50 * pointsOfLatest(withRank(recent, rank), total) + rank;
  if (total === 5 || total === 21) worth -= 25;
  const apart = Math.abs(before - rank);
  if (before >= 0 && (apart === 1 || apart === 2)) worth -= 15;
  return worth;
}
