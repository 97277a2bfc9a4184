import { countBits } from "../core/bits.ts";
import { InvalidStateError, NotationError } from "../core/errors.ts";
import { COLORS } from "./color.ts";
import { type Display, formatLayout, markersOf, parseLayout } from "./display.ts";
import { squaresIn } from "./group.ts";
import { FIGURES, type PatternSettings, patternsOf } from "./patterns.ts";

/** The usual start layout: a reconstruction, as the picture in the source is lost. */
export const DEFAULT_LAYOUT = "YGRYB NBNGN RGRYR BYBNB NGRYG";

/** What makes a display unfit to start from; undefined when it is fit (S0-18). */
export function layoutFault(display: Display, settings: PatternSettings): string | undefined {
  const { placements } = patternsOf(settings);
  for (const color of COLORS) {
    const markers = markersOf(display, color);
    for (const figure of FIGURES) {
      const close = placements[figure].find((bits) => countBits(bits & markers) >= 4);
      if (close !== undefined)
        return `has ${countBits(close & markers)} ${color} markers in a ${figure} on ${squaresIn(close).join(" ")}; the first exchange must make no figure (S0-18)`;
    }
  }
  return undefined;
}

/** Reads the option `layout`, and returns it as {@link formatLayout} writes it. */
export function readLayout(value: unknown, path: string, settings: PatternSettings): string {
  try {
    const display = parseLayout(value as string);
    const fault = layoutFault(display, settings);
    if (fault !== undefined) throw new InvalidStateError(path, fault);
    return formatLayout(display);
  } catch (error) {
    if (error instanceof NotationError) throw new InvalidStateError(path, error.message);
    throw error;
  }
}
