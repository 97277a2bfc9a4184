import { highestBit, lowestBit } from "../../../core/bits.ts";
import type { Random } from "../../../core/random.ts";
import { countIndices } from "../../../scoring/index.ts";
import { placeOfRank, type RankHand, rankHand, withoutPlace } from "./hand.ts";
import { playOut } from "./play.ts";
import { nextSeat, peg, type Simulation, sideAt } from "./simulation.ts";

export const JACK = 10;

/**
 * Cards drawn with one random number of 53 bits, up to 6 bits for each. One number per card takes up to a fifth longer.
 */
const CARDS_A_NUMBER = 5;

/** Deals each seat its cards, one card to the crib with three seats, and the starter. */
export function dealCards(game: Simulation, random: Random): void {
  game.scoreCount = 0;
  drawCards(game, 0, game.cut + 1, 52, random);
}

/** Fills some places of the pack with cards drawn from these places and the later ones, up to `all`. */
export function drawCards({ pack }: Simulation, from: number, end: number, all: number, random: Random): void {
  for (let i = from; i < end; ) {
    let chance = random();
    for (const next = Math.min(i + CARDS_A_NUMBER, end); i < next; i++) {
      chance *= all - i;
      const ahead = Math.floor(chance);
      chance -= ahead;
      swap(pack, i, i + ahead);
    }
  }
}

export function discardAll(game: Simulation): void {
  for (let seat = 0; seat < game.seats; seat++) discardOf(game, seat, game.policies[seat]!.discard(game, seat));
}

/** The places of every discard as bits, in the order of `CARDS`, by the number of cards dealt. */
export const DISCARDS = {
  5: [1, 2, 4, 8, 16],
  6: [3, 5, 9, 17, 33, 6, 10, 18, 34, 12, 20, 36, 24, 40, 48],
} as const;

/** The items at some places of a list. Use `~places` for the others. */
export function atPlaces(list: Uint8Array, places: number): number[] {
  const items: number[] = [];
  for (let i = 0; i < list.length; i++) if ((places >> i) & 1) items.push(list[i]!);
  return items;
}

/** Moves a seat's discards, given as one bit per place, behind its kept cards. */
export function discardOf({ pack, size }: Simulation, seat: number, places: number): void {
  const first = size * seat;
  swap(pack, first + highestBit(places), first + size - 1);
  if (size === 6) swap(pack, first + lowestBit(places), first + 4);
}

export function swap(pack: Uint8Array, a: number, b: number): void {
  const card = pack[a]!;
  pack[a] = pack[b]!;
  pack[b] = card;
}

export function keptRanks({ pack, size }: Simulation, seat: number): RankHand {
  const at = size * seat;
  return rankHand(pack[at]! >> 2, pack[at + 1]! >> 2, pack[at + 2]! >> 2, pack[at + 3]! >> 2);
}

export function handLeft(game: Simulation, seat: number, played: readonly number[]): RankHand {
  return played.reduce((hand, card) => withoutPlace(hand, placeOfRank(hand, card >> 2)), keptRanks(game, seat));
}

/** Begins the play: every seat has its four cards. */
export function beginPlay(game: Simulation): void {
  for (let seat = 0; seat < game.seats; seat++) game.hands[seat] = keptRanks(game, seat);
  game.recent = 0;
  game.count = 0;
  game.gone = 0;
  game.turn = nextSeat(game, game.dealer);
  game.playable = 4;
}

/** Insertion sort in ascending order, in place, for a few cards. */
export function sort(cards: Uint8Array, from: number, end: number): void {
  for (let i = from + 1; i < end; i++) {
    const card = cards[i]!;
    let at = i;
    for (; at > from && cards[at - 1]! > card; at--) cards[at] = cards[at - 1]!;
    cards[at] = card;
  }
}

/** Plays a whole deal and passes the deal on. Returns whether the game is won. */
export function playDeal(game: Simulation, random: Random): boolean {
  dealCards(game, random);
  discardAll(game);
  return playAndShow(game);
}

/** Plays a deal from the starter to its end and passes the deal on. Returns whether the game is won. */
export function playAndShow(game: Simulation): boolean {
  beginPlay(game);
  const heels = game.pack[game.cut]! >> 2 === JACK;
  return (heels && peg(game, sideAt(game, game.dealer), 2)) || finishPlay(game);
}

/** Plays a deal from within the play to its end and passes the deal on. Returns whether the game is won. */
export function finishPlay(game: Simulation): boolean {
  return playOut(game) || endDeal(game, showFrom(game, nextSeat(game, game.dealer)));
}

/** Ends a deal: passes it on unless the game is won. Returns whether it is. */
export function endDeal(game: Simulation, won: boolean): boolean {
  if (!won) game.dealer = nextSeat(game, game.dealer);
  return won;
}

/** Counts all hands from a seat's to the dealer's, then the crib. Returns whether the game is won. */
export function showFrom(game: Simulation, first: number): boolean {
  for (let seat = first; ; seat = nextSeat(game, seat)) {
    const points = handPoints(game, seat);
    if (points > 0 && peg(game, sideAt(game, seat), points)) return true;
    if (seat === game.dealer) return showCrib(game);
  }
}

/** Counts the crib. Returns whether that wins the game. */
export function showCrib(game: Simulation): boolean {
  const points = cribPoints(game);
  return points > 0 && peg(game, sideAt(game, game.dealer), points);
}

export function handPoints({ pack, size, cut }: Simulation, seat: number): number {
  const at = size * seat;
  return countIndices(pack[at]!, pack[at + 1]!, pack[at + 2]!, pack[at + 3]!, pack[cut]!);
}

export function cribPoints({ pack, seats, cut }: Simulation): number {
  const starter = pack[cut]!;
  if (seats === 2) return countIndices(pack[4]!, pack[5]!, pack[10]!, pack[11]!, starter, true);
  // The card before the starter was dealt to the crib, or discarded by the fourth seat.
  return countIndices(pack[4]!, pack[9]!, pack[14]!, pack[cut - 1]!, starter, true);
}
