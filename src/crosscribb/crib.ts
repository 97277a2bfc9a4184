import type { Seat } from "../core/any.ts";

const OWNERS = { 2: [0, 0, 1, 1], 3: [0, 1, 1, 2], 4: [0, 1, 2, 3] } as const;

/** The seat that discards to each place of the crib. */
export function ownersOf({ players }: { readonly players: 2 | 3 | 4 }): readonly Seat[] {
  return OWNERS[players];
}

/** Number of cards that a seat has yet to discard. */
export function owes(settings: { readonly players: 2 | 3 | 4 }, crib: readonly unknown[], seat: Seat): number {
  const owners = ownersOf(settings);
  let missing = 0;
  for (let i = 0; i < 4; i++) if (crib[i] === null && owners[i] === seat) missing++;
  return missing;
}

/** Number of cards dealt to a seat: seven or, if it plays alone, fourteen. It owes one in seven to the crib. */
export function dealtTo(settings: { readonly players: 2 | 3 | 4 }, seat: Seat): number {
  return 7 * ownersOf(settings).filter((owner) => owner === seat).length;
}
