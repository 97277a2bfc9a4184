import { useState } from "preact/hooks";
import type { Session } from "../table/session.ts";
import { CreateMatch } from "./create.tsx";
import { NameForm } from "./name.tsx";
import { keepPlace, placeAt } from "./places.ts";
import { type Place, takeSeat } from "./server.ts";
import { Waiting } from "./waiting.tsx";

interface Props {
  readonly server: string;
  open(session: Session): void;
}

/** A match over a server: `#online` creates one, `#online/MATCH` joins or goes on with it. */
export default function Online({ server, open }: Props) {
  const match = location.hash.split("/")[1] ?? "";
  const [place, setPlace] = useState(() => placeAt(server, match));
  const take = (taken: Place) => {
    keepPlace(taken);
    history.replaceState(null, "", `#online/${taken.match}`);
    setPlace(taken);
  };
  return (
    <section class="online" aria-labelledby="online-head">
      <h1 id="online-head">Play with a friend</h1>
      {place !== undefined ? (
        <Waiting place={place} open={open} />
      ) : match === "" ? (
        <CreateMatch server={server} take={take} />
      ) : (
        <Join server={server} match={match} take={take} />
      )}
      <p class="small">Games run on {new URL(server).host}, which deals the cards and shows each player their own.</p>
    </section>
  );
}

function Join({ server, match, take }: { server: string; match: string; take: (place: Place) => void }) {
  return (
    <>
      <p>You are invited to a game.</p>
      <NameForm action="Take a seat" go={async (name) => take(await takeSeat(server, match, name))} />
    </>
  );
}
