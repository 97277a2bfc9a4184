import { type Card, indexOfCard } from "../../../core/card.ts";
import { addCard, type CardSet, indicesIn, noCards } from "../../../core/cardset.ts";
import { InvalidStateError } from "../../../core/errors.ts";
import type { Random } from "../../../core/random.ts";
import { expectArray, expectKeys, fieldOf, readOneOf } from "../../../schema/read.ts";
import { wrongCards } from "../../../scoring/hand.ts";
import { type CribKind, type CribSide, cribKindOf, readPlayers } from "./players.ts";

/**
 * What you know about a deal apart from the hand.
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
}

/**
 * `DiscardOptions` with known cards and how to find the pegging.
 *
 * @inline
 */
export interface DiscardValuesOptions extends DiscardOptions {
  /** Other cards that you know, such as exposed ones, so that nobody else has them; default none. */
  readonly known?: readonly Card[] | null;
  /**
   * Number of deals to simulate for the pegging, 2 to 1,000,000; default none, which leaves it out. A thousand deals
   * take about 0.1 seconds with two players and leave a standard error of about 0.1 points. Four times as many halve
   * it.
   */
  readonly pegging?: number | null;
  /** Source of randomness for those deals; by default every call uses the same ones. */
  readonly random?: Random | null;
}

/** A player's dealt cards and the crib that they discard to. */
export interface Dealt {
  /** Indices of the cards, in the order of `CARDS`. */
  readonly cards: Uint8Array;
  readonly size: 5 | 6;
  readonly kind: CribKind;
  readonly side: CribSide;
}

/** A hand before the discard, and what else is known. */
export interface KnownDeal extends Dealt {
  /** Indices of the unknown cards, in the order of `CARDS`. */
  readonly unseen: Uint8Array;
}

/** Reads a hand of five or six cards and what is known about the deal. */
export function readDeal(hand: unknown, options: unknown): KnownDeal {
  const dealt = readDealt(hand, options, ["dealer", "players", "partners", "known", "pegging", "random"]);
  const unseen = readUnseen(hand as Card[], fieldOf(options, "known"));
  const hidden = { two: 7, three: 12, partners: 16, solo: 16 }[dealt.kind];
  if (unseen.length < hidden)
    throw new InvalidStateError(
      ["options", "known"],
      `leaves ${unseen.length} cards, but the deal and the starter need ${hidden}`,
    );
  return { ...dealt, unseen };
}

/** Reads a hand of five or six cards and who has the crib; `names` are the allowed options. */
export function readDealt(hand: unknown, options: unknown, names: readonly string[]): Dealt {
  expectKeys(options, ["options"], names);
  const cards = readHand(hand);
  const size = cards.length === 6 ? 6 : 5;
  const side = readOneOf(fieldOf(options, "dealer"), ["options", "dealer"], [true, false]) ? "own" : "opponent";
  const table = readPlayers(size, fieldOf(options, "players"), fieldOf(options, "partners"), ["options"]);
  return { cards, size, kind: cribKindOf(table), side };
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
export function readUnseen(hand: readonly unknown[], option: unknown): Uint8Array {
  const known = option ?? [];
  expectArray(known, ["options", "known"], 0, 52);
  const set = noCards();
  if (!addCards(set, hand) || !addCards(set, known))
    throw wrongCards(hand.concat(known), (i) =>
      i < hand.length ? ["hand", i] : ["options", "known", i - hand.length],
    );
  return indicesIn({ low: ~set.low, high: ~set.high & 0xfffff });
}
