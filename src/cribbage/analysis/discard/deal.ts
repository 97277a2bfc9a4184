import { type Card, indexOfCard } from "../../../core/card.ts";
import { addCard, type CardSet, indicesIn, noCards } from "../../../core/cardset.ts";
import { InvalidStateError } from "../../../core/errors.ts";
import { expectDistinct, expectKeys, fieldOf, readArray, readCard, readOneOf } from "../../../core/json.ts";
import type { Random } from "../../../core/random.ts";
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

/** {@link DiscardOptions}, with what was seen of other cards and how the pegging is found. */
export interface DiscardValuesOptions extends DiscardOptions {
  /** Other cards that are known, and so with nobody else and not in the pack: exposed, say; default none. */
  readonly known?: readonly Card[] | null;
  /**
   * In how many deals the pegging is simulated, 2 to 1,000,000; default none, and then it is left out. A thousand take some
   * 0.1 seconds with two players, and leave a standard error of some 0.1 points; four times as many halve it.
   */
  readonly pegging?: number | null;
  /** Where the randomness of those deals comes from; by default they are the same at every call. */
  readonly random?: Random | null;
}

/** The cards dealt to a player, and the crib that he discards to. */
export interface Dealt {
  /** The indices of the cards, in the table's order. */
  readonly cards: Uint8Array;
  readonly size: 5 | 6;
  readonly kind: CribKind;
  readonly side: CribSide;
}

/** A hand before the discard, and what else can be known. */
export interface Deal extends Dealt {
  /** The indices of the cards that are not known, in the table's order. */
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
      `leaves ${unseen.length} cards, but ${hidden} are dealt and turned up`,
    );
  return { ...dealt, unseen };
}

/** Reads a hand of five or six cards and whose crib it is; `names` are those that options may have. */
export function readDealt(hand: unknown, options: unknown, names: readonly string[]): Dealt {
  expectKeys(options, "options", names);
  if (!Object.hasOwn(options, "dealer")) throw new InvalidStateError("options.dealer", "is missing");
  const cards = readHand(hand);
  const size = cards.length === 6 ? 6 : 5;
  const side = readOneOf(fieldOf(options, "dealer"), "options.dealer", [true, false]) ? "own" : "opponent";
  const kind = readKind(size, fieldOf(options, "players") ?? null, fieldOf(options, "teams") ?? null);
  return { cards, size, kind, side };
}

/** Reads five or six different cards as indices, in rising order. */
function readHand(hand: unknown): Uint8Array {
  const set = noCards();
  if (!Array.isArray(hand) || hand.length < 5 || hand.length > 6 || !addCards(set, hand)) {
    // These readers are slow, but name the mistake.
    const cards = readArray(hand, "hand", readCard, 5, 6);
    expectDistinct(placesOf(cards, "hand"));
  }
  return indicesIn(set);
}

/** Adds cards to a set; false when one is no card or there already. */
function addCards(set: CardSet, cards: readonly unknown[]): boolean {
  for (let i = 0; i < cards.length; i++) {
    const index = indexOfCard(cards[i]);
    if (index < 0 || !addCard(set, index)) return false;
  }
  return true;
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
  const set = noCards();
  if (!addCards(set, hand) || !addCards(set, known))
    expectDistinct([...placesOf(hand, path), ...placesOf(known, knownPath)]);
  return indicesIn({ low: ~set.low, high: ~set.high & 0xfffff });
}

function placesOf(cards: readonly Card[], path: string): [string, Card][] {
  return cards.map((card, i) => [`${path}[${i}]`, card]);
}
