import type { Side } from "../core/any.ts";
import { arrayFault } from "../schema/read.ts";
import type { Report } from "../schema/reading.ts";

/**
 * Reports scores that don't fit a game with a target: the winner has reached it, and all others are below it. There is
 * one score per side.
 */
export function checkScores(
  { scores, winners = [] }: { readonly scores: readonly number[]; readonly winners?: readonly Side[] },
  sides: number,
  target: number,
  report: Report,
): void {
  if (report(["scores"], arrayFault(scores, sides, sides))) return;
  const [winner] = winners;
  if (winner !== undefined && winner >= sides) report(["winners", 0], `must be a side from 0 to ${sides - 1}`);
  scores.forEach((score, side) => {
    if (side === winner && score !== target) report(["scores", side], `must be ${target}, the target, not ${score}`);
    if (side !== winner && score >= target) report(["scores", side], `must be below ${target}, not ${score}`);
  });
}
