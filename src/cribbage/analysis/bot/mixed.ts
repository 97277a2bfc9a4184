import { type Card, cardIndex } from "../../../core/card.ts";
import type { Random } from "../../../core/random.ts";
import type { PlayMove } from "../../moves.ts";
import type { PlayView } from "../../state.ts";
import { handOfRanks, placeOfRank } from "../engine/hand.ts";
import { inferenceOf } from "../hidden/inference.ts";
import { cardChances, drawPlace } from "../policies/strategy.ts";

/** Cards that would be played less often than this are not played. */
const LEAST = 0.05;

/** The least chance of a card before its worth is known. */
const RARE = 0.0001;

/**
 * Chooses a card by what each is worth. Between two it is drawn as often as {@link cardChances} says, but better cards
 * more often: a player who always made the same choice would show its hand. With more players it is the best card, the
 * first on a tie.
 *
 * @param worths - by move; cards of a rank are worth the same
 * @param temperature - by how much a card must be worth more to be played 2.7 times as often
 */
export function chooseCard(
  view: PlayView,
  moves: readonly PlayMove[],
  worths: readonly number[],
  temperature: number,
  random: Random,
): PlayMove {
  const most = Math.max(...worths);
  if (view.hands.length > 2) return moves[worths.indexOf(most)]!;
  const hand = handOfRanks(view.hands[view.turn]!.map((card) => cardIndex(card as Card) >> 2));
  const chances = new Float64Array(4);
  cardChances(hand, moves.length, inferenceOf(view).now, chances);
  const places = moves.map(({ card }) => placeOfRank(hand, cardIndex(card) >> 2));
  const weights = Float64Array.from(places, (place, i) =>
    places.indexOf(place) < i ? 0 : Math.max(RARE, chances[place]!) * Math.exp((worths[i]! - most) / temperature),
  );
  const least = LEAST * sumOf(weights);
  const kept = weights.map((weight) => (weight < least ? 0 : weight));
  const total = sumOf(kept);
  const place = drawPlace(
    kept.map((weight) => weight / total),
    moves.length,
    random(),
  );
  return moves[place]!;
}

function sumOf(numbers: Float64Array): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
