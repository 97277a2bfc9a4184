import { useEffect, useState } from "preact/hooks";
import { type GameId, useLook } from "../../table/looks/index.ts";
import type { PlayerKind } from "../../table/session/session.ts";
import { newSeed } from "../../table/session/setup.ts";
import { MainButton } from "../../ui/controls.tsx";
import { does, listed } from "../../ui/words.ts";
import { gameFrom } from "../kept/saved.ts";
import { useBegin } from "../play/begin.tsx";
import { End } from "../play/end.tsx";
import { Sitting } from "../play/sitting.tsx";
import { keepPlace, rematch } from "./server.ts";
import type { Remote } from "./session.ts";

/** The table of a match; what has happened before it opened is not shown again. */
export function OnlineTable({ session }: { session: Remote }) {
  const { game, players, place } = session;
  const { begin, question } = useBegin();
  const [start] = useState(session.length);
  const look = useLook(game.id as GameId);
  const record = session.record();
  useEffect(() => {
    if (record) void import("../play/keep.ts").then(({ keep }) => keep(session, place.match));
  }, [record]);
  /** Plays on from an earlier move at this page, with bots in the seats of the others. */
  const retry = (moves: number) => {
    if (record === undefined) return;
    const kinds = players.map(({ kind }): PlayerKind => (kind === "person" ? kind : "hard"));
    const setup = { game: game.id, options: record.settings, players: kinds, seed: newSeed(), match: 1 };
    begin(game, gameFrom(setup, session, moves, `#online/${place.match}`));
  };
  if (look === undefined) return null;
  return (
    <>
      <Sitting
        session={session}
        look={look}
        start={start}
        retry={retry}
        end={(step) => (
          <End
            session={session}
            step={step}
            below={
              <p class="small" role="status">
                {session.rematch.length > 0
                  ? `${does(listed(session.rematch.map((seat) => players[seat]?.name ?? "")), "ask")} for a rematch.`
                  : place.token && "A rematch begins when everybody has asked for it."}
              </p>
            }
          >
            <Rematch session={session} />
            <a class="button" href="#online">
              Another game
            </a>
          </End>
        )}
      />
      {question}
    </>
  );
}

/** Another match of the same players; the one who comes first waits there. */
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
