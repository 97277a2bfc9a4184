import type { Outcome } from "../core/any.ts";

/** Games that each side loses: 2 for a skunk, `double` for a double skunk. */
export function gamesLostBy(
  { scores, winners: [winner] }: Pick<Outcome, "scores" | "winners">,
  [skunk, doubleSkunk]: readonly [number, number],
  double: number,
): number[] {
  return scores.map((score, side) => {
    const lead = scores[winner!]! - score;
    return side === winner ? 0 : lead >= doubleSkunk ? double : lead >= skunk ? 2 : 1;
  });
}
