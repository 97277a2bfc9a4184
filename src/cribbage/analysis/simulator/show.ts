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
  const { kept } = game;
  const at = 4 * seat;
  const points = countIndices(kept[at]!, kept[at + 1]!, kept[at + 2]!, kept[at + 3]!, game.starter);
  return points > 0 && peg(game, sideAt(game, seat), points);
}

/** Counts the crib; tells whether that wins the game. */
export function showCrib(game: Simulation): boolean {
  const { crib } = game;
  const points = countCribIndices(crib[0]!, crib[1]!, crib[2]!, crib[3]!, game.starter);
  return points > 0 && peg(game, sideAt(game, game.dealer), points);
}
