import type { Seat } from "../core/game.ts";
import type { Refusal } from "../core/refusal.ts";
import type { Score } from "./item.ts";

/** Why a seat may not claim so many of the points that it counts; without muggins it claims none. */
export function refuseClaim(
  move: { readonly claim?: number },
  points: number,
  muggins: boolean,
  what: string,
): Refusal | undefined {
  if (!muggins)
    return "claim" in move ? ["no-muggins", "only with the option muggins does a seat claim points"] : undefined;
  if (Number.isInteger(move.claim) && move.claim! >= 0 && move.claim! <= points) return undefined;
  return ["wrong-claim", `${what} worth ${points}: the claim must be 0 to ${points}`];
}

/** Why an answer to a short count is not legal. */
export function refuseAnswer(
  state: { readonly missing: number },
  move: { readonly type: "muggins"; readonly points: number } | { readonly type: "accept" },
): Refusal | undefined {
  const { missing } = state;
  if (move.type === "accept") return undefined;
  if (Number.isInteger(move.points) && move.points >= 1 && move.points <= missing) return undefined;
  return ["wrong-claim", `${missing} points were overlooked: muggins is for 1 to ${missing}`];
}

/** Points that go by what was said, not by the cards. */
export function claimed(kind: "claim" | "muggins", points: number): Score<"claim" | "muggins"> {
  return { points, items: [{ kind, points, cards: [] }] };
}

/** All that a seat can answer to a short count. */
export function answersTo(
  missing: number,
  seat: Seat,
): ({ type: "muggins"; seat: Seat; points: number } | { type: "accept"; seat: Seat })[] {
  const claims = Array.from({ length: missing }, (_, i) => ({ type: "muggins" as const, seat, points: i + 1 }));
  return [...claims, { type: "accept", seat }];
}
