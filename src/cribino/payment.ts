import { InvalidStateError } from "../core/errors.ts";
import type { Seat, Side } from "../core/game.ts";
import { readInteger } from "../core/json.ts";
import { sideOf } from "../core/seat.ts";
import type { CribinoAward, PaymentItem } from "./score.ts";
import type { PlayState } from "./state.ts";
import type { Color } from "./tile.ts";

/** Pays one seat five points per tile that others hold. Partners don't pay each other. */
export function payments(
  state: Pick<PlayState, "scores" | "hands">,
  to: Seat,
  kind: PaymentItem["kind"],
): CribinoAward[] {
  const winner = sideOf(state, to);
  const gained: PaymentItem[] = [];
  const lost = new Map<Side, PaymentItem[]>();
  state.hands.forEach((hand, seat) => {
    const side = sideOf(state, seat);
    if (side === winner) return;
    const tiles = hand.length;
    gained.push({ kind, points: 5 * tiles, seat, tiles });
    lost.set(side, [...(lost.get(side) ?? []), { kind, points: -5 * tiles, seat, tiles }]);
  });
  return [[winner, gained] as const, ...lost].map(([side, items]) => ({
    side,
    points: items.reduce((sum, { points }) => sum + points, 0),
    items,
  }));
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
  const paid = readInteger(points, "points", 0);
  if (paid % 5 !== 0) throw new InvalidStateError("points", `must be a multiple of 5, not ${paid}`);
  const rest = paid % 50;
  return {
    purple: Math.floor(paid / 50),
    red: Math.floor(rest / 20),
    green: Math.floor((rest % 20) / 10),
    yellow: (rest % 10) / 5,
  };
}
