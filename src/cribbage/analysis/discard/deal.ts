import { CARDS, type Card, cardIndex } from "../../../core/card.ts";
import { InvalidStateError } from "../../../core/errors.ts";
import { expectDistinct, readArray, readCard, readObject, readOneOf } from "../../../core/json.ts";
import type { CribKind, CribSide } from "../crib/kind.ts";

/** What there is to know about a deal besides the hand. */
export interface DiscardOptions {
  /** Whether the crib is the hand's own side's: with partners, whether either of the two deals. */
  readonly dealer: boolean;
  /** How many play: 2 with six cards; 3, or 4 (default), with five. */
  readonly players?: 2 | 3 | 4 | null;
  /** How four share scores: `"partners"` (default) or `"solo"`. It tells who discards to his own crib. */
  readonly teams?: "partners" | "solo" | null;
}

/** {@link DiscardOptions}, with what was seen of other cards. */
export interface DiscardValuesOptions extends DiscardOptions {
  /** Other cards that are known, and so with nobody else and not in the pack: exposed, say; default none. */
  readonly known?: readonly Card[] | null;
}

/** A hand before the discard. */
export interface Deal {
  /** The indices of the hand's cards, in the table's order. */
  readonly hand: readonly number[];
  /** The indices of the cards that are not known, in the table's order. */
  readonly unseen: Uint8Array;
  readonly kind: CribKind;
  readonly side: CribSide;
}

/** Reads a hand of five or six cards and what is known about the deal. */
export function readDeal(hand: unknown, options: unknown, names: readonly string[]): Deal {
  const given = readObject<"dealer", string>(options, "options", ["dealer"], names);
  const cards = readArray(hand, "hand", readCard, 5, 6);
  const side = readOneOf(given.dealer, "options.dealer", [true, false]) ? "own" : "opponent";
  const kind = readKind(cards.length, given.players ?? null, given.teams ?? null);
  const known = readKnown(given.known, "options.known");
  const unseen = unseenCards(cards, "hand", known, "options.known");
  const hidden = { two: 7, three: 12, partners: 16, solo: 16 }[kind];
  if (unseen.length < hidden)
    throw new InvalidStateError(
      "options.known",
      `leaves ${unseen.length} cards, but ${hidden} are dealt and turned up`,
    );
  return { hand: cards.map(cardIndex).sort((a, b) => a - b), unseen, kind, side };
}

function readKind(cards: number, players: unknown, teams: unknown): CribKind {
  const read = readOneOf(players ?? (cards === 6 ? 2 : 4), "options.players", cards === 6 ? [2] : [3, 4]);
  if (teams !== null && read < 4) throw new InvalidStateError("options.teams", "is for four players only");
  if (read < 4) return read === 2 ? "two" : "three";
  return readOneOf(teams ?? "partners", "options.teams", ["partners", "solo"]);
}

/** Reads cards that are known besides a hand. */
export function readKnown(known: unknown, path: string): Card[] {
  return readArray(known ?? [], path, readCard, 0, 52);
}

/** The indices of the cards that are neither in a hand nor known; all of those must be different. */
export function unseenCards(
  hand: readonly Card[],
  path: string,
  known: readonly Card[],
  knownPath: string,
): Uint8Array {
  const places = (cards: readonly Card[], at: string) => cards.map((card, i) => [`${at}[${i}]`, card] as const);
  expectDistinct([...places(hand, path), ...places(known, knownPath)]);
  const seen = new Set([...hand, ...known]);
  return Uint8Array.from(CARDS.filter((card) => !seen.has(card)).map(cardIndex));
}
