import { valueOfRank } from "../../../core/card.ts";
import { withRank } from "../../../scoring/play.ts";
import { rankAt } from "../engine/hand.ts";
import { pointsOfLatest } from "../engine/latest.ts";
import type { Simulation } from "../engine/state.ts";

/**
 * The place of the card that a seat plays by its own cards and the count alone. It takes the most points and, on a tie,
 * plays the highest card. It avoids counts that a ten makes 15 or 31, and neighbors of the previous card, which invite
 * runs.
 *
 * @param playable - number of its cards that fit the count
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
    let worth = 50 * pointsOfLatest(withRank(recent, rank), total) + rank;
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
