import { expect, test } from "vitest";
import { rankAt } from "../../../src/cribbage/analysis/engine/hand.ts";
import { rankHands } from "../../../src/cribbage/analysis/engine/ranks.ts";
import { seeded } from "../../../src/index.ts";
import { valuesAgainst } from "./answer.ts";
import { equilibriumKeeping, newDeals } from "./deals.ts";
import { bestByRules, type Played } from "./oracle.ts";
import { packed } from "./play.ts";
import { carefulPlay, type PlayPolicy, randomPlay, simplePlay } from "./policy.ts";

/** Deals in which each role keeps only some hands of four. */
function someDeals(hands: number, seed: number) {
  const random = seeded(seed);
  const keep = [0, 1].map(() => {
    const chances = new Float64Array(rankHands(4).length / 4);
    for (let i = 0; i < hands; i++) chances[Math.floor(random() * chances.length)] = 0.1 + random();
    return chances;
  });
  return newDeals({ size: 4, keep, pack: new Uint8Array(13).fill(4) });
}

/** Shares that depend on the hand and on every card played, in order. */
function shareOf(ranks: readonly number[], plays: readonly Played[], rank: number): number {
  let hash = rank + 1;
  for (const r of ranks) hash = (hash * 31 + r) % 10007;
  for (const play of plays) hash = (hash * 37 + 13 * play.seat + play.rank) % 10007;
  // Some are never played.
  return Math.max(0, (hash % 10) - 3);
}

function normalized(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => (total > 0 ? share / total : 1 / shares.length));
}

/** A policy that plays differently wherever anything differs. */
const picky: PlayPolicy = {
  choose({ hands, turn, left, early, late }, playable, shares) {
    const entries = [...early.toString(32), ...(late > 0 ? late.toString(32) : "")].map((digit) => parseInt(digit, 32));
    const plays = early === 0 ? [] : entries.map((entry) => ({ seat: entry >> 4, rank: (entry & 15) - 1 }));
    const hand = Array.from({ length: left[turn]! }, (_, place) => rankAt(hands[turn]!, place));
    const ranks = [...new Set(hand.slice(0, playable))];
    const theirs = normalized(ranks.map((rank) => shareOf(hand, plays, rank)));
    shares.fill(0);
    for (const [i, rank] of ranks.entries()) shares[hand.indexOf(rank)] = theirs[i]!;
  },
};

test("the best answer is that of the game's rules, with all deals that look alike played alike", () => {
  const deals = someDeals(6, 3);
  const value = valuesAgainst(picky, deals);
  for (const role of [0, 1])
    for (const [hand, share] of deals.shares[role]!.entries()) {
      if (share === 0) continue;
      const best = bestByRules(deals, role, hand, (ranks, plays, playable) =>
        normalized(playable.map((rank) => shareOf(ranks, plays, rank))),
      );
      expect(value(role, hand)).toBeCloseTo(best, 9);
    }
});

test("no policy beats the best answer, and what one role wins the other loses", () => {
  const deals = someDeals(10, 5);
  for (const policy of [simplePlay, carefulPlay, randomPlay, picky]) {
    const value = valuesAgainst(policy, deals);
    const own = [0, 0];
    for (const role of [0, 1])
      for (const [hand, share] of deals.shares[role]!.entries()) {
        if (share === 0) continue;
        const mine = value(role, hand, policy);
        expect(mine).toBeLessThanOrEqual(value(role, hand) + 1e-9);
        own[role]! += share * mine;
      }
    expect(own[0]).toBeCloseTo(-own[1]!, 9);
  }
});

test("hands are kept as often as the package's tables have it, and every role's shares add up", () => {
  const deals = newDeals(equilibriumKeeping());
  for (const shares of deals.shares) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  const likely = deals.others(
    0,
    deals.shares[0]!.findIndex((share) => share > 0),
  );
  expect(likely.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  expect(packed(deals.hands[0]!)).toBe(0);
});
