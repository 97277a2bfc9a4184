import { expect, test } from "vitest";
import { handOfRanks, rankAt } from "../../../../src/cribbage/analysis/engine/hand.ts";
import { newSimulation } from "../../../../src/cribbage/analysis/engine/simulation.ts";
import type { Holding } from "../../../../src/cribbage/analysis/solve/holdings.ts";
import {
  averageChances,
  isForced,
  isOver,
  type Learners,
  practice,
  type Ranges,
  startLine,
  step,
  worthOf,
} from "../../../../src/cribbage/analysis/solve/learners.ts";
import { cardIndex, parseCards, seeded } from "../../../../src/index.ts";
import { often } from "../../../often.ts";

/** Two cards that are left of six. */
function holding(left: string, others: string): Holding {
  const cards = Uint8Array.from(parseCards(`${left} ${others}`), cardIndex);
  return { cards, left: handOfRanks([cards[0]! >> 2, cards[1]! >> 2]), starter: cardIndex("AS") };
}

/** Both have played two cards and have one of three hands left; the pone leads. Suits keep all hands apart. */
function rangesAt(scores: readonly number[]): Ranges {
  const start = newSimulation({ seats: 2, sides: 2, target: 121 }, []);
  start.scores.set(scores);
  start.dealer = 0;
  start.turn = 1;
  const mine = [holding("2C 9C", "KC QC JC TC"), holding("3C 8C", "KC QC JC TC"), holding("5C 7C", "KC QC JC TC")];
  const theirs = [holding("2D 8D", "KD QD JD TD"), holding("3D 7D", "KD QD JD TD"), holding("5D TD", "KD QD JD 9D")];
  return { start, me: 1, mine, actual: mine.length, theirs, isCut: false, stakes: [] };
}

/** The other's hands that are possible, each with the chance that it has played as it did. */
type Beliefs = readonly { readonly n: number; readonly chance: number }[];

/** Places by which to repeat a line of play. */
type Line = readonly number[];

/** Repeats a line of play with some hands. Returns the cards played. */
function repeat(learners: Learners, seat: number, own: number, n: number, line: Line): number {
  const { mine, me } = learners;
  startLine(learners, mine[seat === me ? own : n]!, seat === me ? n : own);
  return line.reduce((played, rank, depth) => {
    const { hands, turn } = learners.line[depth]!;
    return step(learners.line, depth, rankAt(hands[turn]!, 0) === rank ? 0 : 1, played);
  }, 0);
}

/** The most that a seat with a hand can win, times the chances of the other's hands, who plays as it has learned. */
function bestAnswer(learners: Learners, seat: number, own: number, beliefs: Beliefs, line: Line): number {
  // By what the seat sees next: the end, its own turn, or a card of the other.
  const ends: Beliefs[number][] = [];
  const turns: Beliefs[number][] = [];
  const replies = new Map<number, Beliefs[number][]>();
  let sum = 0;
  for (const belief of beliefs) {
    const played = repeat(learners, seat, own, belief.n, line);
    const game = learners.line[line.length]!;
    if (isOver(game)) {
      ends.push(belief);
      sum += belief.chance * worthOf(learners, game, seat);
    } else if (game.turn === seat) turns.push(belief);
    else {
      const hand = game.hands[game.turn]!;
      const chances = isForced(game) ? [1] : averageChances(learners, line.length, played).slice(0, game.playable);
      chances.forEach((chance, place) => {
        const rank = rankAt(hand, place);
        replies.set(rank, [...(replies.get(rank) ?? []), { n: belief.n, chance: belief.chance * chance }]);
      });
    }
  }
  for (const [rank, some] of replies) sum += bestAnswer(learners, seat, own, some, [...line, rank]);
  if (turns.length > 0) {
    repeat(learners, seat, own, turns[0]!.n, line);
    const { hands, playable } = learners.line[line.length]!;
    const ranks = Array.from({ length: playable }, (_, place) => rankAt(hands[seat]!, place));
    sum += Math.max(...ranks.map((rank) => bestAnswer(learners, seat, own, turns, [...line, rank])));
  }
  return sum;
}

/** By how much both together could win more often if each knew how the other plays: 0 in an equilibrium. */
function exploitability(learners: Learners): number {
  const beliefs = [0, 1, 2].map((n) => ({ n, chance: 1 / 3 }));
  const bests = [0, 1].map(
    (seat) => [0, 1, 2].reduce((sum, own) => sum + bestAnswer(learners, seat, own, beliefs, []), 0) / 3,
  );
  return bests[0]! + bests[1]! - 1;
}

test.each([{ scores: [120, 120] }, { scores: [119, 119] }, { scores: [117, 119] }, { scores: [118, 116] }])(
  "both learn an equilibrium at $scores",
  ({ scores }) => {
    const few = exploitability(practice(rangesAt(scores), 10, seeded(1)));
    const many = exploitability(practice(rangesAt(scores), often(5000, 20_000), seeded(1)));
    expect(few).toBeGreaterThan(-1e-9);
    expect(many).toBeGreaterThan(-1e-9);
    expect(many).toBeLessThan(0.01);
  },
);
