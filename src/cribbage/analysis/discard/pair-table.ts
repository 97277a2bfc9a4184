import type { Rank } from "../../../core/card.ts";
import { readOneOf } from "../../../schema/read.ts";
import { pairNumber, RANKS } from "../engine/hand.ts";
import type { CribSide } from "../engine/simulation.ts";
import { CRIB_AVERAGES } from "./crib-averages.ts";
import { equilibriumOf } from "./equilibrium.ts";

/** A number for any two ranks, the same in either order: `table["5"].J` is `table.J["5"]`. @inline */
export type PairTable = Readonly<Record<Rank, Readonly<Record<Rank, number>>>>;

const tables = /* @__PURE__ */ new Map<ArrayLike<number>, PairTable>();

function tableOf(values: ArrayLike<number>): PairTable {
  const table = tables.get(values) ?? byRank((a) => byRank((b) => values[pairNumber(a, b)]!));
  tables.set(values, table);
  return table;
}

function byRank<T>(value: (rank: number) => T): Readonly<Record<Rank, T>> {
  return Object.freeze(Object.fromEntries(Array.from(RANKS, (rank, i) => [rank, value(i)])) as Record<Rank, T>);
}

function readSide(side: unknown): CribSide {
  return readOneOf(side, ["side"], ["own", "opponent"]);
}

/**
 * The average crib of two players for any two ranks discarded to it, if both sides maximize their expected hand and
 * pegging plus or minus this average.
 *
 * Players who discard by these averages reproduce them to about 0.01 points. The other player's six cards and the
 * starter come from the other fifty cards of the pack.
 *
 * @param side - the side with the crib: `"own"` for the dealer, `"opponent"` for the other player
 * @returns the points by both ranks, to four decimal places
 * @throws InvalidStateError when the side is unknown
 *
 * @example
 * ```ts
 * import { cribTable } from "fifteen-two/cribbage/analysis";
 *
 * cribTable("own")["5"].J; // => 6.902
 * cribTable("opponent")["5"]["5"]; // => 9.5963
 * ```
 */
export function cribTable(side: CribSide): PairTable {
  return tableOf(CRIB_AVERAGES.two[readSide(side)]);
}

/**
 * The rate at which any two ranks are discarded over all hands of six, by one of two players who discard by
 * {@link cribTable}.
 *
 * The first use of this function or of {@link discardValues} with `chances` computes the equilibrium, which takes about
 * 80 ms.
 *
 * @param side - the side with the crib: `"own"` for the dealer, `"opponent"` for the other player
 * @returns the rates, 0 to 1, by both ranks; those of the 91 pairs add up to 1
 * @throws InvalidStateError when the side is unknown
 *
 * @example
 * ```ts
 * import { discardTable } from "fifteen-two/cribbage/analysis";
 *
 * discardTable("opponent").T.K > 40 * discardTable("opponent")["5"]["5"]; // => true
 * ```
 */
export function discardTable(side: CribSide): PairTable {
  return tableOf(equilibriumOf("two", readSide(side)).rates);
}
