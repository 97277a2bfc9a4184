import { useEffect } from "preact/hooks";
import { entryOf, GAMES, type GameId } from "../games/index.ts";
import { Frame } from "./frame.tsx";
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

const Front = lazy(() => import("./front.tsx"));
const Count = lazy(() => import("../count/index.tsx"));
const Drill = lazy(() => import("../drill/index.tsx"));
const Puzzle = lazy(() => import("../puzzle/index.tsx"));
const Statistics = lazy(() => import("../statistics/index.tsx"));
const Rules = lazy(() => import("../rules/index.tsx"));
const Online = lazy(() => import("../online/index.tsx"));

/** When the page is made ready for offline use, in milliseconds after it is drawn: the first cards come before that. */
const OFFLINE = 1500;

/** The page: what its address asks for. */
export function App() {
  const [{ route, visit }, go] = usePlace();
  const [prefs, setPrefs] = usePrefs();
  useEffect(() => {
    document.title = `${titleOf(route)} – fifteen-two`;
  }, [visit]);
  useEffect(() => {
    const later = setTimeout(() => import("./offline.ts").then(({ register }) => register()), OFFLINE);
    return () => clearTimeout(later);
  }, []);
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
      return <Online match={route.match} {...shared} />;
    default:
      return (
        <Frame here={route.page}>
          <Page route={route} />
        </Frame>
      );
  }
}

type Framed = Extract<Route, { readonly page: "count" | "drill" | "puzzle" | "statistics" | "rules" }>;

function Page({ route }: { route: Framed }) {
  switch (route.page) {
    case "count":
      return <Count hand={route.hand} crib={route.crib} />;
    case "drill":
      return <Drill />;
    case "puzzle":
      return <Puzzle />;
    case "statistics":
      return <Statistics />;
    case "rules":
      return <Rules game={route.game} />;
  }
}

const TITLES: Readonly<Record<Exclude<Route["page"], "play" | "rules">, string>> = {
  front: "Play cribbage",
  count: "Count a hand",
  drill: "Counting practice",
  puzzle: "The puzzle of the day",
  statistics: "Your statistics",
  online: "Play with a friend",
};

function titleOf(route: Route): string {
  if (route.page === "play") return entryOf(route.game).name;
  return route.page === "rules" ? `Rules of ${entryOf(route.game).name}` : TITLES[route.page];
}
