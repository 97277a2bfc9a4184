import { digitReader } from "../../../src/cribbage/analysis/engine/digits.ts";

/** Chances of the pone's points and of the dealer's in a deal, to be multiplied. */
export interface Product {
  /** By the pone's points. */
  readonly pone: Float64Array;
  /** By the dealer's points. */
  readonly dealer: Float64Array;
}

/** The scores of one deal when nobody looks at the score of the game. */
export interface DealOdds {
  /**
   * The chance that a deal ends with certain points for both is the sum of these products. The first has the points of
   * each side as if they were independent; the others correct that.
   */
  readonly ends: readonly Product[];
  /** By the pone's points, then the dealer's: the chance that the pone gets there while the dealer has the latter. */
  readonly poneFirst: readonly Float64Array[];
}

/** Number of products in the text of {@link readDealOdds}. More don't make the chances to win more exact. */
export const PRODUCTS = 3;

/** Factors of the products after the first are integers divided by this. */
export const FACTOR_SCALE: number = 2 ** 14;

/**
 * Reads the odds of a deal from text. It has the length of the lists for the pone and for the dealer and the number of
 * columns of `poneFirst`; how many deals end with each number of points for the pone, and for the dealer; the factors
 * of the other products; then the difference between each number of `poneFirst`, in deals, and the one above it.
 */
export function readDealOdds(text: string): DealOdds {
  const next = digitReader(text);
  const [height, width, widthOfFirst] = [next(), next(), next()];
  const list = (length: number) => Float64Array.from({ length }, next);
  const counts = { pone: list(height), dealer: list(width) };
  const deals = counts.pone.reduce((sum, n) => sum + n, 0);
  const scaled = (numbers: Float64Array, scale: number) => numbers.map((n) => n / scale);
  const ends = [{ pone: scaled(counts.pone, deals), dealer: scaled(counts.dealer, deals) }];
  while (ends.length < PRODUCTS)
    ends.push({ pone: scaled(list(height), FACTOR_SCALE), dealer: scaled(list(width), FACTOR_SCALE) });
  let row = new Float64Array(widthOfFirst);
  const poneFirst = Array.from({ length: height }, () => {
    row = row.map((n) => n + next());
    return scaled(row, deals);
  });
  return { ends, poneFirst };
}
