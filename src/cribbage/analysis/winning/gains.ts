// Found by test/cribbage/analysis/winning/generate.ts with the numbers 0.013 and 2.

/** Step between the errors, in points that the nearer side needs. */
export const ERROR_STEP = 15;

/** Largest standard errors of chances to win due to the gains, by the smaller need in steps of 15. */
export const GAIN_ERRORS: readonly number[] = [0.011, 0.0097, 0.01, 0.0045, 0.0028, 0.0016, 0.0012, 0.0008, 0.00046];
