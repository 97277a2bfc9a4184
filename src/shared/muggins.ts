import type { Seat } from "../core/any.ts";
import { type Fault, fault } from "../core/fault.ts";
import { outOfTurn, wrongPhase } from "../core/refusal.ts";
import { NO_AWARDS } from "../core/score.ts";
import { isRequested } from "../core/seat.ts";
import type { Phase } from "../game/phases.ts";
import type { Report } from "../schema/reading.ts";
import type { Score } from "../scoring/index.ts";
import type { AcceptMove, MugginsMove, SharedMove } from "./moves.ts";

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
  { claim }: { readonly claim?: number },
  points: number,
  muggins: boolean,
  what: string,
): Fault<"no-muggins" | "wrong-claim"> | undefined {
  if (!muggins && claim === undefined) return undefined;
  if (!muggins) return fault("no-muggins", "points are claimed only in games with muggins", ["claim"]);
  const isNumber = Number.isInteger(claim) && claim! >= 0;
  if (isNumber && claim! <= points) return undefined;
  // The message must not reveal the points: counting them is up to the seat.
  const reason = isNumber ? `${what} not worth ${claim}` : "claim a number of points, 0 or more";
  return fault("wrong-claim", reason, ["claim"], isNumber ? { claim } : undefined);
}

/**
 * The phase in which opponents answer a short count. The first muggins or the last accept ends it; `next` gets no claim
 * if all seats accepted.
 */
export function makeMuggins<State extends Answerable, Next>(
  next: (state: State, claim: MugginsMove | undefined) => Next,
): Phase<State, SharedMove, "players-to-move" | "not-your-turn" | "wrong-phase" | "wrong-claim", State | Next> {
  return {
    refuse({ missing, pending }, move) {
      if (!pending.includes(move.seat!)) return outOfTurn(move, pending);
      if (move.type === "accept") return undefined;
      if (move.type !== "muggins") return wrongPhase(move);
      const { points } = move;
      if (Number.isInteger(points) && points >= 1 && points <= missing) return undefined;
      return fault("wrong-claim", "claim at least 1 point, and no more than were overlooked", ["points"]);
    },
    apply(state, move: MugginsMove | AcceptMove) {
      if (move.type === "muggins") return next(state, move);
      const pending = state.pending.filter((seat) => seat !== move.seat);
      return pending.length > 0 ? { ...state, awards: NO_AWARDS, pending } : next(state, undefined);
    },
  };
}

/** Legal answers to a short count, for one seat or all. */
export function answersTo(
  { missing, pending, viewer }: Answerable,
  requested: Seat | undefined,
): (MugginsMove | AcceptMove)[] {
  return pending
    .filter((seat) => isRequested(viewer, requested, seat))
    .flatMap((seat) => [
      ...Array.from({ length: missing }, (_, i) => ({ type: "muggins" as const, seat, points: i + 1 })),
      { type: "accept" as const, seat },
    ]);
}

/** A score for points that are not counted from cards. */
export function claimed<Kind extends string>(kind: Kind, points: number): Score<Kind> {
  return { points, items: [{ kind, points, cards: [] }] };
}

/** Checks a state in which opponents may answer a short count; `points` is the full count. */
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
