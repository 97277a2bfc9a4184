import type { Seat } from "../core/any.ts";
import type { DealState, PlayState } from "./state.ts";

/** Turns that fill the board. */
const TURNS = 24;

/** Number of seats that cut for the deal. With three players, only the individual and one of the team cut. */
export function cutters(players: number): number {
  return players === 3 ? 2 : players;
}

/** Turn order with three players, by dealer, from the dealer's left. Seat 1 plays alone and has every other turn. */
const TURNS_OF_THREE = [
  [1, 2, 1, 0],
  [2, 1, 0, 1],
  [1, 0, 1, 2],
];

/** The seat for a turn of the round, from 0, before the board is full. */
function seatAt(players: number, dealer: Seat, turn: number): Seat {
  return players === 3 ? TURNS_OF_THREE[dealer]![turn % 4]! : (dealer + 1 + turn) % players;
}

/** Turns that a seat has left after `taken` turns of the round. */
export function turnsLeft(players: number, dealer: Seat, seat: Seat, taken: number): number {
  let left = 0;
  for (let turn = taken; turn < TURNS; turn++) if (seatAt(players, dealer, turn) === seat) left++;
  return left;
}

type Playing = Pick<PlayState, "settings" | "dealer" | "piles" | "crib">;

/** The seat to move: the next in turn or, once the board is full, the next seat with cards. */
export function turnOf({ settings, dealer, piles, crib }: Playing): Seat {
  const turn = placedOf(piles, crib);
  if (turn < TURNS) return seatAt(settings.players, dealer, turn);
  for (let i = 0; ; i++) {
    const seat = seatAt(settings.players, dealer, i);
    if (piles[seat]!.length > 0) return seat;
  }
}

/** Cards on the board, not counting the cut card: 28 minus those in the piles and the crib. */
function placedOf(piles: Playing["piles"], crib: Playing["crib"]): number {
  let placed = 28;
  for (const pile of piles) placed -= pile.length;
  for (const card of crib) if (card !== null) placed--;
  return placed;
}

/** The seat that counts first: the dealer's first opponent to the left. */
export function firstToCount(players: number, dealer: Seat): Seat {
  return seatAt(players, dealer, 0);
}

/** The dealer and, with three players, the seat of the team that deals next. */
export type Dealers = Pick<DealState, "dealer" | "teamDealer">;

/** The first deal of a game. */
export function firstDeal(players: number, dealer: Seat): Dealers {
  return { dealer, teamDealer: players === 3 ? (dealer === 2 ? 0 : 2) : null };
}

/** The next deal. It passes to the left; with three players it goes 0, 1, 2, 1, so that it changes sides each time. */
export function nextDeal(players: number, { dealer, teamDealer }: Dealers): Dealers {
  if (teamDealer === null) return { dealer: (dealer + 1) % players, teamDealer };
  return dealer === 1 ? { dealer: teamDealer, teamDealer: 2 - teamDealer } : { dealer: 1, teamDealer };
}
