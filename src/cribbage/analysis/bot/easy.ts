import { evenly, type Value } from "../../../bots/seats/level.ts";
import { cardIndex } from "../../../core/card.ts";
import { countRanks } from "../../../scoring/counter.ts";
import { scorePlay } from "../../../scoring/index.ts";
import type { DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardState, PlayState, View } from "../../state.ts";

/** The points that each discard leaves in the hand by itself, no matter what the starter is and who has the crib. */
export function pointsKept({ hands }: View<DiscardState>, moves: readonly DiscardMove[]): readonly Value[] {
  const hand = hands[moves[0]!.seat]!;
  const points = moves.map(({ cards }) => {
    const kept = hand.filter((card) => !cards.includes(card as never)).map((card) => cardIndex(card as never));
    const [a, b, c, d] = kept as [number, number, number, number];
    return countRanks(a, b, c, d);
  });
  return evenly(points);
}

/** The points that each card pegs at once. */
export function pointsAtOnce({ plays, countStarts }: View<PlayState>, moves: readonly PlayMove[]): readonly Value[] {
  const cards = plays.slice(countStarts.at(-1)).flatMap((move) => (move.type === "play" ? [move.card] : []));
  return evenly(moves.map(({ card }) => scorePlay([...cards, card]).points));
}
