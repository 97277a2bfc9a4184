import { mistakeOf, type SeatReview } from "fifteen-two/bots";
import { useRedraw } from "../../ui/redraw.ts";
import { t } from "../../ui/words.ts";
import { personsOf, type Session } from "../session/session.ts";
import type { ReviewedChoice } from "./choice.ts";

/** What the coach says of a game that is over. */
export interface Review {
  /** Of those who played at this page. */
  readonly seats: readonly Pick<SeatReview, "seat" | "start" | "skill" | "error" | "luck" | "result">[];
  /** In the order of the game. */
  readonly choices: readonly ReviewedChoice[];
}

/** A review, or how far it is, from 0 to 1. */
export type Reviewing = Review | number | "failed";

const reviews = new WeakMap<Session, Reviewing>();
const listeners = new Set<() => void>();

/** Whether the coach reviews a session: it is over, and somebody here played. */
export function isReviewed(session: Session): boolean {
  const isOver = session.knowledge(session.length).outcome !== undefined;
  return isOver && session.record() !== undefined && personsOf(session).length > 0;
}

/** Makes a session's review known. */
export function setReview(session: Session, review: Reviewing): void {
  reviews.set(session, review);
  for (const listener of listeners) listener();
}

/** The review of a session as it becomes known. */
export function useReview(session: Session): Reviewing {
  useRedraw((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  return reviews.get(session) ?? 0;
}

/** Whether it is a review that is done. */
export function isDone(review: Reviewing): review is Review {
  return typeof review === "object";
}

/** The choices that cost something. */
export function mistakesOf(review: Reviewing): readonly ReviewedChoice[] {
  return isDone(review) ? review.choices.filter(({ chosen }) => mistakeOf(chosen.loss)) : [];
}

/** The choice that was made after some moves. */
export function reviewedAt(review: Reviewing, moves: number): ReviewedChoice | undefined {
  return isDone(review) ? review.choices.find(({ index }) => index === moves) : undefined;
}

/** What the result adds up from; empty if that is not known well enough, is more than a game, or several played. */
export function balanceText({ seats: [own, ...others] }: Review): string {
  if (own === undefined || others.length > 0 || own.error > 0.1 || Math.max(own.luck, -own.skill) > 1) return "";
  const values = { luck: (100 * Math.abs(own.luck)).toFixed(), cost: (-100 * own.skill).toFixed() };
  return own.luck < 0
    ? t("Luck and the others cost you {luck} games in 100, your choices {cost}.", values)
    : t("Luck and the others won you {luck} games in 100, your choices cost {cost}.", values);
}
