import { useEffect, useState } from "preact/hooks";
import { Button, MainButton } from "../app/controls.tsx";
import { End } from "../app/end.tsx";
import type { Prefs } from "../app/prefs.ts";
import { Sitting } from "../app/sitting.tsx";
import { entryOf, type GameId } from "../games/index.ts";
import type { Look } from "../games/look.ts";
import { keepPlace, rematch } from "./server.ts";
import type { Remote } from "./session.ts";

interface TableProps {
  readonly session: Remote;
  readonly prefs: Prefs;
  setPrefs(change: Partial<Prefs>): void;
}

/** The table of a match; what has happened before it opened is not shown again. */
export function OnlineTable({ session, ...shared }: TableProps) {
  const [start] = useState(session.length);
  const [look, setLook] = useState<Look>();
  useEffect(
    () =>
      void entryOf(session.game.id as GameId)
        .load()
        .then(setLook),
    [],
  );
  if (look === undefined) return null;
  return (
    <Sitting
      session={session}
      look={look}
      start={start}
      {...shared}
      end={(step) => (
        <End session={session}>
          <Rematch session={session} />
          <Button act={() => step(session.length - 1)}>Look back</Button>
          <a class="button" href="#online">
            Another game
          </a>
        </End>
      )}
    />
  );
}

/** Another match of the same players; whoever comes first waits there. */
function Rematch({ session: { place } }: { session: Remote }) {
  const [trouble, setTrouble] = useState("");
  if (place.token === undefined) return null;
  const go = () =>
    rematch(place).then(
      (next) => {
        keepPlace(next);
        location.assign(`#online/${next.match}`);
      },
      (error: Error) => setTrouble(error.message),
    );
  return trouble ? <span role="alert">{trouble}</span> : <MainButton act={go}>Rematch</MainButton>;
}
