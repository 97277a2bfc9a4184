import * as v from "valibot";
import { mistakesOf, type Review } from "../../table/coach/reviews.ts";
import { GAMES } from "../../table/looks/index.ts";
import type { Session } from "../../table/session/session.ts";
import { load, save } from "./store.ts";

const PARTS = v.record(v.string(), v.number());

const MISTAKES = v.array(
  v.object({
    game: v.picklist(GAMES.map(({ id }) => id)),
    view: v.unknown(),
    choices: v.array(v.tuple([v.string(), v.number(), v.optional(PARTS)])),
  }),
);

/** How many mistakes are kept, and how many choices of each. */
const [MOST, CHOICES] = [40, 12];

/** Keeps the mistakes of a reviewed game, for puzzles. */
export function keepMistakes(session: Session, review: Review): void {
  const { formatMove } = session.game;
  const mistakes = mistakesOf(review).map(({ index, seat, choices }) => ({
    game: session.game.id,
    view: session.knowledge(index, seat).view,
    choices: choices
      .slice(0, CHOICES)
      .map(({ move, win, parts }) => [formatMove(move), win, ...(parts && move.type === "discard" ? [parts] : [])]),
  }));
  const all = new Map([...mistakes, ...readMistakes()].map((mistake) => [JSON.stringify(mistake.view), mistake]));
  save("own-puzzles", [...all.values()].slice(0, MOST));
}

/** The mistakes that are kept, the latest first. */
export function readMistakes() {
  return load("own-puzzles", MISTAKES) ?? [];
}
