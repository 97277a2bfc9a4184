import type { Seat } from "../core/any.ts";
import { CARDS, type Card, indexOfCard } from "../core/card.ts";
import { noCards } from "../core/cardset.ts";
import { sample } from "../core/random.ts";
import { chanceToMove } from "../core/refusal.ts";
import type { Phase } from "../game/phases.ts";
import type { Report } from "../schema/reading.ts";
import { refuseCards } from "./deal.ts";
import type { CutForDealMove, SharedMove } from "./moves.ts";

interface Cutting {
  readonly settings: { readonly players: number };
  readonly cuts: readonly Card[];
}

/**
 * The phase in which `seatsOf(players)` seats cut for the first deal. The lowest card deals; on a tie, they cut again.
 */
export function makeCutForDeal<State extends Cutting, Next>(
  seatsOf: (players: number) => number,
  begin: (state: State, dealer: Seat) => Next,
): Phase<State, SharedMove, "wrong-cards" | "chance-to-move", State | Next> {
  const seats = ({ settings }: State) => seatsOf(settings.players);
  return {
    refuse(state, move) {
      if (move.type !== "cut-for-deal") return chanceToMove();
      return refuseCards(move.cards, seats(state), noCards(), "cards");
    },
    apply(state, { cards }: CutForDealMove) {
      const dealer = lowestCard(cards);
      return dealer === undefined ? { ...state, cuts: cards.slice() } : begin(state, dealer);
    },
    chance: (state, random) => ({ type: "cut-for-deal", cards: sample(CARDS, seats(state), random) }),
  };
}

/** Index of the card with the lowest rank, ace low; undefined on a tie. */
function lowestCard(cards: readonly Card[]): number | undefined {
  const ranks = cards.map((card) => indexOfCard(card) >> 2);
  const lowest = Math.min(...ranks);
  const at = ranks.indexOf(lowest);
  return ranks.lastIndexOf(lowest) === at ? at : undefined;
}

/** Reports the latest cut unless it is empty, or a tie with one card per cutting seat. */
export function checkCuts(cuts: readonly Card[], seats: number, report: Report): void {
  if (cuts.length === 0) return;
  if (cuts.length !== seats) report(["cuts"], `must have 0 or ${seats} items, not ${cuts.length}`);
  else if (lowestCard(cuts) !== undefined)
    report(["cuts"], "must be a tie for the lowest card; otherwise the deal is already settled");
}
