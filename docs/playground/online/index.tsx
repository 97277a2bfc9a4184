import { useState } from "preact/hooks";
import type { Prefs } from "../app/prefs.ts";
import { Lobby } from "./lobby.tsx";
import type { Remote } from "./session.ts";
import { OnlineTable } from "./table.tsx";

interface OnlineProps {
  readonly match: string;
  readonly prefs: Prefs;
  setPrefs(change: Partial<Prefs>): void;
}

/** A match over a server: `#online` creates one, `#online/MATCH` joins it or goes on with it. */
export default function Online({ match, ...shared }: OnlineProps) {
  const [session, setSession] = useState<Remote>();
  return session ? <OnlineTable session={session} {...shared} /> : <Lobby match={match} open={setSession} />;
}
