import type { Rank } from "../../../core/card.ts";
import { readOneOf } from "../../../core/json.ts";
import { pairNumber } from "../ranks.ts";
import { CRIB_AVERAGES } from "./averages.ts";
import { discardRates, equilibriumOf } from "./equilibrium.ts";
import type { CribSide } from "./kind.ts";

/** A number for each two ranks, the same in either order: `table["5"].J` is `table.J["5"]`. */
export type PairTable = Readonly<Record<Rank, Readonly<Record<Rank, number>>>>;

const RANKS = "A23456789TJQK";

function tabulate(values: readonly number[]): PairTable {
  const row = (a: number) => Object.freeze(byRank((b) => values[pairNumber(a, b)]!));
  return Object.freeze(byRank(row));
}

function byRank<T>(value: (rank: number) => T): Record<Rank, T> {
  return Object.fromEntries(Array.from(RANKS, (rank, i) => [rank, value(i)])) as Record<Rank, T>;
}

const averages: { [side in CribSide]?: PairTable } = {};
const rates: { [side in CribSide]?: PairTable } = {};

function readSide(side: unknown): CribSide {
  return readOneOf(side, "side", ["own", "opponent"]);
}

/**
 * The average crib of two players for each two ranks discarded to it, when both sides discard so that their expected hand,
 * plus the average crib or less it, is as large as can be. It is a fixed point: players who discard by these averages
 * produce them. The other player's six cards and the starter come from the fifty other cards of the pack.
 *
 * @param side - whose crib: `"own"` for the dealer, `"opponent"` for the other player
 * @returns the points by rank and rank, to four decimal places
 * @throws InvalidStateError when the side is neither
 *
 * @example
 * ```ts
 * import { cribTable } from "fifteen-two/cribbage/analysis";
 *
 * cribTable("own")["5"].J; // => 6.9628
 * cribTable("opponent")["5"]["5"]; // => 9.2742
 * ```
 */
export function cribTable(side: CribSide): PairTable {
  const read = readSide(side);
  averages[read] ??= tabulate(CRIB_AVERAGES.two[read]);
  return averages[read];
}

/**
 * How often a player of two who discards by {@link cribTable} discards each two ranks, over all hands of six: the
 * equilibrium, which is worked out on first use, in some 50 ms; so it is with {@link discardValues}.
 *
 * @param side - whose crib: `"own"` for the dealer, `"opponent"` for the other player
 * @returns the rates, 0 to 1, by rank and rank; those of the 91 pairs add up to 1
 * @throws InvalidStateError when the side is neither
 *
 * @example
 * ```ts
 * import { discardTable } from "fifteen-two/cribbage/analysis";
 *
 * discardTable("opponent").T.K > 40 * discardTable("opponent")["5"]["5"]; // => true
 * ```
 */
export function discardTable(side: CribSide): PairTable {
  const read = readSide(side);
  rates[read] ??= tabulate(discardRates(equilibriumOf("two")[read]));
  return rates[read];
}
