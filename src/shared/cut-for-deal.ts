import { CARDS, type Card, indexOfCard } from "../core/card.ts";
import type { Refusal } from "../core/game.ts";
import { type Random, sample } from "../core/random.ts";
import type { Report } from "../schema/issues.ts";
import type { CutForDealMove } from "./moves.ts";
import { refuseCards } from "./pack.ts";

/** A random cut for the first deal: one card for each of `seats` seats. */
export function drawCuts(seats: number, random: Random): CutForDealMove {
  return { type: "cut-for-deal", cards: sample(CARDS, seats, random) };
}

/** Refusal for a cut for the deal. */
export function refuseCuts(seats: number, move: CutForDealMove): Refusal<"wrong-cards"> | undefined {
  return refuseCards([move.cards], () => seats);
}

/** Index of the card with the lowest rank, ace low; undefined on a tie. */
export function lowestCard(cards: readonly Card[]): number | undefined {
  const ranks = cards.map((card) => indexOfCard(card) >> 2);
  const lowest = Math.min(...ranks);
  const at = ranks.indexOf(lowest);
  return ranks.lastIndexOf(lowest) === at ? at : undefined;
}

/** Reports cards of the latest cut that are neither none nor a tie with one card per seat that cuts. */
export function checkCuts(cuts: readonly Card[], seats: number, report: Report): void {
  if (cuts.length === 0) return;
  if (cuts.length !== seats) {
    report(["cuts"], `must have 0 or ${seats} items, not ${cuts.length}`);
    return;
  }
  if (lowestCard(cuts) !== undefined)
    report(["cuts"], "must be a tie for the lowest card; otherwise the deal is already settled");
}
