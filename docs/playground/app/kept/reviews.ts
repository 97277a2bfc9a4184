import * as v from "valibot";
import type { ReviewedChoice } from "../../table/coach/choice.ts";
import { mistakesOf, type Review } from "../../table/coach/reviews.ts";
import { GAMES } from "../../table/looks/index.ts";
import type { Session } from "../../table/session/session.ts";
import { load, save } from "./store.ts";

const n = v.number();

const PARTS = v.record(v.string(), n);

/** The part of a review about the players at this page. Choices after a hint count as right. */
export function reviewFor(
  { seats, choices }: Review,
  persons: readonly number[],
  isHinted: (choice: ReviewedChoice) => boolean,
): Review {
  return {
    seats: seats.filter(({ seat }) => persons.includes(seat)),
    choices: choices
      .filter(({ seat }) => persons.includes(seat))
      .map((choice) => (isHinted(choice) ? asBest(choice) : choice)),
  };
}

/** A choice, treated as the best. */
function asBest(one: ReviewedChoice): ReviewedChoice {
  const right = { ...one.chosen, loss: { points: 0, win: 0, error: 0 } };
  return { ...one, chosen: right, best: right };
}

const MISTAKES = v.array(
  v.object({
    game: v.picklist(GAMES.map(({ id }) => id)),
    view: v.unknown(),
    choices: v.array(v.tuple([v.string(), n, v.optional(PARTS)])),
  }),
);

/** Maximum number of stored mistakes, and of choices for each. */
const [MOST_MISTAKES, CHOICES_EACH] = [40, 12];

/** Stores the mistakes of a reviewed game, for puzzles. */
export function keepMistakes(session: Session, review: Review): void {
  const { formatMove } = session.game;
  const mistakes = mistakesOf(review).map(({ index, seat, choices }) => ({
    game: session.game.id,
    view: session.knowledge(index, seat).view,
    choices: choices
      .slice(0, CHOICES_EACH)
      .map(({ move, win, parts }) => [formatMove(move), win, ...(parts && move.type === "discard" ? [parts] : [])]),
  }));
  const all = new Map([...mistakes, ...readMistakes()].map((mistake) => [JSON.stringify(mistake.view), mistake]));
  save("own-puzzles", [...all.values()].slice(0, MOST_MISTAKES));
}

/** The stored mistakes, latest first. */
export function readMistakes() {
  return load("own-puzzles", MISTAKES) ?? [];
}
