import {
  CORRECTION_NEEDS,
  CORRECTION_UNIT,
  type Correction,
} from "../../../../src/cribbage/analysis/winning/correction.ts";
import type { DealOdds } from "../../../../src/cribbage/analysis/winning/deal-odds.ts";
import { type Chances, solve } from "../../../../src/cribbage/analysis/winning/solve.ts";
import { seeded } from "../../../../src/index.ts";
import type { DealPlayer } from "./deals.ts";

/** Two ways to play a deal: one that does not look at the score, and one that does. */
export interface Players {
  readonly forPoints: DealPlayer;
  readonly toWin: DealPlayer;
}

/** The dealer's chance to win when a deal from these needs was scored so. */
export function worthOfDeal(events: ArrayLike<number>, length: number, a: number, b: number, next: Chances): number {
  for (let i = 0; i < length; i += 2) {
    if (events[i] === 0) a -= events[i + 1]!;
    else b -= events[i + 1]!;
    if (a <= 0) return 1;
    if (b <= 0) return 0;
  }
  // The sides change places.
  return next.pone[next.stride * b + a]!;
}

/**
 * By how much the dealer's chance rises when both sides play a deal to win, at each two of the known needs: the mean
 * over deals of the same cards, followed by the same chances. The chances that follow hold the gains found so far, as
 * the needs rise.
 *
 * @param odds - of deals that are played for points
 * @param deals - how many at each needs
 */
export function fitGains(odds: DealOdds, players: Players, deals: number, seed: number): Correction {
  const known = CORRECTION_NEEDS.slice(0, -1);
  const most = known.at(-1)!;
  const gains = new Array<number>(known.length ** 2).fill(0);
  const nodes = known
    .flatMap((a, i) => known.map((b, j) => ({ a, b, at: known.length * i + j })))
    .sort((one, other) => one.a + one.b - other.a - other.b);
  for (const { a, b, at } of nodes) {
    const next = solve(odds, most, 1, gains);
    gains[at] = gain(players, a, b, next, deals, seed + deals * at);
  }
  return gains;
}

function gain({ forPoints, toWin }: Players, a: number, b: number, next: Chances, deals: number, seed: number): number {
  const events = new Uint8Array(256);
  const worth = (play: DealPlayer, n: number) =>
    worthOfDeal(events, play(events, [a, b], seeded(seed + n)), a, b, next);
  let sum = 0;
  for (let n = 0; n < deals; n++) sum += worth(toWin, n) - worth(forPoints, n);
  return Math.round(sum / deals / CORRECTION_UNIT) * CORRECTION_UNIT;
}
