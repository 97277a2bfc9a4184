import type { Random } from "../../../core/random.ts";
import type { Policy } from "./simulation.ts";

/** One random number makes eight choices: each is among 12, which is 2, 3 or 4 times a whole number. */
const CHOICES = 12;
const CHOICES_A_NUMBER = 8;
const ALL_CHOICES = 12 ** 8;

/** Discards and plays any cards, each choice as likely as any other. */
export function randomPolicy(random: Random): Policy {
  let chance = 0;
  let left = 0;
  return {
    // The cards come in random order, so the first are as good as any.
    discard: ({ size }) => (size === 6 ? 3 : 1),
    play: (_, playable) => {
      if (left === 0) {
        chance = Math.floor(random() * ALL_CHOICES);
        left = CHOICES_A_NUMBER;
      }
      left--;
      const choice = chance % CHOICES;
      chance = (chance / CHOICES) | 0;
      return ((choice * playable) / CHOICES) | 0;
    },
  };
}
