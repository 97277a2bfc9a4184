import { CORRECTION_NEEDS, type Correction, readCorrection } from "./correction.ts";
import { type DealOdds, readDealOdds } from "./deal-odds.ts";
import { GAIN_ERRORS, GAINS } from "./gains.ts";
import { type Chances, solve } from "./solve.ts";
import { DEAL_ODDS, STANDARD_ERRORS } from "./tallies.ts";

/** How many play on two sides: two, or four as partners. */
export type TwoSides = 2 | 4;

/** The most points that a side may need. */
export const MOST_NEEDED = 241;

/** The leads at which a game is won, won by a skunk, won by a double skunk. */
export type Lead = 1 | 31 | 61;

/** A table is solved for the game of 121, or for the longest one. */
type Size = 121 | typeof MOST_NEEDED;

const read: { [key in TwoSides]?: DealOdds } & { correction?: Correction } = {};
const tables: { [key in `${TwoSides} ${Lead} ${Size}`]?: Chances } = {};

/**
 * The chances to win by a lead of so many points or more, for all needs up to `most` or further. They are worked out on
 * first use, and for more than 121 once more.
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
  // How a deal is played for a skunk is not known, nor how partners play one to win.
  return solve(read[players], most, lead, players === 2 && lead === 1 ? read.correction : undefined);
}

/**
 * The chances to win for all needs up to `most` or further, for a hot loop: at `stride * dealer's need + pone's need`,
 * at the start of a deal. A side that needs 0 has won; where both do there is nothing.
 *
 * @param most - the most points that a side needs, up to {@link MOST_NEEDED}
 */
export function winTable(players: TwoSides, most: number): Chances {
  return leadTable(players, most, 1);
}

/** How likely the dealer of the coming deal wins; a side that needs 0 or less has won, the dealer if both do. */
export function dealerWins(players: TwoSides, dealerNeeds: number, poneNeeds: number): number {
  if (dealerNeeds <= 0) return 1;
  if (poneNeeds <= 0) return 0;
  const { stride, dealer } = winTable(players, Math.max(dealerNeeds, poneNeeds));
  return dealer[stride * dealerNeeds + poneNeeds]!;
}

/** The standard error of a chance to win, at most; 0 when a side has won. */
export function errorAt(players: TwoSides, dealerNeeds: number, poneNeeds: number): number {
  if (dealerNeeds <= 0 || poneNeeds <= 0) return 0;
  if (players === 4) return STANDARD_ERRORS[4];
  const isNear = Math.max(dealerNeeds, poneNeeds) < CORRECTION_NEEDS.at(-1)!;
  return Math.hypot(STANDARD_ERRORS[2], isNear ? GAIN_ERRORS.near : GAIN_ERRORS.far);
}
