import type { Seat } from "fifteen-two";
import { useEffect, useState } from "preact/hooks";
import type { Session } from "./session/session.ts";

/** What a seat may think of now, and whether there is room for that: from the start of a first game, so that nothing moves. */
export function useTip(session: Session, moves: number, seat: Seat | undefined, roomy: boolean) {
  const [tips, setTips] = useState<typeof import("./tips.ts")>();
  useEffect(() => {
    if (roomy) import("./tips.ts").then(setTips, () => {});
  }, [roomy]);
  const asked = seat !== undefined && seat === session.chooser && moves === session.length;
  return asked ? tips?.tipFor(session.game.id, session.knowledge(moves, seat).view) : undefined;
}
