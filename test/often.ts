// The page's tests are compiled without Node's types.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** Multiplies the counts of a night: 1 for `npm run test:night` unless `NIGHT` says more, 0 by day. */
const NIGHTS = Number(process.env.NIGHT ?? 0);

/** Whether it is night, when also what takes long is tried: `test.runIf(NIGHT)`. */
export const NIGHT = NIGHTS > 0;

/** The seed of all random trials. A failure prints it; `SEED=…` replaces it. */
export const SEED = Number(process.env.SEED ?? 1);

/** A number of trials: `npm test` runs by day, `npm run test:night` by night. */
export function often(day: number, night: number): number {
  return NIGHT ? NIGHTS * night : day;
}

/**
 * Every `step`-th item by day, all at night. Choose a step coprime to each option's number of values, or one of them is
 * never tried by day.
 */
export function thinned<T>(items: readonly T[], step: number): readonly T[] {
  return NIGHT ? items : items.filter((_, i) => i % step === 0);
}
