import { handNumber, leaveOut, pairNumber, type RankCounts, rankHands, waysToHold } from "../engine/ranks.ts";
import type { CribKind, CribSide } from "../options/players.ts";
import { type Discards, equilibriumOf } from "./equilibrium.ts";

const chances: { [kind in CribKind]?: Record<CribSide, Float64Array> } = {};

/** For the four cards of each hand of {@link rankHands}, the chance that a player who is dealt them keeps them. */
export function keepChances(kind: CribKind): Record<CribSide, Float64Array> {
  const equilibria = equilibriumOf(kind);
  chances[kind] ??= { own: keepRates(equilibria.own), opponent: keepRates(equilibria.opponent) };
  return chances[kind];
}

/** Not everyone discards by the tables, so any hand is kept at least this often. */
export const STRAY: number = 1 / 200;

/** How often a player with these discards keeps any four ranks, among all deals that contain them. */
function keepRates(discards: Discards): Float64Array {
  const size = discards.length === 18395 ? 6 : 5;
  const dealt = rankHands(size);
  const kept = rankHands(4);
  const whole: RankCounts = new Uint8Array(13).fill(4);
  const discarded = discardedRanks(size);
  const left = new Uint8Array(4);
  const rates = new Float64Array(kept.length / 4);
  for (let n = 0; n < discards.length; n++) {
    leaveOut(dealt, size * n, size, discarded[discards[n]!]!, left);
    rates[handNumber(left)]! += waysToHold(dealt, size * n, size, whole);
  }
  // Four cards are dealt with any two of the other 48, or with any one.
  const deals = size === 6 ? (48 * 47) / 2 : 48;
  return rates.map((ways, n) => ways / (waysToHold(kept, 4 * n, 4, whole) * deals) + STRAY);
}

/** The ranks of each discard by its number, in ascending order: a pair or a single rank. */
function discardedRanks(size: 5 | 6): number[][] {
  const ranks: number[][] = [];
  for (let a = 0; a < 13; a++)
    if (size === 5) ranks[a] = [a];
    else for (let b = a; b < 13; b++) ranks[pairNumber(a, b)] = [a, b];
  return ranks;
}
