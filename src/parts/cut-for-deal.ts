import { CARDS, type Card, indexOfCard } from "../core/card.ts";
import { InvalidStateError } from "../core/errors.ts";
import type { Refusal } from "../core/game.ts";
import { expectDistinct, readArray, readCard } from "../core/json.ts";
import { type Random, sample } from "../core/random.ts";
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

/** Reads the cards of the latest tied cut: none, or one card per seat that cuts. */
export function readCuts(value: unknown, seats: number): Card[] {
  const cuts = readArray(value, "cuts", readCard, 0, seats);
  if (cuts.length === 0) return cuts;
  if (cuts.length !== seats) throw new InvalidStateError("cuts", `must have 0 or ${seats} items`);
  expectDistinct(cuts.map((card, i) => [`cuts[${i}]`, card]));
  if (lowestCard(cuts) !== undefined)
    throw new InvalidStateError("cuts", "must be a tie for the lowest card; otherwise the deal is already settled");
  return cuts;
}
