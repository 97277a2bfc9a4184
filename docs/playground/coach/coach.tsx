import type { AnyGame, MoveOf, Seat } from "fifteen-two";
import type { Prefs } from "../app/prefs.ts";
import type { Session } from "../table/session.ts";

/** The coach at the table. */
export interface CoachState {
  readonly hint: MoveOf<AnyGame> | undefined;
  readonly text: string;
  /** Asks for a hint; undefined where there is none to be had. */
  readonly ask: (() => void) | undefined;
}

export function useCoach(
  _session: Session,
  _moves: number,
  _viewer: Seat | undefined,
  _prefs: Prefs,
  _resting: boolean,
): CoachState {
  return { hint: undefined, text: "", ask: undefined };
}

/** What the coach says; the line keeps its height. */
export function Coach({ text }: CoachState) {
  return (
    <p class="coach" role="status">
      {text}
    </p>
  );
}
