import type { AnyGame, RecordOf } from "fifteen-two";
import { useEffect, useRef, useState } from "preact/hooks";
import { lookOf } from "../games/index.ts";
import { LEVELS } from "../table/levels.ts";
import { newSeed, type Setup } from "../table/setup.ts";
import { Front } from "./front.tsx";
import { Later } from "./later.tsx";
import { hooks } from "./mounts.ts";
import { Other } from "./other.tsx";
import { Playing } from "./playing.tsx";
import { usePrefs } from "./prefs.ts";
import { formatSetup, parseRoute, type Route } from "./route.ts";
import { keptGame, type Saved } from "./saved.ts";
import { server } from "./server.ts";
import { load } from "./store.ts";
import { usualSetup } from "./usual.ts";

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
  return <Front start={start} resume={resume} message={route.page === "wrong" ? route.message : ""} />;
}

/** Puts the game into the address, where it is not there yet. */
function show(setup: Setup): void {
  const address = formatSetup(setup);
  if (location.hash === address) return;
  if (location.hash.startsWith("#play/")) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
}

/** The game that an address asks for: the one that was kept, if it is that, else a new one. */
function gameFor(route: Route): Saved | undefined {
  if (route.page !== "play") return undefined;
  const kept = keptGame(route.game);
  if (kept !== undefined && (route.setup === undefined || formatSetup(route.setup) === formatSetup(kept.setup)))
    return kept;
  const level = LEVELS.find((known) => known === load("level")) ?? "medium";
  const setup = route.setup ?? { ...usualSetup(lookOf(route.game), level), seed: newSeed() };
  return { setup, moves: [], seen: 0, records: [] };
}
