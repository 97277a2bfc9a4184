import { CARDS, type Card } from "../../../src/index.ts";
import { countHand } from "../../../src/scoring/index.ts";

/** Every choice of `n` items, in order. */
export function choices<T>(items: readonly T[], n: number): T[][] {
  if (n === 0) return [[]];
  return items.flatMap((item, i) => choices(items.slice(i + 1), n - 1).map((rest) => [item, ...rest]));
}

/** The points, each with how often it comes. */
export type Histogram = Map<number, number>;

function add(histogram: Histogram, points: number, weight = 1): void {
  histogram.set(points, (histogram.get(points) ?? 0) + weight);
}

export function mean(histogram: Histogram): number {
  const entries = [...histogram];
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  return entries.reduce((sum, [points, weight]) => sum + points * weight, 0) / total;
}

export function without(...cards: readonly (readonly Card[])[]): Card[] {
  const gone = new Set(cards.flat());
  return CARDS.filter((card) => !gone.has(card));
}

/** The points of a hand over every starter. */
export function handPoints(kept: readonly Card[], thrown: readonly Card[]): Histogram {
  const points: Histogram = new Map();
  for (const starter of without(kept, thrown)) add(points, countHand(kept, starter));
  return points;
}

/**
 * The crib and the net points against an opponent whose throw from six cards is a function of their ranks, by dealing
 * each six cards of the unseen ones. Only for few unseen cards.
 */
export function habitual(
  kept: readonly Card[],
  thrown: readonly Card[],
  sign: 1 | -1,
  known: readonly Card[],
  throws: (ranks: readonly string[]) => readonly [string, string],
) {
  const [crib, net]: [Histogram, Histogram] = [new Map(), new Map()];
  const unseen = without(kept, thrown, known);
  for (const six of choices(unseen, 6)) {
    const ranks = throws(six.map((card) => card[0]!));
    const same = choices(six, 2).filter(([a, b]) => [a![0], b![0]].sort().join() === [...ranks].sort().join());
    for (const starter of unseen.filter((card) => !six.includes(card))) {
      const points = countHand(kept, starter);
      for (const two of same) {
        const worth = countHand([...thrown, ...two], starter, { crib: true });
        add(crib, worth, 1 / same.length);
        add(net, points + sign * worth, 1 / same.length);
      }
    }
  }
  return { crib, net };
}
