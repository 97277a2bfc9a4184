import type { Seat } from "../core/game.ts";
import type { Report } from "../schema/issues.ts";

/** Reports a seat that a game of this number of players does not have. */
export function checkSeat(seat: Seat, key: string, players: number, report: Report): void {
  if (seat >= players) report([key], `must be a seat from 0 to ${players - 1}, not ${seat}`);
}
