import type { Seat } from "fifteen-two";
import { readGames } from "../statistics/store.ts";
import type { Session } from "../table/session.ts";
import { tipFor } from "./tips.ts";

/** The games that are somebody's first of their kind, as far as this browser knows. */
const first = new WeakMap<Session, boolean>();

/** Whether it is somebody's first game of its kind. */
export function isFirstGame(session: Session): boolean {
  const known = first.get(session) ?? !readGames().some(({ game }) => game === session.game.id);
  first.set(session, known);
  return known;
}

/** The tip of a first game for the seat that is to choose; undefined in later games and where there is nothing to say. */
export function tip(session: Session, moves: number, seat: Seat | undefined): string | undefined {
  if (seat === undefined || seat !== session.chooser || moves !== session.length) return undefined;
  return isFirstGame(session) ? tipFor(session.game.id, session.knowledge(moves, seat).view) : undefined;
}
