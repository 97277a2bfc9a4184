import { InvalidStateError } from "../../../core/errors.ts";
import { readWorth, worthAt } from "../../../table/worth.ts";
import type { CribbageView } from "../../index.ts";
import { skunks } from "../../phases/over.ts";
import type { DealerChance } from "./table.ts";

/** What winning a game counts, in the options of whatever values it. */
export interface StakeOptions {
  /**
   * What a win, a skunk and a double skunk count, each 1 or more, as in `series`. Then choices are valued by the games
   * won, less those lost, in simple wins: `games`. By default, only winning counts. Two players or partners.
   */
  readonly worth?: readonly number[] | null;
}

/** What skunks count beyond a simple win: for each kind, what the loser must lack, and half of the simple wins it adds. */
export type Stakes = readonly { readonly lead: number; readonly added: number }[];

/** Reads `worth`. Returns what skunks count at a table: nothing without it. */
export function readStakes(given: StakeOptions["worth"]): (view: Pick<CribbageView, "scores" | "settings">) => Stakes {
  if (given == null) return () => [];
  const worth = readWorth(given, ["options", "worth"]);
  return ({ scores, settings }) => {
    if (scores.length > 2)
      throw new InvalidStateError(["options", "worth"], "must not be set with more than two sides");
    const counts = [1, 2, settings.doubleSkunk].map((games) => worthAt(worth, games) / worth[0]!);
    // A side that lacks one point less is behind by less than a skunk.
    return skunks.map((lead, i) => ({ lead: lead - 1, added: (counts[i + 1]! - counts[i]!) / 2 }));
  };
}

/**
 * What a game is worth to the dealer of the coming deal: the chance to win and, if skunks count, half of the games that
 * they bring in simple wins, less those that they cost. To skunk the other side is to win before it has all but 30 of its
 * points.
 */
export function dealerWorth(stakes: Stakes, chance: DealerChance, dealerNeeds: number, poneNeeds: number): number {
  let worth = chance(dealerNeeds, poneNeeds);
  for (const { lead, added } of stakes) {
    if (poneNeeds > lead) worth += added * chance(dealerNeeds, poneNeeds - lead);
    if (dealerNeeds > lead) worth -= added * (1 - chance(dealerNeeds - lead, poneNeeds));
  }
  return worth;
}
