import { useState } from "preact/hooks";
import type { Prefs } from "../app/prefs.ts";
import type { Session } from "../table/session.ts";
import { Lobby } from "./lobby.tsx";
import { OnlineTable } from "./table.tsx";

/** A match over a server: `#online` creates one, `#online/MATCH` joins it or goes on with it. */
export default function Online({ match, prefs }: { match: string; prefs: Prefs }) {
  const [session, setSession] = useState<Session>();
  return session ? <OnlineTable session={session} prefs={prefs} /> : <Lobby match={match} open={setSession} />;
}
