import { InvalidStateError } from "../core/errors.ts";
import type { Seat, Side } from "../core/game.ts";
import { opponentsOf, sideOf } from "../core/seat.ts";
import { readInteger } from "../schema/read.ts";
import type { CribinoAward, PaymentItem } from "./score.ts";
import type { PlayState } from "./state.ts";
import type { Color } from "./tile.ts";

/** Pays one seat five points per tile that others hold. Partners don't pay each other. */
export function payments(state: PlayState, to: Seat, kind: PaymentItem["kind"]): CribinoAward[] {
  const winner = sideOf(state, to);
  const payers = opponentsOf(state, to);
  const award = (side: Side, seats: readonly Seat[], each: number): CribinoAward => {
    const items = seats.map((seat) => {
      const tiles = state.hands[seat]!.length;
      return { kind, points: each * tiles, seat, tiles };
    });
    return { side, points: items.reduce((sum, { points }) => sum + points, 0), items };
  };
  const losers = state.scores.map((_, side) => side).filter((side) => side !== winner);
  const lost = losers.map((side) => {
    const seats = payers.filter((seat) => sideOf(state, seat) === side);
    return award(side, seats, -5);
  });
  return [award(winner, payers, 5), ...lost];
}

/** Number of counters of each color. */
export type Counters = { readonly [color in Color]: number };

/**
 * The fewest counters that make up a payment. Purple is worth 50, red 20, green 10 and yellow 5.
 *
 * @param points - the payment: 0 or more, a multiple of 5
 * @returns the number of counters of each color
 * @throws InvalidStateError when no counters make up the payment
 *
 * @example
 * ```ts
 * import { counters } from "fifteen-two/cribino";
 *
 * counters(85); // => { purple: 1, red: 1, green: 1, yellow: 1 }
 * ```
 */
export function counters(points: number): Counters {
  const paid = readInteger(points, ["points"], 0);
  if (paid % 5 !== 0) throw new InvalidStateError(["points"], `must be a multiple of 5, not ${paid}`);
  const rest = paid % 50;
  return {
    purple: Math.floor(paid / 50),
    red: Math.floor(rest / 20),
    green: Math.floor((rest % 20) / 10),
    yellow: (rest % 10) / 5,
  };
}
