import type { Random } from "../../../core/random.ts";
import { type RankHand, rankHand } from "./hand.ts";
import { nextSeat, peg, type Simulation, sideAt } from "./simulation.ts";

/** The rank of a jack. */
const JACK = 10;

/** How many cards one random number chooses: each uses up to six of its 53 bits, so all are even to some millionths. */
const CARDS_A_NUMBER = 6;

/** Deals each seat its cards, with three seats one to the crib, and the starter: any cards, each as likely as any other. */
export function dealCards(game: Simulation, random: Random): void {
  const { pack, cut } = game;
  game.events = 0;
  for (let i = 0; i <= cut; ) {
    let chance = random();
    for (const end = Math.min(i + CARDS_A_NUMBER, cut + 1); i < end; i++) {
      chance *= 52 - i;
      const ahead = Math.floor(chance);
      chance -= ahead;
      const at = i + ahead;
      const card = pack[at]!;
      pack[at] = pack[i]!;
      pack[i] = card;
    }
  }
}

/** Lets each seat discard. */
export function discardAll(game: Simulation): void {
  for (let seat = 0; seat < game.seats; seat++) discardOf(game, seat, game.policies[seat]!.discard(game, seat));
}

/** Puts the discards of a seat, given by a bit for each place, behind what it keeps. */
export function discardOf({ pack, size }: Simulation, seat: number, places: number): void {
  const first = size * seat;
  swap(pack, first + 31 - Math.clz32(places), first + size - 1);
  if (size === 6) swap(pack, first + 31 - Math.clz32(places & -places), first + 4);
}

/** Makes two cards change places. */
export function swap(pack: Uint8Array, a: number, b: number): void {
  const card = pack[a]!;
  pack[a] = pack[b]!;
  pack[b] = card;
}

/** The ranks of the four cards that a seat has kept. */
export function keptRanks({ pack, size }: Simulation, seat: number): RankHand {
  const at = size * seat;
  return rankHand(pack[at]! >> 2, pack[at + 1]! >> 2, pack[at + 2]! >> 2, pack[at + 3]! >> 2);
}

/** Begins the play: every seat has its four cards. His heels count at once; tells whether they win the game. */
export function beginPlay(game: Simulation): boolean {
  const { pack, cut, hands, seats, dealer } = game;
  for (let seat = 0; seat < seats; seat++) hands[seat] = keptRanks(game, seat);
  game.recent = 0;
  game.count = 0;
  game.gone = 0;
  game.turn = nextSeat(game, dealer);
  game.playable = 4;
  return pack[cut]! >> 2 === JACK && peg(game, sideAt(game, dealer), 2);
}
