import { expect, test } from "vitest";
import { rankHands } from "../../../src/cribbage/analysis/engine/hand.ts";
import { seeded } from "../../../src/index.ts";
import { type Deals, newDeals } from "./deals.ts";
import { learner } from "./learn.ts";
import { begin, copyPlay, isForced, newPlay, OVER, type Play, playableNow, playCard } from "./play.ts";
import { newTable, readShares, type Trained } from "./table.ts";

/** Hands of three cards from a pack of four fours, fives, sixes and tens, all equally likely. */
const FEW: Deals = newDeals({
  size: 3,
  keep: [0, 1].map(() => new Float64Array(rankHands(3).length / 3).fill(1)),
  pack: [0, 0, 0, 4, 4, 4, 0, 0, 0, 4, 0, 0, 0],
});

function trainedFor(rounds: number, seed = 1): Trained {
  const trained: Trained = { rounds: 0, tables: [newTable(4), newTable(4)] };
  const round = learner(FEW, trained, seeded(seed));
  for (let i = 0; i < rounds; i++) round();
  return trained;
}

/** Fills in how often a role plays each of its cards that fit the count. */
type Policy = (play: Play, playable: number, shares: Float64Array) => void;

const lowestPlay: Policy = (_, playable, shares) => shares.fill(0, 0, playable).fill(1, 0, 1);
const highestPlay: Policy = (_, playable, shares) => shares.fill(0, 0, playable).fill(1, playable - 1, playable);

/** Plays as was learned, and the lowest card where nothing was. */
function trainedPlay(trained: Trained): Policy {
  return (play, playable, shares) => {
    if (!readShares(trained, play, playable, shares)) lowestPlay(play, playable, shares);
  };
}

/** Points of the pone less the dealer's over all deals. */
function worth(pone: Policy, dealer: Policy): number {
  const from = (play: Play): number => {
    const { turn } = play;
    if (turn === OVER) return 0;
    const playable = playableNow(play);
    const shares = Float64Array.of(1, 0, 0, 0);
    if (!isForced(play.hands[turn]!, playable)) (turn === 0 ? pone : dealer)(play, playable, shares);
    let sum = 0;
    for (let place = 0; place < playable; place++) {
      if (shares[place] === 0) continue;
      const next = newPlay();
      copyPlay(next, play);
      const points = playCard(next, place);
      sum += shares[place]! * ((turn === 0 ? points : -points) + from(next));
    }
    return sum;
  };
  let sum = 0;
  for (const [a, share] of FEW.shares[0]!.entries())
    if (share > 0)
      for (const [b, other] of FEW.others(0, a).entries()) {
        if (other === 0) continue;
        const play = newPlay();
        begin(play, FEW.size, FEW.hands[a]!, FEW.hands[b]!);
        sum += share * other * from(play);
      }
  return sum;
}

test("on a small pack, training comes close to an equilibrium, whose worth no way to play changes for the better", () => {
  const [one, other] = [1, 2].map((seed) => trainedPlay(trainedFor(20_000, seed)));
  const even = worth(one!, one!);
  for (const policy of [other!, trainedPlay(trainedFor(500, 3)), highestPlay, lowestPlay]) {
    expect(worth(policy, one!)).toBeLessThan(even + 0.05);
    expect(worth(one!, policy)).toBeGreaterThan(even - 0.05);
  }
  expect(worth(other!, other!)).toBeCloseTo(even, 1);
  expect(worth(lowestPlay, one!)).toBeLessThan(even - 0.2);
  expect(worth(one!, lowestPlay)).toBeGreaterThan(even + 0.2);
});
