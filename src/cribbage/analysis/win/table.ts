import { digitReader } from "../engine/text.ts";
import { MOST_NEEDED } from "../options/view.ts";
import { DEAL_ODDS, ERROR_STEP, GAIN_ERRORS, STANDARD_ERRORS, WINS } from "./data.ts";
import { readDealOdds } from "./odds.ts";
import { type Chances, gameOver, solve } from "./solve.ts";

/** Number of players on two sides: two, or four as partners. */
export type TwoSides = 2 | 4;

/** The lead for a win, a skunk or a double skunk. */
export type Lead = 1 | 31 | 61;

/** The most points that a side may need in the shipped table. */
export const SHIPPED_NEED = 121;

/** Shipped chances are multiples of this. */
export const WIN_UNIT: number = 2 ** -11;

/**
 * Reads the chances of two players from text, by the dealer's need and then the pone's: the difference, in units,
 * between each chance and the sum of its neighbors at one point less, less the one at which both need one point less.
 */
function readWins(text: string): Chances {
  const next = digitReader(text);
  const chances = gameOver(SHIPPED_NEED, 1);
  const { stride, dealer, pone } = chances;
  for (let a = 1; a < stride; a++)
    for (let b = 1, at = stride * a + 1; b < stride; b++, at++) {
      dealer[at] = dealer[at - stride]! + dealer[at - 1]! - dealer[at - stride - 1]! + next() * WIN_UNIT;
      pone[at] = 1 - dealer[at]!;
    }
  return chances;
}

const tables: Chances[] = [];

/**
 * The chances to win by a lead of at least `lead` points, for all needs up to at least `most`. Made on first use, and
 * again for more than 121 points. The most common one is shipped, since solving it takes four times as long as reading.
 *
 * @param most - the most points that a side needs, up to {@link MOST_NEEDED}
 */
export function leadTable(players: TwoSides, most: number, lead: Lead): Chances {
  // A number as the key, since this is in hot loops.
  const key = 8 * lead + players + (most > SHIPPED_NEED ? 1 : 0);
  tables[key] ??=
    key === 10 ? readWins(WINS) : solveTable(players, most > SHIPPED_NEED ? MOST_NEEDED : SHIPPED_NEED, lead);
  return tables[key];
}

/** Computes the chances from the odds of a deal. Those that are shipped hold what playing to win brings, too. */
function solveTable(players: TwoSides, most: number, lead: Lead): Chances {
  const odds = readDealOdds(DEAL_ODDS[players]);
  if (players === 4 || lead > 1) return solve(odds, most, lead);
  const { stride, dealer } = leadTable(2, SHIPPED_NEED, 1);
  return solve(odds, most, lead, (chance, a, b) => (a < stride && b < stride ? dealer[stride * a + b]! : chance));
}

/** The chance that the dealer of the coming deal wins. A side that needs 0 or less has won; the dealer if both do. */
export function dealerWins(players: TwoSides, dealerNeeds: number, poneNeeds: number): number {
  if (dealerNeeds <= 0) return 1;
  if (poneNeeds <= 0) return 0;
  const { stride, dealer } = leadTable(players, Math.max(dealerNeeds, poneNeeds), 1);
  return dealer[stride * dealerNeeds + poneNeeds]!;
}

/** Largest standard error of a chance to win; 0 if a side has won. */
export function errorAt(players: TwoSides, dealerNeeds: number, poneNeeds: number): number {
  if (dealerNeeds <= 0 || poneNeeds <= 0) return 0;
  if (players === 4) return STANDARD_ERRORS[4];
  const step = Math.floor(Math.min(dealerNeeds, poneNeeds) / ERROR_STEP);
  return Math.hypot(STANDARD_ERRORS[2], WIN_UNIT / Math.sqrt(12), GAIN_ERRORS[Math.min(step, GAIN_ERRORS.length - 1)]!);
}
