import { useEffect, useState } from "preact/hooks";
import { findEntry } from "../../table/looks/index.ts";
import { listed, many } from "../../ui/words.ts";
import { type OpenTable, openTables } from "./server.ts";

/** How often to refresh the list, in milliseconds. */
const OFTEN = 10_000;

/** Lists matches that anyone may join. */
export function OpenTables({ server }: { server: string }) {
  const [tables, setTables] = useState<readonly OpenTable[]>([]);
  useEffect(() => {
    let left = false;
    const ask = async () => {
      if (document.hidden) return;
      const found = await openTables(server);
      if (!left) setTables(found.filter(({ game }) => findEntry(game)));
    };
    void ask();
    const timer = setInterval(ask, OFTEN);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [server]);
  if (tables.length === 0) return null;
  return (
    <section class="open">
      <h2>Open tables</h2>
      <ul>
        {tables.map(({ match, game, names, seconds }) => (
          <li key={match}>
            <span>
              <bdi>{listed(names.map((name) => name || "Somebody"))}</bdi>: {findEntry(game)?.name},{" "}
              {seconds < 60 ? "just now" : `${many(Math.floor(seconds / 60), "minute")} ago`}
            </span>
            <a class="button" href={`#online/${encodeURIComponent(match)}`}>
              Join
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
