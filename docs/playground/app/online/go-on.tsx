import { useState } from "preact/hooks";
import { findEntry } from "../../table/looks/index.ts";
import { t } from "../../ui/words.ts";
import { latestMatch } from "./server.ts";

/** A link back to this browser's current online match. */
export function GoOn() {
  const [latest] = useState(latestMatch);
  const entry = findEntry(latest?.game);
  if (latest === undefined || latest.over || entry === undefined) return null;
  return (
    <p>
      <a class="button main" href={`#online/${latest.match}`}>
        {t("Continue your match of {game}", { game: entry.name })}
      </a>
    </p>
  );
}
