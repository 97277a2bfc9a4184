import type { Value } from "../../../bots/seats/level.ts";
import { type Card, cardIndex, valueOfCard } from "../../../core/card.ts";
import { countRanks } from "../../../scoring/counter.ts";
import { scorePlay } from "../../../scoring/index.ts";
import { cardsInCount } from "../../count.ts";
import type { DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardState, PlayState, View } from "../../state.ts";

/** The pairs and fifteens that each discard leaves in the hand, in points. */
export function pairsAndFifteensKept(view: View<DiscardState>, moves: readonly DiscardMove[]): readonly Value[] {
  return keptBy(view, moves).map((cards) => {
    const sums = cards.reduce((sums, card) => sums.flatMap((sum) => [sum, sum + valueOfCard(card)]), [0]);
    const pairs = cards.flatMap((card, i) => cards.slice(0, i).filter((other) => other[0] === card[0]));
    return { value: 2 * (pairs.length + sums.filter((sum) => sum === 15).length) };
  });
}

/** The points of the four cards that each discard leaves, without the starter and the crib. */
export function pointsKept(view: View<DiscardState>, moves: readonly DiscardMove[]): readonly Value[] {
  return keptBy(view, moves).map((cards) => {
    const [a, b, c, d] = cards.map(cardIndex) as [number, number, number, number];
    return { value: countRanks(a, b, c, d) };
  });
}

function keptBy({ hands }: View<DiscardState>, moves: readonly DiscardMove[]): (readonly Card[])[] {
  const hand = hands[moves[0]!.seat] as readonly Card[];
  return moves.map(({ cards }) => hand.filter((card) => !cards.includes(card)));
}

/** The points that each card pegs at once. */
export function pointsAtOnce(view: View<PlayState>, moves: readonly PlayMove[]): readonly Value[] {
  const cards = cardsInCount(view);
  return moves.map(({ card }) => ({ value: scorePlay([...cards, card]).points }));
}
