import { useEffect } from "preact/hooks";
import { entryOf, GAMES, type GameId } from "../games/index.ts";
import { Frame } from "./frame.tsx";
import { Front } from "./front.tsx";
import { Guarded, type Lazy, lazy } from "./lazy.tsx";
import type { PlayingProps } from "./playing.tsx";
import { type Prefs, usePrefs } from "./prefs.ts";
import { type Route, usePlace } from "./route.ts";

/** A table for each game; the game and the table load at the same time. */
const tables = Object.fromEntries(GAMES.map(({ id, load }) => [id, lazy(() => loadTable(load()))])) as Readonly<
  Record<GameId, Lazy<Omit<PlayingProps, "look">>>
>;

async function loadTable(loading: ReturnType<(typeof GAMES)[number]["load"]>) {
  const [look, { Playing }] = await Promise.all([loading, import("./playing.tsx")]);
  return { default: (props: Omit<PlayingProps, "look">) => <Playing look={look} {...props} /> };
}

const Count = lazy(() => import("../count/index.tsx"));
const Drill = lazy(() => import("../drill/index.tsx"));
const Statistics = lazy(() => import("../statistics/index.tsx"));
const Rules = lazy(() => import("../rules/index.tsx"));
const Online = lazy(() => import("../online/index.tsx"));

/** The page: what its address asks for. */
export function App() {
  const [{ route, visit }, go] = usePlace();
  const [prefs, setPrefs] = usePrefs();
  useEffect(() => {
    document.title = `${titleOf(route)}fifteen-two`;
  }, [visit]);
  useEffect(() => void import("./offline.ts").then(({ register }) => register()), []);
  return (
    <Guarded key={visit}>
      <Part route={route} prefs={prefs} setPrefs={setPrefs} go={go} />
    </Guarded>
  );
}

interface PartProps {
  readonly route: Route;
  readonly prefs: Prefs;
  setPrefs(change: Partial<Prefs>): void;
  go(hash: string): void;
}

function Part({ route, ...shared }: PartProps) {
  switch (route.page) {
    case "front":
      return <Front message={route.message} go={shared.go} preload={(id) => tables[id].load()} />;
    case "play": {
      const Table = tables[route.game];
      return <Table query={route.query} {...shared} />;
    }
    case "online":
      return <Online match={route.match} prefs={shared.prefs} />;
    case "count":
      return (
        <Frame here="count">
          <Count hand={route.hand} crib={route.crib} />
        </Frame>
      );
    case "drill":
      return (
        <Frame here="drill">
          <Drill />
        </Frame>
      );
    case "statistics":
      return (
        <Frame here="statistics">
          <Statistics />
        </Frame>
      );
    case "rules":
      return (
        <Frame here="rules">
          <Rules game={route.game} />
        </Frame>
      );
  }
}

function titleOf(route: Route): string {
  switch (route.page) {
    case "front":
      return "Play cribbage – ";
    case "play":
      return `${entryOf(route.game).name} – `;
    case "rules":
      return `Rules of ${entryOf(route.game).name} – `;
    case "count":
      return "Count a hand – ";
    case "drill":
      return "Counting practice – ";
    case "statistics":
      return "Your statistics – ";
    case "online":
      return "Play with a friend – ";
  }
}
