import { indexOfCard, valueOfRank } from "../../../core/card.ts";
import { InvalidStateError } from "../../../core/errors.ts";
import type { Seat } from "../../../core/game.ts";
import { type Random, randomInt, shuffle } from "../../../core/random.ts";
import { sideOf } from "../../../core/seat.ts";
import type { PlayView } from "../../state.ts";
import { boundOf, unseenCards } from "../../unseen.ts";
import { keepChances } from "../crib/kept.ts";
import { cribKindOf } from "../crib/kind.ts";
import { leaveOut, rankHands, waysToHold } from "../ranks.ts";

/** The ranks that a seat has played in a deal, in rising order. */
export function playedRanks({ plays }: PlayView, seat: Seat): number[] {
  const ranks = plays.flatMap((move) =>
    move.type === "play" && move.seat === seat ? [indexOfCard(move.card) >> 2] : [],
  );
  return ranks.sort((a, b) => a - b);
}

/**
 * How likely each hand of {@link rankHands} is the one that another seat has kept, beside the others: by what it would
 * have kept of its cards, by the cards that are not seen, and by what it could not play.
 */
export function keptWeights(view: PlayView, seat: Seat): Float64Array {
  const { settings, dealer } = view;
  const side = sideOf(view, seat) === sideOf(view, dealer) ? "own" : "opponent";
  const chances = keepChances(cribKindOf(settings))[side];
  const played = playedRanks(view, seat);
  const unseen = unseenRanks(view);
  const bound = boundOf(view, seat);
  const left = new Uint8Array(4);
  return chances.map((chance, n) => {
    const size = leaveOut(rankHands(4), 4 * n, 4, played, left);
    // The lowest card that is left comes first.
    if (size < 0 || (size > 0 && valueOfRank(left[0]!) <= bound)) return 0;
    return chance * waysToHold(left, 0, size, unseen);
  });
}

/**
 * Deals of what the hands may be in the play: the ranks that each seat has left, those of the seat to play as they are,
 * the others' as often as they are likely. With two players or more to be guessed each hand is drawn by itself, and those that
 * take more cards of a rank than there are do not count.
 *
 * @param deals - how many to draw
 */
export function drawHands(view: PlayView, deals: number, random: Random): (readonly number[])[][] {
  const { hands, turn } = view;
  const drawn = hands.map((hand, seat) => {
    if (seat === turn) return Array<number[]>(deals).fill(hand.map((card) => indexOfCard(card) >> 2));
    const spread = drawSpread(keptWeights(view, seat), playedRanks(view, seat), deals, random);
    return hands.length === 2 ? spread : shuffle(spread, random);
  });
  const all = Array.from({ length: deals }, (_, i) => drawn.map((list) => list[i]!));
  if (hands.length === 2) return all;
  const unseen = unseenRanks(view);
  const possible = all.filter((dealt) => {
    const held = dealt.filter((_, seat) => seat !== turn).flat();
    return unseen.every((cards, rank) => held.filter((other) => other === rank).length <= cards);
  });
  return possible.length > 0 ? possible : all;
}

/** Draws what is left of so many kept hands, at even distances of weight: each comes about as often as it is likely. */
function drawSpread(weights: Float64Array, played: readonly number[], n: number, random: Random): number[][] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) throw new InvalidStateError("plays", "no deal agrees with the view");
  const offset = randomInt(2 ** 32, random) / 2 ** 32;
  const left = new Uint8Array(4);
  let kept = -1;
  let passed = 0;
  return Array.from({ length: n }, (_, i) => {
    while (passed <= ((i + offset) * total) / n) passed += weights[++kept]!;
    return Array.from(left.subarray(0, leaveOut(rankHands(4), 4 * kept, 4, played, left)));
  });
}

/** How many cards of each rank a view does not show. */
function unseenRanks(view: PlayView): Uint8Array {
  const counts = new Uint8Array(13);
  for (const card of unseenCards(view)) counts[indexOfCard(card) >> 2]!++;
  return counts;
}
