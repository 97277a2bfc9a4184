import { type Correction, ERROR_STEP, readCorrection } from "./correction.ts";
import { type DealOdds, readDealOdds } from "./deal-odds.ts";
import { GAIN_ERRORS, GAINS } from "./gains.ts";
import { type Chances, solve } from "./solve.ts";
import { DEAL_ODDS, STANDARD_ERRORS } from "./tallies.ts";

/** Number of players on two sides: two, or four as partners. */
export type TwoSides = 2 | 4;

/** The most points that a side may need. */
export const MOST_NEEDED = 241;

/** The lead for a win, a skunk or a double skunk. */
export type Lead = 1 | 31 | 61;

/** A table is solved for a game of 121 or for the longest game. */
type Size = 121 | typeof MOST_NEEDED;

const read: { [key in TwoSides]?: DealOdds } & { correction?: Correction } = {};
const tables: { [key in `${TwoSides} ${Lead} ${Size}`]?: Chances } = {};

/**
 * The chances to win by a lead of at least `lead` points, for all needs up to at least `most`. Computed on first use,
 * and again for more than 121 points.
 *
 * @param most - the most points that a side needs, up to {@link MOST_NEEDED}
 */
export function leadTable(players: TwoSides, most: number, lead: Lead): Chances {
  const size: Size = most <= 121 ? 121 : MOST_NEEDED;
  tables[`${players} ${lead} ${size}`] ??= solveTable(players, size, lead);
  return tables[`${players} ${lead} ${size}`]!;
}

function solveTable(players: TwoSides, most: number, lead: Lead): Chances {
  read[players] ??= readDealOdds(DEAL_ODDS[players]);
  read.correction ??= readCorrection(GAINS);
  // It is not known how to play a deal for a skunk, or how partners play one to win.
  return solve(read[players], most, lead, players === 2 && lead === 1 ? read.correction : undefined);
}

/**
 * The chances to win at the start of a deal, for hot loops and all needs up to at least `most`, at `stride * dealer's
 * need + pone's need`. A side that needs 0 has won; the entry for two such sides is empty.
 *
 * @param most - the most points that a side needs, up to {@link MOST_NEEDED}
 */
export function winTable(players: TwoSides, most: number): Chances {
  return leadTable(players, most, 1);
}

/** The chance that the dealer of the coming deal wins. A side that needs 0 or less has won; the dealer if both do. */
export function dealerWins(players: TwoSides, dealerNeeds: number, poneNeeds: number): number {
  if (dealerNeeds <= 0) return 1;
  if (poneNeeds <= 0) return 0;
  const { stride, dealer } = winTable(players, Math.max(dealerNeeds, poneNeeds));
  return dealer[stride * dealerNeeds + poneNeeds]!;
}

/** Largest standard error of a chance to win; 0 if a side has won. */
export function errorAt(players: TwoSides, dealerNeeds: number, poneNeeds: number): number {
  if (dealerNeeds <= 0 || poneNeeds <= 0) return 0;
  if (players === 4) return STANDARD_ERRORS[4];
  const step = Math.floor(Math.min(dealerNeeds, poneNeeds) / ERROR_STEP);
  return Math.hypot(STANDARD_ERRORS[2], GAIN_ERRORS[Math.min(step, GAIN_ERRORS.length - 1)]!);
}
