import { countCribIndices, countIndices } from "../../../scoring/index.ts";
import { nextSeat, peg, type Simulation, sideAt } from "./simulation.ts";

/** Counts all hands from a seat's on to the dealer's, and then the crib; tells whether the game is won. */
export function showFrom(game: Simulation, first: number): boolean {
  for (let seat = first; ; seat = nextSeat(game, seat)) {
    if (showHand(game, seat)) return true;
    if (seat === game.dealer) return showCrib(game);
  }
}

/** Counts the hand of a seat; tells whether that wins the game. */
export function showHand(game: Simulation, seat: number): boolean {
  const { pack, size, cut } = game;
  const at = size * seat;
  const points = countIndices(pack[at]!, pack[at + 1]!, pack[at + 2]!, pack[at + 3]!, pack[cut]!);
  return points > 0 && peg(game, sideAt(game, seat), points);
}

/** Counts the crib; tells whether that wins the game. */
export function showCrib(game: Simulation): boolean {
  const { pack, seats, cut } = game;
  const points =
    seats === 2
      ? countCribIndices(pack[4]!, pack[5]!, pack[10]!, pack[11]!, pack[cut]!)
      : countCribIndices(pack[4]!, pack[9]!, pack[14]!, pack[cut - 1]!, pack[cut]!);
  return points > 0 && peg(game, sideAt(game, game.dealer), points);
}
