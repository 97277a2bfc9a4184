import type { Seat } from "./game.ts";

/**
 * Whether `legalMoves` is asked for the moves of an active seat: for those of one seat or of all, and of what a view
 * knows, its viewer's alone.
 */
export function isAsked(state: object, seat: Seat | undefined, active: Seat): boolean {
  const { viewer } = state as { readonly viewer?: Seat | null };
  return (seat === undefined || seat === active) && (viewer === undefined || viewer === active);
}
