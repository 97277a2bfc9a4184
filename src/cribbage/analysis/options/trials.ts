import { checkedRandom, type Random, seeded } from "../../../core/random.ts";
import { expectFunction, readInteger, readOptions } from "../../../schema/read.ts";

/**
 * Options of a method for cribbage.
 *
 * @inline
 */
export interface MethodOptions {
  /** Number of deals of the hidden cards to try, 2 to 1,000,000; default 300, for `expert` 200. */
  readonly deals?: number | null;
}

/**
 * How much work to spend on chances to win.
 *
 * @inline
 */
export interface TrialOptions extends MethodOptions {
  /** Source of randomness; by default the same view always gives the same figures. */
  readonly random?: Random | null;
}

/**
 * A budget of work: `TrialOptions` with all defaults filled in.
 *
 * @inline
 */
export interface Budget {
  /** Number of deals of the hidden cards to try. */
  readonly deals: number;
  /** Source of randomness. */
  readonly random: Random;
}

/** Reads how much work to spend. The source throws instead of returning anything but a number from 0 to 1 (exclusive). */
export function readBudget(options?: TrialOptions | null): Budget {
  const given = readOptions(options, ["deals", "random"]);
  const deals = readInteger(given.deals ?? 300, ["options", "deals"], 2, 1_000_000);
  const random = given.random ?? seeded(1);
  expectFunction(random, ["options", "random"]);
  return { deals, random: checkedRandom(random as Random) };
}
