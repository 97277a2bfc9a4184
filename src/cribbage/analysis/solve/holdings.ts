import { type Random, randomInt } from "../../../core/random.ts";
import { keepChances } from "../discard/equilibrium.ts";
import { bestPlaces, type Extras, extrasOf } from "../discard/net.ts";
import { sort } from "../discard/policy.ts";
import { swap } from "../engine/deal.ts";
import { handOfRanks, playableCards, type RankHand, rankAt } from "../engine/hand.ts";
import { cribSide } from "../engine/state.ts";
import { drawHands, unseenIndices } from "../hidden/likely.ts";
import type { Position } from "../hidden/position.ts";

/** Six cards that a seat may have been dealt. */
export interface Holding {
  /** Their indices: the four kept cards, with those played first, and the two discards. */
  readonly cards: Uint8Array;
  /** The ranks that it kept and has not played. */
  readonly left: RankHand;
}

/** How often to deal the suits and discards that go with some kept ranks, until a player would keep those. */
const TRIES = 20;

/** Draws what a seat may hold in the play, each holding as often as it is likely. */
export function drawHoldings(position: Position, seat: number, n: number, random: Random): Holding[] {
  const { start, hidden } = position;
  const { played } = hidden.find((one) => one.seat === seat)!;
  const extras = extrasFor(position, seat);
  const unseen = unseenIndices(position);
  const drawn = drawHands(position, keepChances("two"), n, random);
  const holdings: Holding[] = [];
  for (let at = seat; at < drawn.length; at += 2) {
    const left = drawn[at]!;
    // The seat to move has a card for the count.
    if (seat !== start.turn || playableCards(left, start.count) > 0)
      holdings.push({ cards: complete(left, played, unseen, extras, random), left });
  }
  return holdings;
}

/** Six cards of which a player keeps those that were played and some of the ranks left. */
function complete(
  left: RankHand,
  played: readonly number[],
  unseen: Uint8Array,
  extras: Extras,
  random: Random,
): Uint8Array {
  const cards = new Uint8Array(6);
  cards.set(played);
  for (let tries = 0; tries < TRIES; tries++) {
    for (let place = played.length, i = 0; place < 6; place++, i++) {
      let at = i + randomInt(unseen.length - i, random);
      if (place < 4) while (unseen[at]! >> 2 !== rankAt(left, i)) at = at + 1 === unseen.length ? i : at + 1;
      cards[place] = take(unseen, at, i);
    }
    const sorted = cards.slice();
    const places = bestOf(sorted, extras);
    if (((places >> sorted.indexOf(cards[4]!)) & (places >> sorted.indexOf(cards[5]!)) & 1) === 1) break;
  }
  return cards;
}

/** Deals a seat any six cards, of which it keeps the best four. */
export function dealHolding(unseen: Uint8Array, extras: Extras, random: Random): Holding {
  const cards = new Uint8Array(6);
  for (let i = 0; i < 6; i++) cards[i] = take(unseen, i + randomInt(unseen.length - i, random), i);
  return keep(cards, bestOf(cards, extras));
}

/** The holding after a discard, one bit for each place. */
export function keep(dealt: Uint8Array, places: number): Holding {
  const kept = dealt.filter((_, i) => ((places >> i) & 1) === 0);
  const cards = Uint8Array.of(...kept, ...dealt.filter((_, i) => (places >> i) & 1));
  return { cards, left: handOfRanks(Array.from(kept, (card) => card >> 2)) };
}

/** What crib and pegging add for a seat. */
export function extrasFor({ start }: Position, seat: number): Extras {
  return extrasOf("two")[cribSide(start, seat)];
}

/** Sorts six cards. Returns the places of the best discard. */
function bestOf(cards: Uint8Array, extras: Extras): number {
  sort(cards, 0, 6);
  return bestPlaces(cards, 0, 6, extras);
}

/** Takes a card from the rest of a list: it moves to the front. */
function take(unseen: Uint8Array, at: number, front: number): number {
  swap(unseen, at, front);
  return unseen[front]!;
}
