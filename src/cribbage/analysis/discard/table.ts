import type { Card } from "../../../core/card.ts";
import { InvalidStateError, type Key } from "../../../core/errors.ts";
import { type Fields, readBoolean, readCards, readOneOf, wrongCards } from "../../../schema/read.ts";
import type { CribbageSettings } from "../../options.ts";

export type Players = Pick<CribbageSettings, "players" | "partners">;

/** The number of players and their sides, where the number of cards does not determine them. @inline */
export interface TableOptions {
  /** Number of players: 2 for six cards; 3 or 4 (default) for five. */
  readonly players?: 2 | 3 | 4 | null;
  /**
   * Whether four players score with the seat across from them: true (default) or false with four players, always false
   * with fewer. A partner's crib then counts as one's own.
   */
  readonly partners?: boolean | null;
}

/** Reads five or six different cards, and the players: two with six cards, three or four with five. */
export function readTable(
  given: Fields<"hand" | "players" | "partners">,
  at: readonly Key[],
): Players & { readonly hand: readonly Card[] } {
  const hand = readCards(given.hand, ["hand"], 5, 6);
  if (new Set(hand).size < hand.length) throw wrongCards(hand, (i) => ["hand", i]);
  const isSix = hand.length === 6;
  const players = readOneOf(given.players ?? (isSix ? 2 : 4), [...at, "players"], isSix ? [2] : [3, 4]);
  const partners = readBoolean(given.partners ?? players === 4, [...at, "partners"]);
  if (partners && players < 4)
    throw new InvalidStateError([...at, "partners"], "must be false or omitted unless four play");
  return { hand, players, partners };
}
