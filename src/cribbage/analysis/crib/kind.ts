import type { CribbageSettings } from "../../options.ts";

/** Who has the crib: the discarder's own side or an opponent. */
export type CribSide = "own" | "opponent";

/** The kind of crib: from two players, three players, four in partnerships, or four on their own. */
export type CribKind = "two" | "three" | "partners" | "solo";

/** The kind of crib at a table. */
export function cribKindOf({ players, partners }: Pick<CribbageSettings, "players" | "partners">): CribKind {
  if (players < 4) return players === 2 ? "two" : "three";
  return partners ? "partners" : "solo";
}

/**
 * Where the other cards of a crib come from: other players, each with who has the crib from their point of view, and
 * with three players the pack. With two players each gives two cards, otherwise one.
 */
export const OTHER_DISCARDERS: Readonly<Record<CribKind, Readonly<Record<CribSide, readonly (CribSide | "pack")[]>>>> =
  {
    two: { own: ["opponent"], opponent: ["own"] },
    three: { own: ["opponent", "opponent", "pack"], opponent: ["own", "opponent", "pack"] },
    partners: { own: ["own", "opponent", "opponent"], opponent: ["opponent", "own", "own"] },
    solo: { own: ["opponent", "opponent", "opponent"], opponent: ["own", "opponent", "opponent"] },
  };
