import { checkedRandom, type Random, seeded } from "../../../core/random.ts";
import { expectFunction, readFields, readInteger } from "../../../schema/read.ts";

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

/** Reads how much work to spend. */
export function readBudget(options: TrialOptions): Budget {
  const given = readFields(options, ["options"], [], ["deals", "random"]);
  const deals = readInteger(given.deals ?? 300, ["options", "deals"], 2, 1_000_000);
  return { deals, random: readRandom(given.random ?? seeded(1)) };
}

/** Reads a source of randomness. It then throws instead of returning anything but a number from 0 to 1 (exclusive). */
export function readRandom(given: unknown): Random {
  expectFunction(given, ["options", "random"]);
  return checkedRandom(given as Random);
}
