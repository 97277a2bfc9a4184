import { InvalidStateError } from "../core/errors.ts";
import { type Random, shuffle } from "../core/random.ts";
import { COLORS, type Color } from "./color.ts";
import { formatLayout } from "./display.ts";
import { readPatterns, type SacksonOptions } from "./options.ts";
import { layoutFault } from "./start-layout.ts";

/** How many layouts to try before concluding that the random source is broken. About every second layout is valid. */
const TRIES = 1000;

/**
 * Makes a random start layout. Every valid layout is equally likely.
 *
 * @param random - source of randomness
 * @param options - only `zigzag` and `diagonalLines` matter, since they decide which layouts are valid
 * @returns a value for the option `layout`
 * @throws InvalidStateError when an option is unknown or out of range, or the source returns numbers outside 0
 * (inclusive) to 1 (exclusive) or keeps repeating a few
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
  throw new InvalidStateError(["random"], `must be random, but gave no valid layout in ${TRIES} tries`);
}
