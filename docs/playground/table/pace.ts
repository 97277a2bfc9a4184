import { useEffect, useReducer, useState } from "preact/hooks";
import type { Session } from "./session/session.ts";

/** How far the table has followed a session: moves are shown one by one, and a count waits for the player. */
export interface Pace {
  /** How many moves the table shows. */
  readonly moves: number;
  /** Whether the count of the latest of them is on the table. */
  readonly counting: boolean;
  /** Whether all has been shown and nothing moves any more. */
  readonly resting: boolean;
  /** Whether one looks back. */
  readonly back: boolean;
  /** How many moves need not be shown again after a reload. */
  readonly seen: number;
  /** Goes on after a count. */
  next(): void;
  /** Shows the table after this many moves; undefined follows the session again. */
  step(moves: number | undefined): void;
}

interface PaceOptions {
  readonly session: Session;
  /** How many moves have been shown before. */
  readonly start: number;
  /** What times are multiplied by; 0 shows all at once. */
  readonly factor: number;
  /** Whether a move is counted item by item. */
  counts(moves: number): boolean;
}

const REST = 350;

/** Follows a session. */
export function usePace({ session, start, factor, counts }: PaceOptions): Pace {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const [at, setAt] = useState({ shown: Math.min(start, session.length), counting: false });
  const [rested, setRested] = useState(-1);
  const [step, setStep] = useState<number>();
  useEffect(() => session.subscribe(() => redraw(0)), [session]);

  const { length } = session;
  const undone = at.shown > length;
  const shown = Math.min(at.shown, length);
  const counting = at.counting && !undone;
  useEffect(() => {
    if (undone) setAt({ shown: length, counting: false });
    if (undone || counting || shown >= length) return;
    const go = () => {
      let next = shown + 1;
      while (factor === 0 && next < length && !counts(next)) next++;
      setAt({ shown: next, counting: counts(next) });
    };
    if (factor === 0) return go();
    const timer = setTimeout(go, factor * delay(session, shown));
    return () => clearTimeout(timer);
  }, [session, shown, counting, length, undone, factor]);
  useEffect(() => {
    const timer = setTimeout(() => setRested(shown), opening(session, shown) ? 0 : factor * REST);
    return () => clearTimeout(timer);
  }, [shown, factor]);

  return {
    moves: step ?? shown,
    counting: step === undefined ? counting : counts(step),
    resting: step === undefined && !counting && shown === length && (rested === shown || factor === 0),
    back: step !== undefined,
    seen: counting ? shown - 1 : shown,
    next: () => setAt({ shown, counting: false }),
    step: (moves) => setStep(moves === undefined || moves >= length ? undefined : Math.max(0, moves)),
  };
}

/** How long the table waits before it shows the next move, in milliseconds. */
function delay(session: Session, shown: number): number {
  const { knowledge, players } = session;
  const { move } = knowledge(shown + 1);
  if (opening(session, shown + 1)) return 0;
  if (move?.seat === undefined) return move?.type === "deal" ? 500 : 350;
  if (players[move.seat]?.kind === "person") return move.type === "go" || move.type === "show" ? 450 : 0;
  // Between 400 and 700, so that it does not tick like a clock.
  return 400 + ((shown * 97) % 300);
}

/** Whether nobody has moved yet: the first cards are there at once. */
function opening({ knowledge }: Session, moves: number): boolean {
  return (
    moves < 4 && Array.from({ length: moves }, (_, i) => knowledge(i + 1)).every(({ move }) => move?.seat === undefined)
  );
}
