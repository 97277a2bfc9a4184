/**
 * A seat's points in the play, the hand and the crib, as the dealer, the seat to the dealer's left, or another; by
 * docs/evidence/win-methods/race.ts.
 */
const MEANS = [3.6, 2.2, 3.1, 6.6, 6.6, 6.6, 4.3, 0, 0];
const VARIANCES = [6.1, 4, 5.2, 12.6, 12.6, 12.6, 9.4, 0, 0];

/** After this many parts of deals, every seat has scored more than 241 points. */
const PARTS = 120;

/** Chances below this don't matter. */
const NEVER = 1e-6;

const known: Float64Array[] = [];

/**
 * The chances that a seat has not reached its need after 0, 1, 2 … parts. The points have roughly a gamma distribution,
 * computed by the Wilson-Hilferty approximation. The seat sits `place` seats to the left of the dealer.
 */
function behind(seats: number, place: number, need: number): Float64Array {
  const chances = new Float64Array(PARTS).fill(1, 0, 1);
  let [mean, variance] = [0, 0];
  for (let part = 0; part + 1 < PARTS; part++) {
    // After the crib the deal passes to the left, so every seat is one place nearer to the dealer.
    const now = (place + seats * PARTS - Math.floor(part / 3)) % seats;
    const at = 3 * (part % 3) + Math.min(now, 2);
    mean += MEANS[at]!;
    variance += VARIANCES[at]!;
    const shape = (9 * mean ** 2) / variance;
    const x = Math.sqrt(shape) * (Math.cbrt((need - 0.5) / mean) - 1 + 1 / shape);
    // Approximates the normal distribution.
    chances[part + 1] = 1 / (1 + Math.exp(-x * (1.5958 + 0.07056 * x * x)));
  }
  return chances;
}

/**
 * The chance of each of three or four seats, who play for themselves, to be the first to reach its need of 1 to 241
 * points; `dealer` deals next. It treats the seats' points as independent. If two seats reach their need in the same
 * play, either may be first; in the show, the one that counts first.
 */
export function raceChances(needs: readonly number[], dealer: number): number[] {
  const seats = needs.length;
  const rows = needs.map((need, seat) => {
    const place = (seat - dealer + seats) % seats;
    // A number as the key, since this is in hot loops.
    const key = 8 * need + 2 * place + (seats % 2);
    known[key] ??= behind(seats, place, need);
    return known[key];
  });
  const chances = needs.map(() => 0);
  for (let part = 0; part + 1 < PARTS && rows.every((row) => row[part]! > NEVER); part++) {
    // The seat that counts first in this deal.
    const left = dealer + 1 + Math.floor(part / 3);
    for (let i = 0; i < seats; i++) {
      const seat = (left + i) % seats;
      let first = rows[seat]![part]! - rows[seat]![part + 1]!;
      for (let j = 0; j < seats; j++) {
        const row = rows[(left + j) % seats]!;
        const share = part % 3 === 0 ? 0.5 : j < i ? 0 : 1;
        if (j !== i) first *= share * row[part]! + (1 - share) * row[part + 1]!;
      }
      chances[seat]! += first;
    }
  }
  const sum = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance / sum);
}
