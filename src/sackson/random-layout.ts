import { InvalidStateError } from "../core/errors.ts";
import { type Random, shuffle } from "../core/random.ts";
import { COLORS, type Color } from "./color.ts";
import { formatLayout } from "./display.ts";
import { readPatterns, type SacksonOptions } from "./options.ts";
import { layoutFault } from "./start-layout.ts";

/** How many layouts are tried before a random source is taken for a broken one; about every second is valid. */
const TRIES = 1000;

/**
 * A start layout at random, each valid one as likely as any other.
 *
 * @param random - where the randomness comes from
 * @param options - of which `zigzag` and `diagonalLines` matter: they decide which layouts are valid
 * @returns a value for the option `layout`
 * @throws InvalidStateError when an option is unknown or out of range, or the source gives anything but numbers from 0
 *   up to 1, or the same few again and again
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import { initialState, randomLayout } from "fifteen-two/sackson";
 *
 * const layout = randomLayout(seeded(7));
 * initialState({ layout }).settings.layout === layout; // => true
 * ```
 */
export function randomLayout(random: Random, options?: SacksonOptions): string {
  const settings = readPatterns(options);
  const markers = COLORS.flatMap((color) => Array<Color>(5).fill(color));
  for (let i = 0; i < TRIES; i++) {
    const display = shuffle(markers, random);
    if (layoutFault(display, settings) === undefined) return formatLayout(display);
  }
  throw new InvalidStateError("random", `gave no valid layout in ${TRIES} tries: it is not random`);
}
