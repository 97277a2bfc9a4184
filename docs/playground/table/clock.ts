import { useEffect, useState } from "preact/hooks";
import type { Session } from "./session/session.ts";

/**
 * The table's progress through a session: the number of moves `shown`, whether it is `counting` the latest,
 * whether all animation has ended, and the step being looked back at.
 */
export type Clock = { shown: number; counting: boolean; still: boolean; step: number | undefined };

/** How long the table rests after the latest move, and how long new points can be read. */
const [REST, READ] = [350, 1200];

/**
 * Follows a session; returns functions that continue after a count and that look back.
 *
 * @param begin - the number of moves already shown, and the first step to look back at
 * @param factor - multiplies all times; 0 shows everything at once
 * @param counts - tests whether a move is counted item by item
 */
export function useClock(
  session: Session,
  { start, from }: { readonly start: number; readonly from: number | undefined },
  factor: number,
  counts: (moves: number) => boolean,
) {
  const [at, setAt] = useState({ shown: Math.min(start, session.length), counting: false });
  const [rested, setRested] = useState(-1);
  const [step, lookBack] = useState(from);
  const { length } = session;
  const undone = at.shown > length;
  const shown = Math.min(at.shown, length);
  const counting = at.counting && !undone;
  const goOn = () => setAt({ shown, counting: false });
  useEffect(() => {
    if (undone) goOn();
    if (undone || counting || shown >= length) return;
    const go = () => {
      let next = shown + 1;
      while (factor === 0 && next < length && !counts(next)) next++;
      setAt({ shown: next, counting: counts(next) });
    };
    if (factor === 0) return go();
    const isCounted = counts(shown);
    const isScored = !isCounted && session.knowledge(shown).view.awards.length > 0;
    const timer = setTimeout(go, isCounted && counts(shown + 1) ? 0 : factor * delay(session, shown, isScored));
    return () => clearTimeout(timer);
  }, [session.subscribe, shown, counting, length, undone, factor]);
  useEffect(() => {
    const timer = setTimeout(setRested, isOpening(session, shown) ? 0 : factor * REST, shown);
    return () => clearTimeout(timer);
  }, [shown, factor]);
  const still = !counting && shown === length && (rested === shown || factor === 0);
  return { clock: { shown, counting, still, step }, goOn, lookBack };
}

/** How long the table waits before it shows the next move, in milliseconds. */
function delay(session: Session, shown: number, isScored: boolean): number {
  const { seat = -1, type = "" } = session.knowledge(shown + 1).move ?? {};
  const isPerson = session.players[seat]?.kind === "person";
  if (isOpening(session, shown + 1) || (isPerson && type !== "go" && type !== "show")) return 0;
  if (isScored) return READ;
  if (seat < 0) return type === "deal" ? 500 : 350;
  // Between 400 and 700, so that it does not tick like a clock.
  return isPerson ? 450 : 400 + ((shown * 97) % 300);
}

/** Before anybody has moved, cards appear at once. */
function isOpening({ knowledge }: Session, moves: number): boolean {
  return moves < 4 && [1, 2, 3].every((n) => n > moves || knowledge(n).move?.seat === undefined);
}
