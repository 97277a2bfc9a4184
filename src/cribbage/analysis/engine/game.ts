import type { Random } from "../../../core/random.ts";
import { countIndices } from "../../../scoring/index.ts";
import { beginPlay, countHeels, dealCards, discardAll } from "./deal.ts";
import { playOut } from "./play.ts";
import { nextSeat, peg, type Simulation, sideAt } from "./state.ts";

/** Plays a whole deal and passes the deal on. Returns whether the game is won. */
export function playDeal(game: Simulation, random: Random): boolean {
  dealCards(game, random);
  discardAll(game);
  return playAndShow(game);
}

/** Plays a deal from the starter to its end and passes the deal on. Returns whether the game is won. */
export function playAndShow(game: Simulation): boolean {
  beginPlay(game);
  return countHeels(game) || finishPlay(game);
}

/** Plays a deal from within the play to its end and passes the deal on. Returns whether the game is won. */
export function finishPlay(game: Simulation): boolean {
  return playOut(game) || endDeal(game, showFrom(game, nextSeat(game, game.dealer)));
}

/** Ends a deal: passes it on unless the game is won. Returns whether it is. */
export function endDeal(game: Simulation, won: boolean): boolean {
  if (!won) game.dealer = nextSeat(game, game.dealer);
  return won;
}

/** Counts all hands from a seat's to the dealer's, then the crib. Returns whether the game is won. */
export function showFrom(game: Simulation, first: number): boolean {
  for (let seat = first; ; seat = nextSeat(game, seat)) {
    const points = handPoints(game, seat);
    if (points > 0 && peg(game, sideAt(game, seat), points)) return true;
    if (seat === game.dealer) return showCrib(game);
  }
}

/** Counts the crib. Returns whether that wins the game. */
export function showCrib(game: Simulation): boolean {
  const points = cribPoints(game);
  return points > 0 && peg(game, sideAt(game, game.dealer), points);
}

/** Points for a seat's hand in the show. */
export function handPoints({ pack, size, cut }: Simulation, seat: number): number {
  const at = size * seat;
  return countIndices(pack[at]!, pack[at + 1]!, pack[at + 2]!, pack[at + 3]!, pack[cut]!);
}

/** Points for the crib in the show. */
export function cribPoints({ pack, seats, cut }: Simulation): number {
  const starter = pack[cut]!;
  if (seats === 2) return countIndices(pack[4]!, pack[5]!, pack[10]!, pack[11]!, starter, true);
  // The card before the starter was dealt to the crib, or discarded by the fourth seat.
  return countIndices(pack[4]!, pack[9]!, pack[14]!, pack[cut - 1]!, starter, true);
}
