import { type Card, indexOfCard } from "../../../core/card.ts";
import { addCard, type CardSet, indicesIn, noCards } from "../../../core/cardset.ts";
import { InvalidStateError } from "../../../core/errors.ts";
import type { Random } from "../../../core/random.ts";
import { expectDistinct, expectKeys, fieldOf, readArray, readCard, readOneOf } from "../../../schema/read.ts";
import type { CribKind, CribSide } from "../crib/kind.ts";

/** What you know about a deal apart from the hand. */
export interface DiscardOptions {
  /** Whether the hand's own side has the crib. With partners, it does if either of them deals. */
  readonly dealer: boolean;
  /** Number of players: 2 for six cards; 3 or 4 (default) for five. */
  readonly players?: 2 | 3 | 4 | null;
  /** How four players share scores: `"partners"` (default) or `"solo"`. It decides who discards to their own crib. */
  readonly teams?: "partners" | "solo" | null;
}

/** {@link DiscardOptions} with known cards and how to find the pegging. */
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
export interface Deal extends Dealt {
  /** Indices of the unknown cards, in the order of `CARDS`. */
  readonly unseen: Uint8Array;
}

/** Reads a hand of five or six cards and what is known about the deal. */
export function readDeal(hand: unknown, options: unknown): Deal {
  const dealt = readDealt(hand, options, ["dealer", "players", "teams", "known", "pegging", "random"]);
  const known = readKnown(fieldOf(options, "known"), "options.known");
  const unseen = unseenCards(hand as Card[], "hand", known, "options.known");
  const hidden = { two: 7, three: 12, partners: 16, solo: 16 }[dealt.kind];
  if (unseen.length < hidden)
    throw new InvalidStateError(
      "options.known",
      `leaves ${unseen.length} cards, but the deal and the starter need ${hidden}`,
    );
  return { ...dealt, unseen };
}

/** Reads a hand of five or six cards and who has the crib; `names` are the allowed options. */
export function readDealt(hand: unknown, options: unknown, names: readonly string[]): Dealt {
  expectKeys(options, ["options"], names);
  if (!Object.hasOwn(options, "dealer"))
    throw new InvalidStateError(["options", "dealer"], "is missing; expected true or false");
  const cards = readHand(hand);
  const size = cards.length === 6 ? 6 : 5;
  const side = readOneOf(fieldOf(options, "dealer"), ["options", "dealer"], [true, false]) ? "own" : "opponent";
  const kind = readKind(size, fieldOf(options, "players") ?? null, fieldOf(options, "teams") ?? null);
  return { cards, size, kind, side };
}

/** Reads five or six different cards as indices, in ascending order. */
function readHand(hand: unknown): Uint8Array {
  const set = noCards();
  if (!Array.isArray(hand) || hand.length < 5 || hand.length > 6 || !addCards(set, hand)) {
    // These readers are slow but report what is wrong.
    const cards = readArray(hand, ["hand"], readCard, 5, 6);
    expectDistinct(placesOf(cards, "hand"));
  }
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

function readKind(cards: number, players: unknown, teams: unknown): CribKind {
  const read = readOneOf(players ?? (cards === 6 ? 2 : 4), ["options", "players"], cards === 6 ? [2] : [3, 4]);
  if (teams !== null && read < 4)
    throw new InvalidStateError(["options", "teams"], "must be omitted or null unless four play");
  if (read < 4) return read === 2 ? "two" : "three";
  return readOneOf(teams ?? "partners", "options.teams", ["partners", "solo"]);
}

/** Reads the known cards outside a hand. */
export function readKnown(known: unknown, path: string): Card[] {
  return readArray(known ?? [], path, readCard, 0, 52);
}

/** Indices of the cards that are neither in a hand nor known. All of those must be different. */
export function unseenCards(
  hand: readonly Card[],
  path: string,
  known: readonly Card[],
  knownPath: string,
): Uint8Array {
  const set = noCards();
  if (!addCards(set, hand) || !addCards(set, known))
    expectDistinct([...placesOf(hand, path), ...placesOf(known, knownPath)]);
  return indicesIn({ low: ~set.low, high: ~set.high & 0xfffff });
}

function placesOf(cards: readonly Card[], path: string): [string, Card][] {
  return cards.map((card, i) => [`${path}[${i}]`, card]);
}
