import type { Side } from "../core/any.ts";
import { arrayFault } from "../schema/read.ts";
import type { Report } from "../schema/reading.ts";

/** Reports scores unless there is one per side, the winner has reached the target, and all others are below it. */
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
