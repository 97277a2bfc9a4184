import { type Seat, sideOf } from "fifteen-two";
import type { Names } from "../ui/words.ts";
import type { Count, Look } from "./looks/look.ts";
import { personsOf, type Session } from "./session/session.ts";

/** What a move counts, seen by somebody of another side if there is one at this page: who may ask for more. */
export function countAt(session: Session, look: Look, moves: number, viewer: Seat | undefined): Count | undefined {
  if (moves < 1) return undefined;
  const by = session.knowledge(moves).move?.seat;
  const { view } = session.knowledge(moves - 1);
  const isOther = (seat: Seat) => typeof by === "number" && sideOf(view, seat) !== sideOf(view, by);
  const eyes = personsOf(session).find(isOther) ?? viewer;
  return look.count(session.knowledge(moves - 1, eyes).view, session.knowledge(moves, eyes), namesIn(session));
}

/** The names of a session's seats. */
export function namesIn({ players }: Session): Names {
  return (seat) => players[seat]?.name ?? `Player ${seat + 1}`;
}
