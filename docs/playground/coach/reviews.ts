import type { ReviewedChoice } from "fifteen-two/cribbage/analysis";
import type { Session } from "../table/session.ts";
import { isCostly } from "./choice.ts";
import type { Reviewed } from "./tasks.ts";

/** Reviews that were made stay while one looks at the moves they lead to. */
export const made = new WeakMap<Session, Reviewed>();

/** The choices of a reviewed game that cost something, in the order of the game. */
export function mistakesOf(session: Session): readonly ReviewedChoice[] {
  return made.get(session)?.choices.filter(({ chosen }) => isCostly(chosen.loss)) ?? [];
}

/** The choice that was made after some moves of a reviewed game. */
export function reviewedAt(session: Session, moves: number): ReviewedChoice | undefined {
  return made.get(session)?.choices.find(({ index }) => index === moves);
}
