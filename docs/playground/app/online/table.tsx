import { useState } from "preact/hooks";
import { type GameId, useLook } from "../../table/looks/index.ts";
import type { PlayerKind } from "../../table/session/session.ts";
import { newSeed } from "../../table/session/setup.ts";
import { MainButton } from "../../ui/controls.tsx";
import { go } from "../../ui/go.ts";
import { listOf, t } from "../../ui/words.ts";
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
  const [refused, setRefused] = useState("");
  const look = useLook(game.id as GameId);
  const record = session.record();
  /** Plays on from an earlier move at this page, with bots in the seats of the others. */
  const retry = (moves: number) => {
    if (record === undefined) return;
    const kinds = players.map(({ kind }): PlayerKind => (kind === "person" ? kind : "hard"));
    const setup = { game: game.id, options: record.settings, players: kinds, seed: newSeed(), match: 1 };
    begin(game, gameFrom(setup, session, moves, `#online/${place.match}`));
  };
  /** Another match of the same players; the one who comes first waits there. */
  const again = () =>
    rematch(place).then(
      (next) => {
        keepPlace(next);
        go(`#online/${next.match}`);
      },
      (error: Error) => setRefused(error.message),
    );
  if (look === undefined) return null;
  const asking = session.rematch.filter((seat) => seat !== place.seat).map((seat) => players[seat]?.name ?? "");
  const told =
    asking.length > 0 && t("{names} {n|asks|ask} for a rematch.", { names: listOf(asking), n: asking.length });
  return (
    <>
      <Sitting
        session={session}
        id={place.match}
        look={look}
        start={start}
        retry={retry}
        end={(step) => (
          <End
            session={session}
            step={step}
            again={place.token && <MainButton act={again}>{t("Rematch")}</MainButton>}
            below={
              <p class="small" role="status">
                {refused || told || (place.token && t("A rematch begins when everybody has asked for it."))}
              </p>
            }
          >
            <a class="button" href="#online">
              {t("Another game")}
            </a>
          </End>
        )}
      />
      {question}
    </>
  );
}
