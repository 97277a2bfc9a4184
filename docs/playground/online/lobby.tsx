import { useState } from "preact/hooks";
import type { Session } from "../table/session.ts";
import { CreateMatch } from "./create.tsx";
import { NameForm } from "./name.tsx";
import { keepPlace, placeAt } from "./places.ts";
import { type Place, takeSeat } from "./server.ts";
import { Waiting } from "./waiting.tsx";

/** Until the game begins: choosing it, taking a seat, waiting for the others. */
export function Lobby({ server, open }: { server: string; open: (session: Session) => void }) {
  const match = location.hash.split("/")[1] ?? "";
  const [place, setPlace] = useState(() => placeAt(server, match));
  const take = (taken: Place) => {
    keepPlace(taken);
    history.replaceState(null, "", `#online/${taken.match}`);
    setPlace(taken);
  };
  return (
    <main class="front online" id="main">
      <p>
        <a href="#/">Back to the other games</a>
      </p>
      <h1>Play with a friend</h1>
      {place !== undefined ? (
        <Waiting place={place} open={open} />
      ) : match === "" ? (
        <CreateMatch server={server} take={take} />
      ) : (
        <>
          <p>You are invited to a game.</p>
          <NameForm action="Take a seat" go={async (name) => take(await takeSeat(server, match, name))} />
        </>
      )}
      <p class="small">Games run on {new URL(server).host}, which deals the cards and shows each player their own.</p>
    </main>
  );
}
