import { shuffle } from "../../src/core/random.ts";
import type { Random } from "../../src/index.ts";
import { formatLayout, squaresIn } from "../../src/sackson/display.ts";
import { COLORS, type Color, initialState, type SacksonOptions, type Square } from "../../src/sackson/index.ts";
import { type Figure, placementsOf } from "../../src/sackson/patterns.ts";

/** Every placement of each figure, as five squares. */
export function placements(options: SacksonOptions): { readonly [figure in Figure]: readonly (readonly Square[])[] } {
  const known = [...placementsOf(initialState(options).settings)];
  const list = (figure: Figure) => known.filter(([, other]) => other === figure).map(([bits]) => squaresIn(bits));
  return { plus: list("plus"), cross: list("cross"), line: list("line"), "zig-zag": list("zig-zag") };
}

/** A random layout that a game may start with; about every second one may. */
export function randomLayout(random: Random, options: SacksonOptions = {}): string {
  const markers = COLORS.flatMap((color) => Array<Color>(5).fill(color));
  for (;;) {
    const layout = formatLayout(shuffle(markers, random));
    try {
      return initialState({ ...options, layout }).settings.layout;
    } catch {}
  }
}
