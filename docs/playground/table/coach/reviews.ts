import type { AnyGame, MoveOf } from "fifteen-two";
import { mistakeOf, type Review } from "fifteen-two/bots";
import type { Session } from "../session/session.ts";
import type { ReviewedChoice } from "./choice.ts";

type Reviewed = Review<MoveOf<AnyGame>>;

let latest: { readonly moves: string; readonly reviewed: Reviewed } | undefined;

/** Keeps a review while one looks at the moves it leads to, or plays on from one of them and comes back. */
export function keepReview(session: Session, reviewed: Reviewed): void {
  latest = { moves: movesOf(session), reviewed };
}

/** The review of a game, if it is the latest that was made. */
export function reviewOf(session: Session): Reviewed | undefined {
  return latest && latest.moves === movesOf(session) ? latest.reviewed : undefined;
}

function movesOf(session: Session): string {
  return JSON.stringify(session.record()?.moves);
}

/** The choices of a reviewed game that cost something, in the order of the game. */
export function mistakesOf(session: Session): readonly ReviewedChoice[] {
  return reviewOf(session)?.choices.filter(({ chosen }) => mistakeOf(chosen.loss)) ?? [];
}

/** The choice that was made after some moves of a reviewed game. */
export function reviewedAt(session: Session, moves: number): ReviewedChoice | undefined {
  return reviewOf(session)?.choices.find(({ index }) => index === moves);
}
