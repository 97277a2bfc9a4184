import { useState } from "preact/hooks";
import { findEntry } from "../../table/looks/index.ts";
import { latestMatch } from "./server.ts";

/** The way back to the match over a server that this browser is at. */
export function GoOn() {
  const [latest] = useState(latestMatch);
  if (latest === undefined) return null;
  return (
    <p>
      <a class="button main" href={`#online/${latest.match}`}>
        Go on with your match of {findEntry(latest.game)?.name}
      </a>
    </p>
  );
}
