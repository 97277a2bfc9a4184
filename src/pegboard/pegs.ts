import { expectArray, expectNumbers, readInteger } from "../schema/read.ts";

/** The two pegs of a side. */
export interface Pegs {
  /** Hole of the front peg: the score. */
  readonly front: number;
  /** Hole of the rear peg: the score before the latest points; -1 before the first. */
  readonly rear: number;
}

/**
 * Finds each side's pegs from its scores. To score, the rear peg leaps over the front peg, which stays at the previous
 * score.
 *
 * @param scores - the scores by side at the start and after each move, in order, from states, views or steps
 * @param target - number of the game hole, which no peg passes; default: no limit
 * @returns the pegs by side; without points, they are in the two holes before the track, 0 and -1
 * @throws InvalidStateError when there are no scores, they are not lists of numbers, or the target is below 1
 *
 * @example
 * ```ts
 * import { playout, seeded, steps } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 * import { pegsOf } from "fifteen-two/pegboard";
 *
 * pegsOf([[0, 0], [0, 2], [0, 10], [6, 10]]); // => [{ front: 6, rear: 0 }, { front: 10, rear: 2 }]
 *
 * const { record } = playout(cribbage, { random: seeded(7) });
 * const scores = [...steps(cribbage, record)].map(({ after }) => after.scores);
 * pegsOf(scores)[0]; // => { front: 121, rear: 117 }
 * ```
 */
export function pegsOf(scores: readonly (readonly number[])[], target?: number): Pegs[] {
  expectArray(scores, ["scores"], 1);
  for (const [i, list] of scores.entries()) expectNumbers(list, ["scores", i], 1);
  const last = target === undefined ? Number.POSITIVE_INFINITY : readInteger(target, ["target"], 1);
  return scores.at(-1)!.map((score, side) => {
    const front = Math.min(score, last);
    const before = scores.map((list) => Math.min(list[side] ?? 0, last)).filter((hole) => hole !== front);
    return { front, rear: before.at(-1) ?? -1 };
  });
}
