import type { AnyGame, RecordOf } from "fifteen-two";
import { useEffect, useRef, useState } from "preact/hooks";
import { lookOf } from "../games/index.ts";
import type { Setup } from "../table/setup.ts";
import { Ask } from "./ask.tsx";
import { Front } from "./front.tsx";
import { Later } from "./later.tsx";
import { hooks } from "./mounts.ts";
import { Other } from "./other.tsx";
import { Playing } from "./playing.tsx";
import { usePrefs } from "./prefs.ts";
import { formatSetup, parseRoute, type Route } from "./route.ts";
import { isOver, keptGame, type Saved } from "./saved.ts";
import { server } from "./server.ts";
import { levelKept, usualSetup } from "./usual.ts";

/** The page: what its address asks for. */
export function App() {
  const [prefs, setPrefs] = usePrefs();
  const [route, setRoute] = useState<Route>(() => parseRoute(location.hash));
  const [saved, setSaved] = useState<Saved | undefined>(() => gameFor(parseRoute(location.hash)));
  const games = useRef(0);
  useEffect(() => {
    const follow = () => {
      const next = parseRoute(location.hash);
      setRoute(next);
      games.current++;
      setSaved(gameFor(next));
    };
    addEventListener("hashchange", follow);
    hooks.register?.();
    return () => removeEventListener("hashchange", follow);
  }, []);
  useEffect(() => {
    if (saved !== undefined) show(saved.setup);
    document.body.classList.toggle("playing", saved !== undefined);
  }, [saved]);

  const start = (setup: Setup, records: readonly RecordOf<AnyGame>[] = [], moves: Saved["moves"] = []) => {
    games.current++;
    setRoute({ page: "play", game: setup.game });
    setSaved({ setup, moves, seen: moves.length, records });
  };
  const resume = (id: string) => {
    const kept = keptGame(id);
    if (kept !== undefined) start(kept.setup, kept.records, kept.moves);
  };
  if (saved !== undefined)
    return (
      <Playing
        key={games.current}
        saved={saved}
        prefs={prefs}
        setPrefs={setPrefs}
        start={start}
        leave={() => location.assign("#")}
      />
    );
  if (route.page === "other" && route.name === "online" && server !== null)
    return <Later key={games.current} name="online" props={{ server, prefs }} />;
  if (route.page === "other") return <Other {...route} />;
  if (route.page === "play" && route.setup !== undefined)
    return <Ask setup={route.setup} start={start} resume={resume} />;
  return <Front start={start} resume={resume} message={route.page === "wrong" ? route.message : ""} />;
}

/** Puts the game into the address, where it is not there yet. */
function show(setup: Setup): void {
  const address = formatSetup(setup);
  if (location.hash === address) return;
  if (location.hash.startsWith("#play/")) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
}

/**
 * The game that an address asks for: the one that was kept, if it is that, else a new one; none while another of the same
 * game is not over, which is for the player to decide.
 */
function gameFor(route: Route): Saved | undefined {
  if (route.page !== "play") return undefined;
  const kept = keptGame(route.game);
  const { setup } = route;
  if (kept !== undefined) {
    const same = setup !== undefined && formatSetup(setup) === formatSetup(kept.setup);
    if (same) return kept;
    if (!isOver(kept)) return setup === undefined ? kept : undefined;
  }
  return { setup: setup ?? usualSetup(lookOf(route.game), levelKept()), moves: [], seen: 0, records: [] };
}
