// A plain hand counter, as one is usually written: it tries every subset of the five cards. The bench compares it.
const RANKS = "A23456789TJQK";

/** Every subset of two cards or more, as positions. */
const SUBSETS = Array.from({ length: 32 }, (_, bits) => [0, 1, 2, 3, 4].filter((i) => bits & (1 << i))).filter(
  ({ length }) => length >= 2,
);

/** The points of the runs: for the longest length that has any, each subset of neighboring ranks. */
function runPoints(ranks) {
  for (let length = 5; length >= 3; length--) {
    const runs = SUBSETS.filter((subset) => {
      if (subset.length !== length) return false;
      const sorted = subset.map((i) => ranks[i]).sort((a, b) => a - b);
      return sorted.every((rank, i) => i === 0 || rank === sorted[i - 1] + 1);
    });
    if (runs.length > 0) return runs.length * length;
  }
  return 0;
}

function flushPoints(hand, starter) {
  if (hand.some((card) => card[1] !== hand[0][1])) return 0;
  return starter[1] === hand[0][1] ? 5 : 4;
}

/** Points of a hand of four cards and the starter. */
export function plainCount(hand, starter) {
  const cards = [...hand, starter];
  const ranks = cards.map((card) => RANKS.indexOf(card[0]));
  let points = runPoints(ranks) + flushPoints(hand, starter);
  for (const subset of SUBSETS) {
    if (subset.reduce((sum, i) => sum + Math.min(10, ranks[i] + 1), 0) === 15) points += 2;
    if (subset.length === 2 && ranks[subset[0]] === ranks[subset[1]]) points += 2;
  }
  return points + (hand.includes(`J${starter[1]}`) ? 1 : 0);
}
