import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { entryOf } from "../table/looks/index.ts";
import { lazy } from "../ui/lazy.tsx";
import { t } from "../ui/words.ts";
import { Frame } from "./frame.tsx";
import { Guarded } from "./guarded.tsx";
import { BrokenLink } from "./message.tsx";
import { tables } from "./play/tables.tsx";
import { parseRoute, type Route, TITLES } from "./route.ts";

export const Front = lazy(() => import("./front.tsx"));

const PAGES: Readonly<Record<Route["page"], ComponentType<Route>>> = {
  "": ({ message }) => (message ? <BrokenLink text={message} /> : <Front />),
  play({ game, query }) {
    const Table = tables[game];
    return <Table query={query} />;
  },
  learn: lazy(() => import("./learn/index.tsx")),
  puzzle: lazy(() => import("./puzzle/index.tsx")),
  online: lazy(() => import("./online/index.tsx")),
  game: lazy(() => import("./replay/index.tsx")),
  rules: framed(lazy(() => import("./rules/index.tsx"))),
  count: framed(lazy(() => import("./count/index.tsx"))),
  discard: framed(lazy(() => import("./count/discard.tsx"))),
  drill: framed(lazy(() => import("./count/drill.tsx"))),
  statistics: framed(lazy(() => import("./statistics/index.tsx"))),
};

function framed(Part: ComponentType<Route>) {
  return (route: Route) => (
    <Frame here={route.page}>
      <Part {...route} />
    </Frame>
  );
}

/** When the page is made ready for offline use, in milliseconds after it is drawn: the first cards come before that. */
const OFFLINE = 1500;

/** The page that the address names. */
export function App() {
  // The visit number distinguishes two visits to one address.
  const [{ route, visit }, setPlace] = useState(() => ({ route: parseRoute(location.hash), visit: 0 }));
  const Page = PAGES[route.page];
  const arrive = () => setPlace((place) => ({ route: parseRoute(location.hash), visit: place.visit + 1 }));
  // A layout effect, because an address that changes before a later effect would be missed.
  useLayoutEffect(() => {
    addEventListener("hashchange", arrive);
    return () => removeEventListener("hashchange", arrive);
  }, []);
  useEffect(() => {
    document.title = `${t(TITLES[route.page], { name: entryOf(route.game).name })} – fifteen-two`;
  }, [visit]);
  useEffect(() => {
    const later = setTimeout(() => import("./offline.tsx").then(({ register }) => register()), OFFLINE);
    return () => clearTimeout(later);
  }, []);
  return (
    <Guarded key={visit} open={arrive}>
      <Page {...route} />
    </Guarded>
  );
}
