import type { Random } from "../../../core/random.ts";
import type { Policy } from "../engine/state.ts";

/** Each choice is a digit in base 12, which 2, 3 and 4 divide. One random number has eight digits. */
const DIGITS = 12;
const ALL_DIGITS = 12 ** 8;

/** Discards and plays at random, all choices equally likely. */
export function randomPolicy(random: Random): Policy {
  // The remaining digits, below a 1.
  const drawn = { digits: 1 };
  return {
    // The cards are in random order, so any places will do.
    discard: ({ size }) => (size === 6 ? 48 : 16),
    play: (_, playable) => {
      if (drawn.digits === 1) drawn.digits = ALL_DIGITS + Math.floor(random() * ALL_DIGITS);
      const { digits } = drawn;
      drawn.digits = (digits / DIGITS) | 0;
      // 43 / 512 is close enough to 1 / 12 for numbers this small.
      return Math.imul(digits % DIGITS, 43 * playable) >> 9;
    },
  };
}
