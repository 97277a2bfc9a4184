import { TIE, type Value } from "../../../bots/seats/level.ts";
import { cardIndex } from "../../../core/card.ts";
import { countRanks } from "../../../scoring/counter.ts";
import { scorePlay } from "../../../scoring/index.ts";
import type { DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardState, PlayState, View } from "../../state.ts";
import type { Budget } from "../hidden/deals.ts";

/** The points that each discard leaves in the hand by itself, no matter what the starter is and who has the crib. */
export function pointsKept(
  { hands }: View<DiscardState>,
  moves: readonly DiscardMove[],
  { random }: Budget,
): readonly Value[] {
  const hand = hands[moves[0]!.seat]!;
  return moves.map(({ cards }) => {
    const kept = hand.filter((card) => !cards.includes(card as never)).map((card) => cardIndex(card as never));
    const [a, b, c, d] = kept as [number, number, number, number];
    return { value: countRanks(a, b, c, d) + TIE * random() };
  });
}

/** The points that each card pegs at once. */
export function pointsAtOnce(
  { plays, countStarts }: View<PlayState>,
  moves: readonly PlayMove[],
  { random }: Budget,
): readonly Value[] {
  const cards = plays.slice(countStarts.at(-1)).flatMap((move) => (move.type === "play" ? [move.card] : []));
  return moves.map(({ card }) => ({ value: scorePlay([...cards, card]).points + TIE * random() }));
}
