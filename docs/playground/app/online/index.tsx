import { useEffect, useState } from "preact/hooks";
import { MainButton, Trouble } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { t } from "../../ui/words.ts";
import { Frame } from "../frame.tsx";
import type { Route } from "../route.ts";
import { GoOn } from "./go-on.tsx";
import { Connecting, CreateMatch, Invitation, Invited, OpenTables } from "./lobby.tsx";
import { keepPlace, type Place, placeAt, server } from "./server.ts";
import { type Opened, openMatch } from "./session.ts";
import { OnlineTable } from "./table.tsx";

/**
 * A match over a server: `#online` creates one, `#online/MATCH` joins, resumes or watches it, and
 * `#online/MATCH?watch` only watches it.
 */
export default function Online({ path: [match], query }: Route) {
  const watch = query === "watch";
  const [place, setPlace] = useState(() => {
    if (server === null || !match) return undefined;
    return watch ? { match } : placeAt(match);
  });
  const [{ session, trouble = "", again }, setOpened] = useState<Opened>({});
  useEffect(() => place && openMatch(place, setOpened), [place]);
  const take = (taken: Place) => {
    keepPlace(taken);
    history.replaceState(null, "", `#online/${taken.match}`);
    setPlace(taken);
  };
  const lobby = (
    <div class="online">
      <h1>{t("Play with a friend")}</h1>
      {server === null ? (
        <>
          <p>{t("This link names no server. Ask for one that ends in ?server=https://…, or run a server:")}</p>
          <a class="button" href="../documents/The_playground.html">
            {t("Guide: The playground")}
          </a>
        </>
      ) : place === undefined || trouble ? (
        <>
          <Trouble text={trouble} />
          <GoOn />
          <OpenTables />
          <CreateMatch take={take} />
        </>
      ) : session === undefined ? (
        <Connecting />
      ) : place.token ? (
        <Invitation session={session} />
      ) : (
        <Invited session={session} watch={watch} take={take} />
      )}
      {server && (
        <p class="small">
          {t("Games run on {host}, which deals the cards and shows each player their own.", {
            host: new URL(server).host,
          })}
        </p>
      )}
    </div>
  );
  return (
    <>
      {session?.taken.every(Boolean) ? <OnlineTable session={session} /> : <Frame here="online">{lobby}</Frame>}
      {again && (
        <Dialog title={t("The connection is lost")} close={again}>
          <p>{t("The server has not answered for some minutes.")}</p>
          <MainButton act={again}>{t("Connect again")}</MainButton>
        </Dialog>
      )}
    </>
  );
}
