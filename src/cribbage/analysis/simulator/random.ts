import { nextNumber, type Random } from "../../../core/random.ts";
import type { Policy } from "./simulation.ts";

/** Each choice is a digit among 12, which is 2, 3 or 4 times a whole number; one random number makes eight. */
const DIGITS = 12;
const ALL_DIGITS = 12 ** 8;

/** Discards and plays any cards, each choice as likely as any other. */
export function randomPolicy(random: Random): Policy {
  // The digits that are left, below a 1.
  const drawn = { digits: 1 };
  return {
    // The cards come in random order, so the last are as good as any.
    discard: ({ size }) => (size === 6 ? 48 : 16),
    play: (_, playable) => {
      if (drawn.digits === 1) drawn.digits = ALL_DIGITS + Math.floor(nextNumber(random) * ALL_DIGITS);
      const { digits } = drawn;
      drawn.digits = (digits / DIGITS) | 0;
      // 43 / 512 is near enough to 1 / 12 for such small numbers.
      return Math.imul(digits % DIGITS, 43 * playable) >> 9;
    },
  };
}
