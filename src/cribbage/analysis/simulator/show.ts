import { countCribIndices, countIndices } from "../../../scoring/index.ts";
import { nextSeat, peg, type Simulation, sideAt } from "./simulation.ts";

/** Counts all hands from a seat's on to the dealer's, and then the crib; tells whether the game is won. */
export function showFrom(game: Simulation, first: number): boolean {
  for (let seat = first; ; seat = nextSeat(game, seat)) {
    const points = handPoints(game, seat);
    if (points > 0 && peg(game, sideAt(game, seat), points)) return true;
    if (seat === game.dealer) return showCrib(game);
  }
}

/** Counts the crib; tells whether that wins the game. */
export function showCrib(game: Simulation): boolean {
  const points = cribPoints(game);
  return points > 0 && peg(game, sideAt(game, game.dealer), points);
}

/** What the hand of a seat shows. */
export function handPoints({ pack, size, cut }: Simulation, seat: number): number {
  const at = size * seat;
  return countIndices(pack[at]!, pack[at + 1]!, pack[at + 2]!, pack[at + 3]!, pack[cut]!);
}

/** What the crib shows. */
export function cribPoints({ pack, seats, cut }: Simulation): number {
  const starter = pack[cut]!;
  if (seats === 2) return countCribIndices(pack[4]!, pack[5]!, pack[10]!, pack[11]!, starter);
  // The card before the starter is the one that was dealt to the crib, or discarded by the fourth seat.
  return countCribIndices(pack[4]!, pack[9]!, pack[14]!, pack[cut - 1]!, starter);
}
