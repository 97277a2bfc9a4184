import { useLayoutEffect, useState } from "preact/hooks";
import { findEntry, type GameId } from "../table/looks/index.ts";
import { t } from "../ui/words.ts";

/** What an address asks for. */
export type Route =
  | { readonly page: "front"; readonly message: string }
  | { readonly page: "play"; readonly game: GameId; readonly query: string }
  | { readonly page: "count"; readonly hand: string; readonly crib: boolean }
  | { readonly page: "drill" | "puzzle" | "statistics" }
  | { readonly page: "rules" | "learn"; readonly game: GameId }
  | { readonly page: "online"; readonly match: string; readonly watch: boolean };

/** Reads the part of an address after `#`. */
export function parseRoute(hash: string): Route {
  const wrong = (message: string): Route => ({ page: "front", message });
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  let parts: string[];
  try {
    parts = decodeURIComponent(path).split("/");
  } catch {
    return wrong(t("This link is damaged."));
  }
  const [page = "", first = "", second] = parts;
  switch (page) {
    case "":
      return wrong("");
    case "play":
    case "learn":
    case "rules": {
      const game = findEntry(first || "cribbage")?.id;
      if (game === undefined) return wrong(t("This link is broken: we have no game “{game}”.", { game: first }));
      return page === "play" ? { page, game, query } : { page, game };
    }
    case "count":
      return { page, hand: first, crib: second === "crib" };
    case "drill":
    case "puzzle":
    case "statistics":
      return { page };
    case "online":
      return { page, match: first, watch: query === "watch" };
    default:
      return wrong(t("This link leads nowhere: we have no page “{page}”.", { page }));
  }
}

/** Where the page is. The visit tells two visits of one address apart. */
export interface Place {
  readonly route: Route;
  readonly visit: number;
}

/** Follows the address. */
export function usePlace(): Place {
  const [place, setPlace] = useState<Place>(() => ({ route: parseRoute(location.hash), visit: 0 }));
  // Before the browser paints: an address that changes between the first look and an effect after it would be missed.
  useLayoutEffect(() => {
    const arrive = () => setPlace(({ visit }) => ({ route: parseRoute(location.hash), visit: visit + 1 }));
    addEventListener("hashchange", arrive);
    return () => removeEventListener("hashchange", arrive);
  }, []);
  return place;
}
