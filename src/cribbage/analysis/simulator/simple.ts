import { valueOfRank } from "../../../core/card.ts";
import { withRank } from "../../../scoring/play.ts";
import type { CribbageSettings } from "../../options.ts";
import { type CribKind, cribKindOf } from "../crib/kind.ts";
import { cribWorths } from "../crib/worth.ts";
import { bestPlaces } from "../discard/best.ts";
import { rankAt } from "./hand.ts";
import { pointsOfLatest } from "./latest.ts";
import { type Policy, type Simulation, sideAt } from "./simulation.ts";

/** {@link simplePolicy} for each seat at a table. */
export function policiesOf({ settings }: { readonly settings: CribbageSettings }): Policy[] {
  return Array<Policy>(settings.players).fill(simplePolicy(cribKindOf(settings)));
}

/** Discards by the best average of hand and crib, and plays by a few simple rules. It ignores the score. */
export function simplePolicy(kind: CribKind): Policy {
  const own = cribWorths(kind, "own");
  const opponent = cribWorths(kind, "opponent");
  return {
    discard: (game, seat) => {
      const { pack, size, dealer } = game;
      sort(pack, size * seat, size * seat + size);
      const isOwn = sideAt(game, seat) === sideAt(game, dealer);
      return bestPlaces(pack, size * seat, size === 6 ? 6 : 5, isOwn ? own : opponent);
    },
    play: simplePlay,
  };
}

/** Sorts a few cards in ascending order, in place. */
function sort(cards: Uint8Array, from: number, end: number): void {
  for (let i = from + 1; i < end; i++) {
    const card = cards[i]!;
    let at = i;
    for (; at > from && cards[at - 1]! > card; at--) cards[at] = cards[at - 1]!;
    cards[at] = card;
  }
}

/**
 * The place of the card that a seat plays by its own cards and the count alone. It takes the most points and, on a tie,
 * plays the highest card. It avoids counts that a ten makes 15 or 31, and neighbors of the previous card, which invite
 * runs.
 *
 * @param playable - number of its cards that fit the count
 */
function simplePlay(game: Simulation, playable: number): number {
  const { recent, count, turn, latest } = game;
  const hand = game.hands[turn]!;
  // One less than its four bits; -1 at the start of a count.
  const before = (recent & 15) - 1;
  let best = 0;
  let most = -1000;
  for (let place = 0; place < playable; place++) {
    const rank = rankAt(hand, place);
    const total = count + valueOfRank(rank);
    // In fiftieths of a point.
    let worth = 50 * pointsOfLatest(latest, withRank(recent, rank), total) + rank;
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
