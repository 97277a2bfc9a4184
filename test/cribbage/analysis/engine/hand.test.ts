import { expect, test } from "vitest";
import {
  handOfRanks,
  NO_RANKS,
  placeOfRank,
  playableCards,
  rankAt,
  rankHand,
  rankHands,
  withoutPlace,
} from "../../../../src/cribbage/analysis/engine/hand.ts";

/** The ranks of a hand with a number of cards. */
function ranksOf(hand: number, cards: number): number[] {
  return Array.from({ length: cards }, (_, place) => rankAt(hand, place));
}

/** Every hand of four ranks, in rising order. */
function* allFours(): Generator<number[]> {
  const hands = rankHands(4);
  for (let at = 0; at < hands.length; at += 4) yield [...hands.subarray(at, at + 4)];
}

test("four ranks in any order make one hand, which holds them in rising order", () => {
  for (const ranks of allFours()) {
    const hand = rankHand(ranks[0]!, ranks[1]!, ranks[2]!, ranks[3]!);
    expect(ranksOf(hand, 4)).toEqual(ranks);
    for (const a of [0, 1, 2, 3])
      for (const b of [0, 1, 2, 3].filter((i) => i !== a)) {
        const [c, d] = [0, 1, 2, 3].filter((i) => i !== a && i !== b) as [number, number];
        if (rankHand(ranks[a]!, ranks[b]!, ranks[c]!, ranks[d]!) !== hand)
          expect.fail(`${ranks} at ${a} ${b} ${c} ${d}`);
        if (rankHand(ranks[a]!, ranks[b]!, ranks[d]!, ranks[c]!) !== hand)
          expect.fail(`${ranks} at ${a} ${b} ${d} ${c}`);
      }
  }
});

test("whatever it has played, it has the others left, of which the first fit a count", () => {
  const seen = new Set<number>();
  const check = (hand: number, ranks: readonly number[]) => {
    if (seen.has(hand)) return;
    seen.add(hand);
    expect(ranksOf(hand, ranks.length)).toEqual(ranks);
    expect(handOfRanks(ranks.toReversed())).toBe(hand);
    for (let count = 0; count <= 31; count++) {
      const fitting = ranks.filter((rank) => Math.min(rank + 1, 10) + count <= 31);
      if (playableCards(hand, count) !== fitting.length) expect.fail(`${ranks} at ${count}`);
    }
    for (const [place, rank] of ranks.entries()) {
      const left = withoutPlace(hand, place);
      if (placeOfRank(hand, rank) !== ranks.indexOf(rank)) expect.fail(`${rank} in ${ranks}`);
      check(left, ranks.toSpliced(place, 1));
    }
  };
  for (const ranks of allFours()) check(rankHand(ranks[0]!, ranks[1]!, ranks[2]!, ranks[3]!), ranks);
  // Every choice of up to four of 13 ranks, with repeats.
  expect(seen.size).toBe(2380);
  expect(seen).toContain(NO_RANKS);
});
