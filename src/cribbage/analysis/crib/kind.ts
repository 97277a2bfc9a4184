import type { CribbageSettings } from "../../options.ts";

/** Whose crib it is that cards are discarded to: the discarder's own side's, or an opponent's. */
export type CribSide = "own" | "opponent";

/** How a crib comes about: from two players, three, four in partnerships, or four on their own. */
export type CribKind = "two" | "three" | "partners" | "solo";

/** How a crib comes about at a table. */
export function cribKindOf({ players, teams }: Pick<CribbageSettings, "players" | "teams">): CribKind {
  return players === 2 ? "two" : players === 3 ? "three" : teams!;
}

/**
 * Where the cards of a crib come from besides a discarder's own: from others, each with the side whose crib it is to
 * them, and with three players from the pack. A discarder among two gives two cards, all others one.
 */
export const OTHER_DISCARDERS: Readonly<Record<CribKind, Readonly<Record<CribSide, readonly (CribSide | "pack")[]>>>> =
  {
    two: { own: ["opponent"], opponent: ["own"] },
    three: { own: ["opponent", "opponent", "pack"], opponent: ["own", "opponent", "pack"] },
    partners: { own: ["own", "opponent", "opponent"], opponent: ["opponent", "own", "own"] },
    solo: { own: ["opponent", "opponent", "opponent"], opponent: ["own", "opponent", "opponent"] },
  };
