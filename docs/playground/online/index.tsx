import { useState } from "preact/hooks";
import type { Prefs } from "../app/prefs.ts";
import type { Session } from "../table/session.ts";
import { Lobby } from "./lobby.tsx";
import { OnlineTable } from "./table.tsx";

interface Props {
  readonly server: string;
  readonly prefs: Prefs;
}

/** A match over a server: `#online` creates one, `#online/MATCH` joins it or goes on with it. */
export default function Online({ server, prefs }: Props) {
  const [session, setSession] = useState<Session>();
  return session ? <OnlineTable session={session} prefs={prefs} /> : <Lobby server={server} open={setSession} />;
}
