import { playableCards, rankAt } from "../../../src/cribbage/analysis/engine/hand.ts";
import { drawPlace } from "../../../src/cribbage/analysis/policies/strategy.ts";
import type { Random } from "../../../src/index.ts";
import { type Deals, drawer } from "./deals.ts";
import { begin, copyPlay, isForced, isRepeat, newPlay, OVER, type Play, playCard } from "./play.ts";
import { type ChoiceTable, highKey, lowKey, REGRETS, SUMS, type Trained, takeSlot } from "./table.ts";

/** Rounds after which a round weighs one more: it only keeps the sums small. */
const UNIT = 1e6;

/**
 * Counterfactual regret minimization by external sampling (Lanctot and others, 2009), with later rounds weighing more
 * (linear CFR, Brown and Sandholm 2019). In each round a deal is drawn. For each role in turn, all of its cards are
 * tried wherever it chooses, and one card of the other, as its regrets have it. Regrets may be negative.
 *
 * @returns a function that plays one more round
 */
export function learner(deals: Deals, trained: Trained, random: Random): () => void {
  const cards = 2 * deals.size;
  const stack = Array.from({ length: cards + 1 }, () => newPlay());
  const scratch = Array.from({ length: cards + 1 }, () => new Float64Array(8));
  const draw = drawer(deals, random);
  const drawn: [number, number] = [0, 0];
  let weight = 0;

  /** Expected points of a role less the other's, from here on. */
  function visit(depth: number, role: number): number {
    const play = stack[depth]!;
    const { turn } = play;
    if (turn === OVER) return 0;
    const hand = play.hands[turn]!;
    const playable = playableCards(hand, play.count);
    if (isForced(hand, playable)) return after(depth, 0, role);
    const table = trained.tables[turn]!;
    const low = lowKey(play);
    const high = highKey(play);
    const at = takeSlot(table, low, high);
    const numbers = scratch[depth]!;
    currentShares(table.numbers, at + REGRETS, hand, playable, numbers);
    if (turn !== role) {
      const sums = table.numbers;
      for (let place = 0; place < playable; place++) sums[at + SUMS + place]! += weight * numbers[place]!;
      return after(depth, drawPlace(numbers, playable, random()), role);
    }
    let mean = 0;
    for (let place = 0; place < playable; place++)
      if (!isRepeat(hand, place)) {
        const value = after(depth, place, role);
        numbers[4 + place] = value;
        mean += numbers[place]! * value;
      }
    addRegrets(table, low, high, play, playable, numbers, mean);
    return mean;
  }

  function addRegrets(
    table: ChoiceTable,
    low: number,
    high: number,
    { hands, turn }: Play,
    playable: number,
    numbers: Float64Array,
    mean: number,
  ): void {
    // The table may have grown since.
    const at = takeSlot(table, low, high) + REGRETS;
    const regrets = table.numbers;
    for (let place = 0; place < playable; place++)
      if (!isRepeat(hands[turn]!, place)) regrets[at + place]! += weight * (numbers[4 + place]! - mean);
  }

  /** Expected points of a role less the other's once a place is played. */
  function after(depth: number, place: number, role: number): number {
    const play = stack[depth]!;
    const next = stack[depth + 1]!;
    copyPlay(next, play);
    const points = playCard(next, place);
    return (play.turn === role ? points : -points) + visit(depth + 1, role);
  }

  return () => {
    trained.rounds++;
    weight = trained.rounds / UNIT;
    draw(drawn);
    for (let role = 0; role < 2; role++) {
      begin(stack[0]!, deals.size, drawn[0], drawn[1]);
      visit(0, role);
    }
  };
}

/** Plays each place in proportion to its regret; all alike if none has any. */
function currentShares(regrets: Float32Array, at: number, hand: number, playable: number, shares: Float64Array): void {
  let total = 0;
  let different = 0;
  for (let place = 0; place < playable; place++) {
    const isFirst = place === 0 || rankAt(hand, place) !== rankAt(hand, place - 1);
    if (isFirst) different++;
    total += Math.max(0, regrets[at + place]!);
    shares[place] = isFirst ? 1 : 0;
  }
  for (let place = 0; place < playable; place++)
    shares[place] = total > 0 ? Math.max(0, regrets[at + place]!) / total : shares[place]! / different;
}
