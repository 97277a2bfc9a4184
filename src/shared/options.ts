import type { Seat } from "../core/any.ts";
import type { Report } from "../schema/reading.ts";

/** The option `first` of a card game for up to four players. */
export const FIRST_DEALER = [
  { type: "integer", minimum: 0, maximum: 3 },
  "First dealer",
  "Seat that deals first; by default, seats cut for the deal",
] as const;

export const MUGGINS = [
  { type: "boolean", default: false },
  "Muggins",
  "Whether opponents may claim overlooked points",
] as const;

/** Reports a seat that does not exist with this number of players; returns whether it exists. */
export function checkSeat(seat: Seat | null, key: string, players: number, report: Report): boolean {
  const isSeat = seat === null || seat < players;
  return report([key], isSeat ? undefined : `must be a seat from 0 to ${players - 1}, not ${seat}`);
}

/** Number of sides: partners share a score. */
export function sideCount(settings: { readonly players: number; readonly partners: boolean | null }): number {
  return settings.partners ? settings.players / 2 : settings.players;
}
