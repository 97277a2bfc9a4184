import { useState } from "preact/hooks";
import { findEntry } from "../table/looks/index.ts";
import type { Children } from "../table/looks/look.ts";
import { latestMatch, server } from "./online/server.ts";

/** What the pages are called. */
export const PAGES = {
  online: "Play with a friend",
  count: "Count a hand",
  drill: "Counting practice",
  puzzle: "Puzzles",
  statistics: "Your statistics",
} as const;

/** A page other than the table, with the way to the others. */
export function Frame({ here, children }: { here: string; children: Children }) {
  return (
    <div class="front">
      <header class="site">
        <a class="brand" href="#">
          fifteen-two
        </a>
        <nav aria-label="More">
          {here !== "front" && <a href="#">Play</a>}
          {Object.entries(PAGES)
            .filter(([page]) => server || page !== "online")
            .map(([page, title]) => (
              <a key={page} href={`#${page}`} aria-current={page === here ? "page" : undefined}>
                {title}
              </a>
            ))}
          <a href="../index.html">Library</a>
        </nav>
      </header>
      <main id="main" class={here === "front" ? "" : "other"}>
        {children}
      </main>
    </div>
  );
}

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
