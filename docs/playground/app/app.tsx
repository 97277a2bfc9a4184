import type { ComponentChildren as Children } from "preact";
import { useEffect } from "preact/hooks";
import { entryOf } from "../table/looks/index.ts";
import { Guarded, lazy } from "../ui/lazy.tsx";
import { t } from "../ui/words.ts";
import { Frame, PAGES } from "./frame.tsx";
import { usePrefs } from "./kept/prefs.ts";
import { tables } from "./play/tables.tsx";
import { type Route, usePlace } from "./route.ts";

export const Front = lazy(() => import("./front.tsx"));
const Count = lazy(() => import("./count/index.tsx"));
const Drill = lazy(() => import("./count/drill.tsx"));
const Puzzle = lazy(() => import("./puzzle/index.tsx"));
const Statistics = lazy(() => import("./statistics/index.tsx"));
const Rules = lazy(() => import("./rules/index.tsx"));
const Learn = lazy(() => import("./learn/index.tsx"));
const Online = lazy(() => import("./online/index.tsx"));

/** When the page is made ready for offline use, in milliseconds after it is drawn: the first cards come before that. */
const OFFLINE = 1500;

/** The page: what its address asks for. */
export function App() {
  const { route, visit } = usePlace();
  usePrefs();
  useEffect(() => {
    document.title = `${titleOf(route)} – fifteen-two`;
  }, [visit]);
  useEffect(() => {
    const later = setTimeout(() => import("./offline.tsx").then(({ register }) => register()), OFFLINE);
    return () => clearTimeout(later);
  }, []);
  return (
    <Guarded key={visit}>
      <Part route={route} />
    </Guarded>
  );
}

function Part({ route }: { route: Route }) {
  const framed = (part: Children) => <Frame here={route.page}>{part}</Frame>;
  switch (route.page) {
    case "front":
      return <Front message={route.message} />;
    case "play": {
      const Table = tables[route.game];
      return <Table query={route.query} wrong={(message) => <Front message={message} />} />;
    }
    case "online":
      return <Online match={route.match} watch={route.watch} frame={framed} />;
    case "count":
      return framed(<Count hand={route.hand} crib={route.crib} />);
    case "drill":
      return framed(<Drill />);
    case "puzzle":
      return <Puzzle />;
    case "statistics":
      return framed(<Statistics />);
    case "learn":
      return <Learn game={route.game} />;
    case "rules":
      return framed(<Rules game={route.game} />);
  }
}

function titleOf(route: Route): string {
  switch (route.page) {
    case "front":
      return t("Play {name}", { name: "Cribbage" });
    case "play":
      return entryOf(route.game).name;
    case "learn":
      return t("Learn {name}", { name: entryOf(route.game).name });
    case "rules":
      return t("Rules of {name}", { name: entryOf(route.game).name });
    default:
      return t(PAGES[route.page]);
  }
}
