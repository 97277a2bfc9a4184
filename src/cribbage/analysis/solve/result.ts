import type { Simulation } from "../engine/state.ts";
import { dealerWins } from "../win/table.ts";

/** Where the play began, and what is in the show: by seat, and the crib. */
interface Deal {
  readonly start: Simulation;
  readonly shows: Uint8Array;
  readonly crib: number;
}

/** A seat's chance to win when the play or the game is over. */
export function chanceOf({ shows, crib }: Deal, game: Simulation, seat: number): number {
  const { dealer, target, scores, winner } = game;
  if (winner >= 0) return winner === seat ? 1 : 0;
  const pone = 1 - dealer;
  // The pone counts first, and deals next.
  const poneNeeds = target - scores[pone]! - shows[pone]!;
  const chance = dealerWins(2, poneNeeds, target - scores[dealer]! - shows[dealer]! - crib);
  return seat === pone ? chance : 1 - chance;
}

/** What a seat has scored since the start and counts, less the same of the other. */
export function pointsOf({ start, shows, crib }: Deal, game: Simulation, seat: number): number {
  const leads = game.scores[seat]! - game.scores[1 - seat]! + shows[seat]! - shows[1 - seat]!;
  return leads - start.scores[seat]! + start.scores[1 - seat]! + (seat === game.dealer ? crib : -crib);
}
