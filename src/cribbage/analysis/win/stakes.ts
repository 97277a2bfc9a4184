import { InvalidStateError } from "../../../core/errors.ts";
import { readWorth, worthAt } from "../../../table/worth.ts";
import type { CribbageView } from "../../index.ts";
import { skunks } from "../../phases/over.ts";
import type { DealerChance } from "./table.ts";

/** The values of wins, as an option of functions that value games. */
export interface StakeOptions {
  /**
   * The values of a win, a skunk and a double skunk, each 1 or more, as in `series`. Then choices are valued by
   * `games`: games won minus games lost, in simple wins. By default, only winning counts. For two players or partners.
   */
  readonly worth?: readonly number[] | null;
}

/**
 * Extra values of skunks beyond a simple win: for each kind, the points that the loser must still need, and half of the
 * simple wins that it adds.
 */
export type Stakes = readonly { readonly lead: number; readonly added: number }[];

/** Reads `worth`. Returns the values of skunks at a table: none without `worth`. */
export function readStakes(given: StakeOptions["worth"]): (view: Pick<CribbageView, "scores" | "settings">) => Stakes {
  if (given == null) return () => [];
  const worth = readWorth(given, ["options", "worth"]);
  return ({ scores, settings }) => {
    if (scores.length > 2)
      throw new InvalidStateError(["options", "worth"], "must not be set with more than two sides");
    const counts = [1, 2, settings.doubleSkunk].map((games) => worthAt(worth, games) / worth[0]!);
    // A loser that needs `lead - 1` points or fewer is not skunked.
    return skunks.map((lead, i) => ({ lead: lead - 1, added: (counts[i + 1]! - counts[i]!) / 2 }));
  };
}

/**
 * The worth of a game to the dealer of the coming deal: the chance to win and, if skunks count, half of their net games
 * in simple wins. A side skunks the other if it wins before the other has all but 30 of its points.
 */
export function dealerWorth(stakes: Stakes, chance: DealerChance, dealerNeeds: number, poneNeeds: number): number {
  let worth = chance(dealerNeeds, poneNeeds);
  for (const { lead, added } of stakes) {
    if (poneNeeds > lead) worth += added * chance(dealerNeeds, poneNeeds - lead);
    if (dealerNeeds > lead) worth -= added * (1 - chance(dealerNeeds - lead, poneNeeds));
  }
  return worth;
}
