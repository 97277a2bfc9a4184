import { valueOfRank } from "../../../core/card.ts";
import { countLatest, withRank } from "../../../scoring/play.ts";
import { rankAt } from "./hand.ts";
import type { Simulation } from "./simulation.ts";

/**
 * The place of the card that a seat plays who looks at its own cards and the count only. It takes what it gets, and of
 * cards that bring the same the highest, but it leaves no count to which a ten makes 15 or 31, and no neighbor of the card
 * before, of which runs are made.
 *
 * @param playable - how many of its cards fit the count
 */
export function simplePlay(game: Simulation, playable: number): number {
  const { recent, count, turn } = game;
  const hand = game.hands[turn]!;
  // One less than its four bits; -1 at the start of a count.
  const before = (recent & 15) - 1;
  let best = 0;
  let most = -1000;
  for (let place = 0; place < playable; place++) {
    const rank = rankAt(hand, place);
    const total = count + valueOfRank(rank);
    // In fiftieths of a point.
    let worth = 50 * countLatest(withRank(recent, rank), total) + rank;
    if (total === 5 || total === 21) worth -= 25;
    const apart = Math.abs(before - rank);
    if (before >= 0 && (apart === 1 || apart === 2)) worth -= 15;
    if (worth > most) {
      most = worth;
      best = place;
    }
  }
  return best;
}
