// The page's tests are compiled without Node's types.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** How many times as often as a night does, `npm run test:night` tries things: 1 unless `NIGHT` says more. By day it is 0. */
const NIGHTS = Number(process.env.NIGHT ?? 0);

/** Whether it is night, when also what takes long is tried: `test.runIf(NIGHT)`. */
export const NIGHT = NIGHTS > 0;

/** Where everything that is tried at random begins. A failure prints it; `SEED=…` begins elsewhere. */
export const SEED = Number(process.env.SEED ?? 1);

/** How often to try something: `npm test` runs by day, `npm run test:night` by night. */
export function often(day: number, night: number): number {
  return NIGHT ? NIGHTS * night : day;
}

/** By day every `step`-th item, at night all. A step that shares no factor with the options' numbers of values keeps every value. */
export function thinned<T>(items: readonly T[], step: number): readonly T[] {
  return NIGHT ? items : items.filter((_, i) => i % step === 0);
}
