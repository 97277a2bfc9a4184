import type { CribbageMove, CribbageView } from "fifteen-two/cribbage";
import type { Review, ReviewedChoice } from "fifteen-two/cribbage/analysis";
import { load, save } from "../app/store.ts";
import type { Session } from "../table/session.ts";

/** How likely the side of a seat was to win after some of the moves. */
export interface Chance {
  readonly moves: number;
  readonly win: number;
}

/** How many moves had been made wherever the chances changed most. */
export function turningPoints(moves: readonly CribbageMove[]): number[] {
  const at = moves.flatMap(({ type }, i) => (["cut", "show", "deal"].includes(type) ? [i + 1] : []));
  return [...new Set([0, ...at, moves.length])];
}

/** A review, and the chances over the game. */
export interface Reviewed {
  readonly review: Review;
  readonly chances: readonly Chance[];
}

/** Reviews that were made stay while one looks at the moves they lead to. */
export const made = new WeakMap<Session, Reviewed>();

/** The choices of a reviewed game that cost something, in the order of the game. */
export function mistakesOf(session: Session): readonly ReviewedChoice[] {
  return made.get(session)?.review.choices.filter(isMistake) ?? [];
}

/** The choice that was made after some moves of a reviewed game. */
export function reviewedAt(session: Session, moves: number): ReviewedChoice | undefined {
  return made.get(session)?.review.choices.find(({ index }) => index === moves);
}

/** Whether two moves are the same choice. */
export function isSameChoice(a: object, b: object): boolean {
  const cards = (move: object) =>
    ("cards" in move ? move.cards : "card" in move ? [move.card] : []) as readonly string[];
  return cards(a).toSorted().join() === cards(b).toSorted().join();
}

/** Whether a choice cost more than chance explains. */
export function isMistake({ chosen: { loss } }: ReviewedChoice): boolean {
  return loss.win > 0.004 && loss.win > 2 * loss.error;
}

/** Whether a position is a puzzle: what to discard, or what to lead. */
export function isPuzzle(view: CribbageView): boolean {
  return view.phase === "discard" || (view.phase === "play" && view.plays.length === 0);
}

/** The name under which the positions of mistakes are kept, for puzzles. */
export const MISTAKES = "mistakes";

/** How many of them are kept. */
const MOST = 40;

/** Keeps a review while the page is open, and its mistakes for puzzles. */
export function keepReview(session: Session, reviewed: Reviewed): void {
  made.set(session, reviewed);
  const views = mistakesOf(session)
    .map(({ index, seat }) => session.knowledge(index, seat).view as CribbageView)
    .filter(isPuzzle);
  const known = load(MISTAKES);
  const all = [...views, ...(Array.isArray(known) ? known : [])].map((view) => JSON.stringify(view));
  save(
    MISTAKES,
    [...new Set(all)].slice(0, MOST).map((text) => JSON.parse(text)),
  );
}
