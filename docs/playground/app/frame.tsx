import type { Children } from "../games/look.ts";
import { server } from "../online/server.ts";

const PAGES = [
  ["count", "Count a hand"],
  ["drill", "Counting practice"],
  ["puzzle", "Puzzle"],
  ["statistics", "Your statistics"],
] as const;

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
          {server && (
            <a href="#online" aria-current={here === "online" ? "page" : undefined}>
              Play with a friend
            </a>
          )}
          {PAGES.map(([page, title]) => (
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
