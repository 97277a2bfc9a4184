import { type Card, cardIndex } from "../../../core/card.ts";
import type { Random } from "../../../core/random.ts";
import type { PlayMove } from "../../moves.ts";
import type { PlayState, View } from "../../state.ts";
import { handOfRanks, placeOfRank } from "../engine/hand.ts";
import { cardChances, drawPlace } from "../policies/strategy.ts";
import type { Known } from "../policies/strategy-inputs.ts";

/** Cards that would be played less often than this are not played. */
const LEAST_MIXED = 0.05;

/** The least chance of a card before its worth is known. */
const RARE = 0.0001;

/** What some cards are worth. */
export interface ValuedCards {
  /** By move; cards of a rank are worth the same. */
  readonly worths: readonly number[];
  /** Softmax temperature, in the unit of the worths. */
  readonly temperature: number;
  /** What everyone knows. */
  readonly now: Known;
}

/**
 * Chooses a card by what each is worth. Between two it is drawn by {@link cardShares}: a player who always made the same
 * choice would show its hand. With more players it is the best card, the first on a tie.
 */
export function chooseCard(
  view: View<PlayState>,
  moves: readonly PlayMove[],
  valued: ValuedCards,
  random: Random,
): PlayMove {
  const { worths } = valued;
  if (view.hands.length > 2) return moves[worths.indexOf(Math.max(...worths))]!;
  return moves[drawPlace(cardShares(view, moves, valued), moves.length, random())]!;
}

/**
 * How often each card is played between two: as often as {@link cardChances} says, but better cards more often. Of cards
 * of a rank only the first is played.
 */
function cardShares(
  { hands, turn }: Pick<View<PlayState>, "hands" | "turn">,
  moves: readonly PlayMove[],
  { worths, temperature, now }: ValuedCards,
): Float64Array {
  const most = Math.max(...worths);
  const hand = handOfRanks(hands[turn]!.map((card) => cardIndex(card as Card) >> 2));
  const chances = new Float64Array(4);
  cardChances(hand, moves.length, now, chances);
  const places = moves.map(({ card }) => placeOfRank(hand, cardIndex(card) >> 2));
  const weights = Float64Array.from(places, (place, i) =>
    places.indexOf(place) < i ? 0 : Math.max(RARE, chances[place]!) * Math.exp((worths[i]! - most) / temperature),
  );
  const least = LEAST_MIXED * sumOf(weights);
  const kept = weights.map((weight) => (weight < least ? 0 : weight));
  const total = sumOf(kept);
  return kept.map((weight) => weight / total);
}

function sumOf(numbers: Float64Array): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
