import type { Value } from "../../../bots/seats/level.ts";
import { type Card, cardIndex } from "../../../core/card.ts";
import type { PlayMove } from "../../moves.ts";
import type { PlayState, View } from "../../state.ts";
import { handOfRanks, placeOfRank } from "../engine/hand.ts";
import { cardChances } from "../policies/strategy.ts";
import type { Known } from "../policies/strategy-inputs.ts";

/** Cards that would be played less often than this are not played. */
const LEAST_MIXED = 0.05;

/** The least chance of a card before its worth is known. */
const RARE = 0.0001;

/**
 * The value of each card and, between two, how often to play it: as often as {@link cardChances}, but better cards more
 * often. A player who always made the same choice would show its hand. Of cards of a rank only the first is played.
 *
 * @param worths - by move; cards of a rank are worth the same
 * @param temperature - difference in worth by which a card is played 2.7 times as often
 * @param now - what everyone knows
 */
export function mixed(
  { hands, turn }: View<PlayState>,
  moves: readonly PlayMove[],
  worths: readonly number[],
  temperature: number,
  now: Known,
): readonly Value[] {
  if (hands.length > 2) return worths.map((value) => ({ value }));
  const most = Math.max(...worths);
  const hand = handOfRanks(hands[turn]!.map((card) => cardIndex(card as Card) >> 2));
  const chances = new Float64Array(4);
  cardChances(hand, moves.length, now, chances);
  const places = moves.map(({ card }) => placeOfRank(hand, cardIndex(card) >> 2));
  const weights = places.map((place, i) =>
    places.indexOf(place) < i ? 0 : Math.max(RARE, chances[place]!) * Math.exp((worths[i]! - most) / temperature),
  );
  const least = LEAST_MIXED * sumOf(weights);
  const kept = weights.map((weight) => (weight < least ? 0 : weight));
  const total = sumOf(kept);
  return worths.map((value, i) => ({ value, share: kept[i]! / total }));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
