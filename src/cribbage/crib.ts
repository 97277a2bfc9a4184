import type { Seat } from "../core/any.ts";

/** The number of cards dealt to a seat, and of those it discards. */
export function dealtTo(players: number): { readonly cards: number; readonly discards: number } {
  return players === 2 ? { cards: 6, discards: 2 } : { cards: 5, discards: 1 };
}

const OWNERS = { 2: [0, 0, 1, 1], 3: [-1, 0, 1, 2], 4: [0, 1, 2, 3] } as const;

/** The seat that fills each place of the crib; -1 for the card dealt to the crib with three players. */
export function ownersOf({ players }: { readonly players: 2 | 3 | 4 }): readonly Seat[] {
  return OWNERS[players];
}
