import { countBits } from "../core/bits.ts";
import { InvalidStateError, NotationError } from "../core/errors.ts";
import { COLORS } from "./color.ts";
import { type Display, markersOf, parseLayout } from "./display.ts";
import { squaresIn } from "./group.ts";
import { FIGURES, type PatternSettings, patternsOf } from "./patterns.ts";

/** The default start layout. It is a reconstruction, since the picture in the source is lost. */
export const DEFAULT_LAYOUT = "YGRYB NBNGN RGRYR BYBNB NGRYG";

/** Why a display can't be a start layout, or undefined if it can. */
export function layoutFault(display: Display, settings: PatternSettings): string | undefined {
  const { placements } = patternsOf(settings);
  for (const color of COLORS) {
    const markers = markersOf(display, color);
    for (const figure of FIGURES) {
      const close = placements[figure].find((bits) => countBits(bits & markers) >= 4);
      if (close !== undefined)
        return `has ${countBits(close & markers)} ${color} markers in a ${figure} on ${squaresIn(close).join(" ")}; no color may start with four`;
    }
  }
  return undefined;
}

/** Reads the option `layout`. */
export function readLayout(text: string, settings: PatternSettings): Display {
  try {
    const display = parseLayout(text);
    const fault = layoutFault(display, settings);
    if (fault !== undefined) throw new InvalidStateError(["layout"], fault);
    return display;
  } catch (error) {
    if (error instanceof NotationError) throw new InvalidStateError(["layout"], error.message);
    throw error;
  }
}
