import { type Card, indexOfCard } from "../../../core/card.ts";
import { addCard, type CardSet, indicesIn, noCards } from "../../../core/cardset.ts";
import { InvalidStateError } from "../../../core/errors.ts";
import { expectArray, readFields, readOneOf } from "../../../schema/read.ts";
import { wrongCards } from "../../../scoring/hand.ts";
import { type CribKind, type CribSide, cribKindOf, readPlayers } from "./players.ts";

/**
 * Options of {@link discardValues}: what you know apart from the hand, and how to count.
 *
 * @inline
 */
export interface DiscardOptions {
  /** Whether the hand's own side has the crib. With partners, it does if either of them deals. */
  readonly dealer: boolean;
  /** Number of players: 2 for six cards; 3 or 4 (default) for five. */
  readonly players?: 2 | 3 | 4 | null;
  /**
   * Whether four players score with the seat across from them: true (default) or false with four players, always false
   * with fewer. It decides who discards to their own crib.
   */
  readonly partners?: boolean | null;
  /** Other cards that you know, such as exposed ones, so that nobody else has them; default none. */
  readonly known?: readonly Card[] | null;
  /** Whether to count every crib and find the chance of each number of points; default false. */
  readonly chances?: boolean | null;
}

/** A hand before the discard, the crib that it discards to, and what else is known. */
export interface KnownDeal {
  /** Indices of the cards, in the order of `CARDS`. */
  readonly cards: Uint8Array;
  readonly size: 5 | 6;
  readonly kind: CribKind;
  readonly side: CribSide;
  /** Indices of the unknown cards, in the order of `CARDS`. */
  readonly unseen: Uint8Array;
  /** Whether to find chances. */
  readonly chances: boolean;
}

/** Reads a hand of five or six cards and what is known about the deal. */
export function readDeal(hand: unknown, options: unknown): KnownDeal {
  const given = readFields(options, ["options"], ["dealer"], ["players", "partners", "known", "chances"]);
  const cards = readHand(hand);
  const size = cards.length === 6 ? 6 : 5;
  const side = readOneOf(given.dealer, ["options", "dealer"], [true, false]) ? "own" : "opponent";
  const kind = cribKindOf(readPlayers(size, given.players, given.partners, ["options"]));
  const unseen = readUnseen(hand as Card[], given.known);
  const hidden = { two: 7, three: 12, partners: 16, solo: 16 }[kind];
  if (unseen.length < hidden)
    throw new InvalidStateError(
      ["options", "known"],
      `leaves ${unseen.length} cards, but the deal and the starter need ${hidden}`,
    );
  const chances = readOneOf(given.chances ?? false, ["options", "chances"], [false, true]);
  return { cards, size, kind, side, unseen, chances };
}

/** Reads five or six different cards as indices, in ascending order. */
export function readHand(hand: unknown): Uint8Array {
  const set = noCards();
  expectArray(hand, ["hand"], 5, 6);
  if (!addCards(set, hand)) throw wrongCards(hand, (i) => ["hand", i]);
  return indicesIn(set);
}

/** Adds cards to a set; returns false at a non-card or duplicate. */
function addCards(set: CardSet, cards: readonly unknown[]): boolean {
  for (let i = 0; i < cards.length; i++) {
    const index = indexOfCard(cards[i]);
    if (index < 0 || !addCard(set, index)) return false;
  }
  return true;
}

/** Indices of the cards that are neither in a hand nor in the option `known`. All of those must be different. */
function readUnseen(hand: readonly unknown[], option: unknown): Uint8Array {
  const known = option ?? [];
  expectArray(known, ["options", "known"], 0, 52);
  const set = noCards();
  if (!addCards(set, hand) || !addCards(set, known))
    throw wrongCards(hand.concat(known), (i) =>
      i < hand.length ? ["hand", i] : ["options", "known", i - hand.length],
    );
  return indicesIn({ low: ~set.low, high: ~set.high & 0xfffff });
}
