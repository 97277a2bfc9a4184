import type { Random } from "../../../core/random.ts";
import { rankHand } from "./hand.ts";
import { nextSeat, peg, type Simulation, sideAt } from "./simulation.ts";

/** The rank of a jack. */
const JACK = 10;

/** How many cards one random number chooses: each choice uses up to six of its 53 bits. */
const CARDS_A_NUMBER = 4;

/** Draws cards of the pack, each as likely as any other, to some places of a list. */
export function drawCards(game: Simulation, to: Uint8Array, from: number, end: number, random: Random): void {
  const { pack } = game;
  let { packed } = game;
  let chance = 0;
  for (let i = from; i < end; i++) {
    chance = ((i - from) % CARDS_A_NUMBER === 0 ? random() : chance) * packed;
    const at = Math.floor(chance);
    chance -= at;
    const card = pack[at]!;
    pack[at] = pack[--packed]!;
    pack[packed] = card;
    to[i] = card;
  }
  game.packed = packed;
}

/** Deals each seat its cards from the whole pack, and with three seats one to the crib. */
export function dealCards(game: Simulation, random: Random): void {
  const { dealt, seats, size } = game;
  game.packed = 52;
  game.events = 0;
  drawCards(game, dealt, 0, seats * size, random);
  if (seats === 3) drawCards(game, game.crib, 0, 1, random);
}

/** Lets each seat discard. */
export function discardAll(game: Simulation): void {
  for (let seat = 0; seat < game.seats; seat++) discardOf(game, seat, game.policies[seat]!.discard(game, seat));
}

/** Moves the discards of a seat, given by a bit for each place, to the crib. */
export function discardOf(game: Simulation, seat: number, places: number): void {
  const { dealt, kept, crib, seats, size } = game;
  let to = 4 * seat;
  let inCrib = seats === 2 ? 2 * seat : seats === 3 ? seat + 1 : seat;
  for (let place = 0, at = size * seat; place < size; place++, at++)
    if ((places >> place) & 1) crib[inCrib++] = dealt[at]!;
    else kept[to++] = dealt[at]!;
}

/** Turns up one of the cards left in the pack. */
export function cutStarter(game: Simulation, random: Random): void {
  game.starter = game.pack[Math.floor(random() * game.packed)]!;
}

/** Begins the play: every seat has its four cards. His heels count at once; tells whether they win the game. */
export function beginPlay(game: Simulation): boolean {
  const { kept, hands, seats, dealer } = game;
  for (let seat = 0, at = 0; seat < seats; seat++, at += 4)
    hands[seat] = rankHand(kept[at]! >> 2, kept[at + 1]! >> 2, kept[at + 2]! >> 2, kept[at + 3]! >> 2);
  game.recent = 0;
  game.count = 0;
  game.turn = nextSeat(game, dealer);
  return game.starter >> 2 === JACK && peg(game, sideAt(game, dealer), 2);
}
