import type { AnyMove, Refusal, Seat } from "../core/game.ts";
import { expectEqual, readArray, readOneOf } from "../core/json.ts";
import { quote } from "../core/message.ts";
import { outOfTurn, wrongPhase } from "../core/refusal.ts";
import { isAsked } from "../core/seat.ts";
import type { Score } from "../scoring/index.ts";
import type { AcceptMove, MugginsMove } from "./moves.ts";

/** The part of a state in which a short count may be answered. */
interface Answerable {
  readonly phase: "muggins";
  /** The points that were overlooked, 1 or more. */
  readonly missing: number;
  /** The seats that have not answered yet, in order. */
  readonly pending: readonly Seat[];
  readonly viewer?: Seat | null | undefined;
}

/** Refusal for a claim of points; without muggins a seat claims none. */
export function refuseClaim(
  move: { readonly claim?: number },
  points: number,
  muggins: boolean,
  what: string,
): Refusal<"no-muggins" | "wrong-claim"> | undefined {
  if (!muggins)
    return "claim" in move
      ? { code: "no-muggins", message: "only with the option muggins does a seat claim points" }
      : undefined;
  const { claim } = move;
  if (!Number.isInteger(claim) || claim! < 0)
    return { code: "wrong-claim", message: `a claim is a whole number of 0 or more, not ${quote(claim)}` };
  // The message does not say what the cards are worth: that is for the seat to count.
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
  if (move.type !== "muggins") return wrongPhase(state, move);
  const { points } = move;
  if (Number.isInteger(points) && (points as number) >= 1 && (points as number) <= missing) return undefined;
  return { code: "wrong-claim", message: `${missing} points were overlooked: muggins is for 1 to ${missing}` };
}

/** The answers to a short count, of all seats or of one. */
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

/** Points that go by what was said, not by the cards. */
export function claimed(kind: "claim" | "muggins", points: number): Score<"claim" | "muggins"> {
  return { points, items: [{ kind, points, cards: [] }] };
}

/** Reads the seats that have still to answer: some of the opponents, in order. */
export function readPending(value: unknown, opponents: readonly Seat[]): Seat[] {
  const pending = readArray(value, "pending", (item, path) => readOneOf(item, path, opponents), 1, opponents.length);
  expectEqual(
    pending,
    opponents.filter((seat) => pending.includes(seat)),
    "pending",
  );
  return pending;
}
