import type { SquareValues } from "./squares.ts";

/** `npm run facts -w docs/evidence -- squares --games 300` */
export const FOUND_SQUARES: SquareValues = {
  scores: {
    own: { mean: 1.77, error: 0.5 },
    other: { mean: -3.053, error: 0.52 },
    away: { mean: 0.32, error: 0.19 },
  },
  near: { own: { mean: 1.02, error: 0.51 }, other: { mean: -1.52, error: 0.54 }, away: { mean: 0.12, error: 0.2 } },
  far: { own: { mean: -0.54, error: 0.51 }, other: { mean: 0.23, error: 0.47 }, away: { mean: 0.08, error: 0.19 } },
};
