import { isReviewed } from "../../table/coach/reviews.ts";
import type { Session } from "../../table/session/session.ts";

/** Keeps and reviews a game whenever it ends, until the returned function is called. */
export function followEnd(session: Session, id: string): () => void {
  let left: AbortController | undefined;
  const stop = () => {
    left?.abort();
    left = undefined;
  };
  const follow = () => {
    if (!isReviewed(session)) return stop();
    if (left) return;
    left = new AbortController();
    const { signal } = left;
    void import("./keep.ts").then(({ keep }) => keep(session, id, signal));
  };
  const leave = session.subscribe(follow);
  follow();
  return () => {
    leave();
    stop();
  };
}
