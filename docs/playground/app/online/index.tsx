import type { ComponentChildren as Children, VNode } from "preact";
import { useEffect, useReducer, useState } from "preact/hooks";
import { GoOn } from "./go-on.tsx";
import { CreateMatch, Invitation, Invited, NoServer } from "./lobby.tsx";
import { OpenTables } from "./open.tsx";
import { keepPlace, type Place, placeAt, server } from "./server.ts";
import { openMatch, type Remote } from "./session.ts";
import { OnlineTable } from "./table.tsx";

interface OnlineProps {
  readonly match: string;
  readonly watch: boolean;
  /** Frames what is not the table. */
  frame(part: Children): VNode;
}

/**
 * A match over a server: `#online` creates one, `#online/MATCH` joins, resumes or watches it, and
 * `#online/MATCH?watch` only watches it.
 */
export default function Online({ match, watch, frame }: OnlineProps) {
  const [place, setPlace] = useState(() => {
    if (server === null || !match) return undefined;
    return watch ? { server, match } : placeAt(server, match);
  });
  const { session, trouble } = useMatch(place);
  if (session?.taken.every(Boolean)) return <OnlineTable session={session} />;
  const take = (taken: Place) => {
    keepPlace(taken);
    history.replaceState(null, "", `#online/${taken.match}`);
    setPlace(taken);
  };
  return frame(
    <div class="online">
      <h1>Play with a friend</h1>
      {server === null ? (
        <NoServer />
      ) : trouble ? (
        <>
          <p role="alert">{trouble}</p>
          <a class="button" href="#online">
            Create a game
          </a>
        </>
      ) : place === undefined ? (
        <>
          <GoOn />
          <OpenTables server={server} />
          <CreateMatch server={server} take={take} />
        </>
      ) : session === undefined ? (
        <Connecting />
      ) : place.token === undefined ? (
        <Invited session={session} watch={watch} take={take} />
      ) : (
        <Invitation session={session} />
      )}
      {server && (
        <p class="small">Games run on {new URL(server).host}, which deals the cards and shows each player their own.</p>
      )}
    </div>,
  );
}

/** How long an answer may take before one is told that there is none, in milliseconds. */
const PATIENCE = 4000;

function Connecting() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, PATIENCE, true);
    return () => clearTimeout(timer);
  }, []);
  return <p role="status">{late ? "The server does not answer. Trying again …" : "Connecting …"}</p>;
}

interface Opened {
  readonly session?: Remote;
  readonly trouble?: string;
}

/** Stays connected to the match of a place. */
function useMatch(place: Place | undefined): Opened {
  const [opened, setOpened] = useState<Opened>({});
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    if (place === undefined) return;
    let left = false;
    const opening = openMatch(place);
    opening.session.then(
      (session) => {
        if (left) return;
        session.subscribe(() => redraw(0));
        setOpened({ session });
      },
      (error: Error) => setOpened({ trouble: error.message }),
    );
    return () => {
      left = true;
      setOpened({});
      opening.close();
    };
  }, [place]);
  return opened;
}
