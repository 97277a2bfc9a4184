import type { Seat } from "fifteen-two";
import { readGames } from "../statistics/store.ts";
import type { Session } from "../table/session.ts";
import { tipFor } from "./tips.ts";

/** The sessions that are somebody's first of their game, as far as this browser knows. */
const first = new WeakMap<Session, boolean>();

/** The tip of a first game for the seat that is to choose, empty when there is nothing to say; undefined in later games. */
export function tip(session: Session, moves: number, seat: Seat | undefined): string | undefined {
  const isFirst = first.get(session) ?? !readGames().some(({ game }) => game === session.game.id);
  first.set(session, isFirst);
  if (!isFirst) return undefined;
  if (seat === undefined || seat !== session.chooser || moves !== session.length) return "";
  return tipFor(session.game.id, session.knowledge(moves, seat).view) ?? "";
}
