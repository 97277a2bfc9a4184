import { type CribbageView, parseViewJson } from "fifteen-two/cribbage";
import * as v from "valibot";
import { mistakesOf } from "../../table/coach/reviews.ts";
import type { Session } from "../../table/session/session.ts";
import { load, save } from "./store.ts";

/** How many mistakes are kept. */
const MOST = 40;

/** Keeps the positions of a reviewed game's mistakes, for puzzles. */
export function keepMistakes(session: Session): void {
  if (session.game.id !== "cribbage") return;
  const views = mistakesOf(session).map(({ index, seat }) => session.knowledge(index, seat).view as CribbageView);
  const all = new Map([...views.filter(isPuzzle), ...readMistakes()].map((view) => [JSON.stringify(view), view]));
  save("mistakes", [...all.values()].slice(0, MOST));
}

/** The positions of mistakes in reviewed games, the latest first; what cannot be read is left out. */
export function readMistakes(): CribbageView[] {
  return (load("mistakes", v.array(v.unknown())) ?? []).flatMap((json) => {
    try {
      return [parseViewJson(json)].filter(isPuzzle);
    } catch {
      return [];
    }
  });
}

/** Whether a position asks what to discard, or what to lead. */
function isPuzzle(view: CribbageView): boolean {
  return view.phase === "discard" || (view.phase === "play" && view.plays.length === 0);
}
