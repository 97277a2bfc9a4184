import type { Seat } from "fifteen-two";
import { useEffect, useState } from "preact/hooks";
import type { Session } from "../table/session.ts";

type Tell = (session: Session, moves: number, seat: Seat | undefined) => string | undefined;

/** The tip of a first game, if tips are wanted, as `tip` gives it; tips load when the table is there. */
export function useTip(session: Session, moves: number, seat: Seat | undefined, wanted: boolean): string | undefined {
  const [known, setKnown] = useState<{ readonly tip: Tell }>();
  useEffect(() => {
    if (wanted) import("./tip.ts").then(setKnown, () => {});
  }, [wanted]);
  return wanted ? known?.tip(session, moves, seat) : undefined;
}
