import type { AnyMove } from "fifteen-two";
import * as v from "valibot";
import { isSameChoice, type ReviewedChoice } from "../../table/coach/choice.ts";
import { mistakesOf, type Review } from "../../table/coach/reviews.ts";
import { GAMES } from "../../table/looks/index.ts";
import type { Session } from "../../table/session/session.ts";
import { load, save } from "./store.ts";

const n = v.number();

const LOSS = v.object({ points: n, win: n, error: n });

const PARTS = v.record(v.string(), n);

const CHOICE = v.object({
  ...LOSS.entries,
  move: v.custom<AnyMove>((move) => typeof move === "object" && move !== null),
  now: n,
  loss: LOSS,
  row: v.exactOptional(n),
  parts: v.exactOptional(PARTS),
});

const MADE = v.object({ index: n, seat: n, chosen: CHOICE, best: CHOICE, choices: v.array(CHOICE) });

const REVIEW = v.object({
  id: v.string(),
  seats: v.array(v.object({ seat: n, start: n, skill: n, error: n, luck: n, result: n })),
  choices: v.array(MADE),
});

/** How many reviews are kept, and how many choices of each position: all discards of a cribbage hand. */
const [MOST, CHOICES] = [3, 15];

/** The best choices, and what was chosen, of those that played at this page. What a hint asked for is right. */
export function trimmed(
  { seats, choices }: Review,
  persons: readonly number[],
  isHinted: (choice: ReviewedChoice) => boolean = () => false,
): Review {
  return {
    seats: seats.filter(({ seat }) => persons.includes(seat)),
    choices: choices
      .filter(({ seat }) => persons.includes(seat))
      .map((one) => ({
        ...(isHinted(one) ? asBest(one) : one),
        choices: one.choices.filter((choice, i) => i < CHOICES || choice === one.chosen),
      })),
  };
}

/** A choice as if nothing were better. */
function asBest(one: ReviewedChoice): ReviewedChoice {
  const right = { ...one.chosen, loss: { points: 0, win: 0, error: 0 } };
  return { ...one, chosen: right, best: right };
}

/** Keeps the review of a game. */
export function keepReview(id: string, review: Review): void {
  const others = readReviews().filter((one) => one.id !== id);
  const short = (_: string, value: unknown) => (typeof value === "number" ? Number(value.toFixed(6)) : value);
  save("reviews", JSON.parse(JSON.stringify([{ ...review, id }, ...others].slice(0, MOST), short)));
}

/** The kept review of a game; undefined if there is none, or it is of other moves. */
export function readReview(session: Session, id: string): Review | undefined {
  const review = readReviews().find((one) => one.id === id);
  const moves = session.record()?.moves ?? [];
  try {
    const isOf = review?.choices.every(({ index, seat, chosen, best, choices }) => {
      const made = moves[index];
      const { view } = session.knowledge(index, seat);
      const isLegal = [chosen, best, ...choices].every(({ move }) => session.game.isLegal(view, move));
      return made?.seat === seat && isSameChoice(made, chosen.move) && isLegal;
    });
    return isOf ? review : undefined;
  } catch {
    return undefined;
  }
}

function readReviews() {
  return load("reviews", v.array(REVIEW)) ?? [];
}

const MISTAKES = v.array(
  v.object({
    game: v.picklist(GAMES.map(({ id }) => id)),
    view: v.unknown(),
    choices: v.array(v.tuple([v.string(), n, v.optional(PARTS)])),
  }),
);

/** How many mistakes are kept, and how many choices of each. */
const [MOST_MISTAKES, CHOICES_EACH] = [40, 12];

/** Keeps the mistakes of a reviewed game, for puzzles. */
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

/** The mistakes that are kept, the latest first. */
export function readMistakes() {
  return load("own-puzzles", MISTAKES) ?? [];
}
