import type { AnyMove, Refusal, Seat } from "../core/game.ts";
import { outOfTurn, wrongPhase } from "../core/refusal.ts";
import { isAsked } from "../core/seat.ts";
import type { Report } from "../schema/issues.ts";
import type { Score } from "../scoring/index.ts";
import type { AcceptMove, MugginsMove } from "./moves.ts";

/** A state in which opponents may answer a short count. */
interface Answerable {
  readonly phase: "muggins";
  /** Overlooked points, 1 or more. */
  readonly missing: number;
  /** Seats that have not answered yet, in order. */
  readonly pending: readonly Seat[];
  readonly viewer?: Seat | null | undefined;
}

/** Refusal for a show's claim. Without muggins, a show must not claim points. */
export function refuseClaim(
  move: { readonly claim?: number },
  points: number,
  muggins: boolean,
  what: string,
): Refusal<"no-muggins" | "wrong-claim"> | undefined {
  if (!muggins)
    return move.claim !== undefined
      ? { code: "no-muggins", message: "points are claimed only in games with muggins" }
      : undefined;
  const { claim } = move;
  if (!Number.isInteger(claim) || claim! < 0)
    return { code: "wrong-claim", message: "claim a number of points, 0 or more" };
  // The message doesn't say what the cards are worth: counting them is up to the seat.
  return claim! <= points ? undefined : { code: "wrong-claim", message: `${what} not worth ${claim}` };
}

/** Refusal for an answer to a short count. */
export function refuseAnswer(
  state: Answerable,
  move: AnyMove & { readonly points?: unknown },
): Refusal<"players-to-move" | "not-your-turn" | "wrong-phase" | "wrong-claim"> | undefined {
  const { missing, pending } = state;
  if (!pending.includes(move.seat!)) return outOfTurn(move, pending);
  if (move.type === "accept") return undefined;
  if (move.type !== "muggins") return wrongPhase(move);
  const { points } = move;
  if (Number.isInteger(points) && (points as number) >= 1 && (points as number) <= missing) return undefined;
  return { code: "wrong-claim", message: "claim at least 1 point, and no more than were overlooked" };
}

/** Legal answers to a short count, for one seat or all. */
export function answersTo(
  { missing, pending, viewer }: Answerable,
  asked: Seat | undefined,
): (MugginsMove | AcceptMove)[] {
  return pending
    .filter((seat) => isAsked(viewer, asked, seat))
    .flatMap((seat) => [
      ...Array.from({ length: missing }, (_, i) => ({ type: "muggins" as const, seat, points: i + 1 })),
      { type: "accept" as const, seat },
    ]);
}

/** A score for points that were claimed rather than counted from cards. */
export function claimed(kind: "claim" | "muggins", points: number): Score<"claim" | "muggins"> {
  return { points, items: [{ kind, points, cards: [] }] };
}

/** Checks a state in which opponents may answer a count of cards that are worth `points`. */
export function checkMuggins(
  { settings, missing, pending }: Answerable & { readonly settings: { readonly muggins: boolean } },
  points: number,
  opponents: readonly Seat[],
  report: Report,
): void {
  if (!settings.muggins) report(["phase"], "must not be muggins without the option muggins");
  if (missing > points) report(["missing"], `must be from 1 to ${points}, not ${missing}`);
  const expected = opponents.filter((seat) => pending.includes(seat));
  if (pending.length !== expected.length || pending.some((seat, i) => seat !== expected[i]))
    report(["pending"], `must list some of the seats ${opponents.join(", ")}, in order`);
}
