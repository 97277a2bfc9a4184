import type { Random } from "../../../core/random.ts";
import { atPlaces, handLeft } from "../engine/deal.ts";
import { handOfRanks, type RankHand } from "../engine/hand.ts";
import { dealsFor, discardBut } from "../hidden/deals.ts";
import type { Position } from "../hidden/position.ts";

/** Possible cards of a seat. */
export interface Holding {
  /** The indices of six cards: the four kept ones, played ones first, and the two discards. */
  readonly cards: Uint8Array;
  /** Its kept and unplayed ranks. */
  readonly left: RankHand;
  /** The index of a starter outside these cards. */
  readonly starter: number;
}

/** Draws possible cards of a seat with hidden cards, in proportion to their chance. */
export function drawHoldings(position: Position, seat: number, n: number, random: Random): Holding[] {
  const { game, hidden } = position;
  const { kept } = hidden.find((one) => one.seat === seat)!;
  const deal = dealsFor(position, n, random);
  return Array.from({ length: n }, () => {
    deal();
    if (position.phase === "discard") discardBut(position);
    const cards = game.pack.slice(6 * seat, 6 * seat + 6);
    return { cards, left: handLeft(game, seat, kept), starter: game.pack[game.cut]! };
  });
}

/** The holding after a discard, one bit for each place. */
export function holdingAfter(dealt: Uint8Array, places: number): Holding {
  const kept = atPlaces(dealt, ~places);
  const cards = Uint8Array.of(...kept, ...atPlaces(dealt, places));
  return { cards, left: handOfRanks(kept.map((card) => card >> 2)), starter: -1 };
}
