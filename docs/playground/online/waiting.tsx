import { useEffect, useRef, useState } from "preact/hooks";
import type { Session } from "../table/session.ts";
import { Invitation } from "./invitation.tsx";
import type { Place } from "./server.ts";
import { openMatch, type Remote } from "./session.ts";

/** Until every seat is taken, what to send to the others; then the game. */
export function Waiting({ place, open }: { place: Place; open: (session: Session) => void }) {
  const [trouble, setTrouble] = useState("");
  const [free, setFree] = useState<number>();
  const start = useRef(open);
  start.current = open;
  useEffect(() => {
    let done = false;
    const look = (session: Remote) => {
      if (done) return;
      const missing = session.taken.filter((taken) => !taken).length;
      setFree(missing);
      if (missing > 0) return;
      done = true;
      start.current(session);
    };
    const opened = openMatch(place);
    opened.then(
      (session) => {
        session.subscribe(() => look(session));
        look(session);
      },
      (error: Error) => setTrouble(error.message),
    );
    return () => {
      if (!done) opened.then((session) => session.close()).catch(() => {});
      done = true;
    };
  }, [place]);
  if (trouble !== "") return <p role="alert">{trouble}</p>;
  return free === undefined ? <p role="status">Connecting …</p> : <Invitation free={free} />;
}
