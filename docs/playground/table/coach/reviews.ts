import type { SeatReview } from "fifteen-two/bots";
import { subscriber, useRedraw } from "../../ui/redraw.ts";
import { t } from "../../ui/words.ts";
import { tellerOf } from "../looks/telling.ts";
import { momentText } from "../moment.ts";
import { personsOf, type Session } from "../session/session.ts";
import { audienceOf } from "../sight.ts";
import { type ReviewedChoice, sizeOf } from "./choice.ts";

/** The coach's data of a finished game. */
export interface Review {
  /** The choices of the players at this page. */
  readonly seats: readonly SeatReview[];
  /** In the order of the game. */
  readonly choices: readonly ReviewedChoice[];
}

/** A review, or its progress from 0 to 1. */
export type Reviewing = Review | number | "failed";

const reviews = new WeakMap<Session, Reviewing>();
const listeners = new Set<() => void>();

/** Whether the coach reviews a session: it is over, and a player at this page took part. */
export function isReviewed(session: Session): boolean {
  const isOver = session.knowledge(session.length).outcome !== undefined;
  return isOver && session.record() !== undefined && personsOf(session).length > 0;
}

/** Publishes a session's review. */
export function setReview(session: Session, review: Reviewing): void {
  reviews.set(session, review);
  for (const listener of listeners) listener();
}

/** The review of a session, redrawn as it progresses. */
export function useReview(session: Session): Reviewing {
  useRedraw(subscriber(listeners));
  return reviews.get(session) ?? 0;
}

/** Whether a review is complete. */
export function isDone(review: Reviewing): review is Review {
  return typeof review === "object";
}

/** The choices with a cost. */
export function mistakesOf(review: Reviewing): readonly ReviewedChoice[] {
  return isDone(review) ? review.choices.filter(sizeOf) : [];
}

/** The part of a review about the players at this page. Choices after a hint count as right. */
export function reviewFor(whole: Review, seats: readonly number[], isHinted: (one: ReviewedChoice) => boolean): Review {
  const choices = whole.choices
    .filter(({ seat }) => seats.includes(seat))
    .map((choice) => (isHinted(choice) ? asBest(choice) : choice));
  const own = whole.seats.filter(({ seat }) => seats.includes(seat));
  return { choices, seats: own.map((one) => withoutErrors(one, choices)) };
}

/** A seat whose skill is the cost of its mistakes: the many losses within the coach's error would add up. */
function withoutErrors(own: SeatReview, choices: readonly ReviewedChoice[]): SeatReview {
  const mistakes = choices.filter((choice) => choice.seat === own.seat && sizeOf(choice));
  const skill = mistakes.reduce((sum, { chosen }) => sum - chosen.loss.win, 0);
  return { ...own, skill, luck: own.result - own.start - skill };
}

/** A choice, treated as the best. */
function asBest(one: ReviewedChoice): ReviewedChoice {
  const right = { ...one.chosen, loss: { points: 0, win: 0, error: 0 } };
  return { ...one, chosen: right, best: right };
}

/** Choices sorted by their cost, the costliest first. */
export function byCost(choices: readonly ReviewedChoice[]): readonly ReviewedChoice[] {
  return choices.toSorted((a, b) => b.chosen.loss.win - a.chosen.loss.win);
}

/** The choice made after some moves. */
export function reviewedAt(review: Reviewing, moves: number): ReviewedChoice | undefined {
  return isDone(review) ? review.choices.find(({ index }) => index === moves) : undefined;
}

/** The effects of choices, and of luck and the opponents, on the chance to win; undefined if too uncertain. */
export function balanceOf({ seats: [own] }: Review): { rest: number; choices: number } | undefined {
  return own === undefined || own.error > 0.1 ? undefined : { rest: own.luck, choices: own.skill };
}

/** Choices that cost less than this chance to win are good play, and so small a difference means nothing. */
const SMALL = 0.05;

/** A sentence on choices against the rest, which is luck and the play of `n` opponents. */
export function balanceText({ rest, choices }: { rest: number; choices: number }, n: number): string {
  const isGood = choices > -SMALL;
  if (isGood && rest >= 0) return t("You played well. Luck and your {n|opponent|opponents} did the rest.", { n });
  if (isGood) return t("You played well, but luck and your {n|opponent|opponents} beat you.", { n });
  const lead = -choices - Math.abs(rest);
  if (Math.abs(lead) < SMALL) return t("Luck and your {n|opponent|opponents} mattered as much as your choices.", { n });
  if (lead > 0) return t("Your choices mattered more than luck and your {n|opponent|opponents}.", { n });
  if (rest > 0) return t("Luck and your {n|opponent|opponents} made up for your choices.", { n });
  return t("Luck and your {n|opponent|opponents} mattered more than your choices.", { n });
}

/** The chance to win of the first player at this page, after each move of a game. */
export function chancesOf({ seats: [own], choices }: Review, length: number): { moves: number; win: number }[] {
  if (own === undefined) return [];
  const made = choices.filter(({ seat }) => seat === own.seat);
  return [
    { moves: 0, win: own.start },
    ...made.flatMap(({ index, best, chosen }) => [
      { moves: index, win: best.win },
      { moves: index + 1, win: chosen.win },
    ]),
    { moves: length, win: own.result },
  ];
}

/** The chance to win after some moves of a game, on a line between the choices around them. */
export function winAt(review: Review, moves: number, length: number): number {
  const chances = chancesOf(review, length);
  const [before, after] = chances.slice(chances.findLastIndex((chance) => chance.moves <= moves));
  if (before === undefined || after === undefined) return before?.win ?? 0;
  return before.win + ((after.win - before.win) * (moves - before.moves)) / (after.moves - before.moves);
}

/** A moment of a reviewed game: "Deal 4, your card 2: you win 56 in 100", "The end: You win, 121 : 98". */
export function chanceText(session: Session, review: Review, moves: number): string {
  const seat = review.seats[0]?.seat ?? 0;
  const audience = audienceOf(session);
  if (moves === session.length) {
    const { view } = session.knowledge(moves, audience.you);
    return `${t("The end")}: ${tellerOf(audience).outcome(view)}.`;
  }
  const values = { moment: momentText(session, moves), n: Math.round(100 * winAt(review, moves, session.length)) };
  if (audience.you === seat) return t("{moment}: you win {n} in 100.", values);
  return t("{moment}: {name} wins {n} in 100.", { ...values, name: audience.names[seat]! });
}
