import type { Seat } from "fifteen-two";
import type { Session } from "../table/session.ts";
import { callText, startText } from "./call.ts";

/** The moves up to some point in text, as a seat knows them. */
export function moveLines(session: Session, moves: number, seat: Seat | undefined): string {
  return known(session, moves, seat)
    .map((move) => session.game.formatMove(move))
    .join("\n");
}

/** The latest call that a reader can repeat: cards that the seat does not know cannot be written down. */
export function lastCall(session: Session, moves: number, seat: Seat | undefined): string {
  const move = known(session, moves, seat).findLast((one) => !JSON.stringify(one).includes('"??"'));
  const { id } = session.game;
  return move ? callText(id, move) : startText(id, session.knowledge(0, seat).view.settings);
}

function known(session: Session, moves: number, seat: Seat | undefined) {
  return Array.from({ length: moves }, (_, i) => session.knowledge(i + 1, seat).move).filter(
    (move) => move !== undefined,
  );
}
