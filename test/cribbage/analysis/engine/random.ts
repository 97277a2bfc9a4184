import type { Policy } from "../../../../src/cribbage/analysis/engine/simulation.ts";
import type { Random } from "../../../../src/index.ts";

/** Discards and plays at random, all choices equally likely. */
export function randomPolicy(random: Random): Policy {
  return {
    // The cards are in random order, so any places will do.
    discard: ({ size }) => (size === 6 ? 48 : 16),
    play: (_, playable) => Math.floor(random() * playable),
  };
}
