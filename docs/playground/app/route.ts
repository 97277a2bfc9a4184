import { findEntry, type GameId } from "../table/looks/index.ts";
import { t } from "../ui/words.ts";
import titles from "./titles.json";

/** Titles of the pages that every page links to, and of all pages, by the first word of the address. */
export const PAGES = titles.linked;
export const TITLES = { ...titles.games, ...titles.linked, ...titles.others };

/** A parsed address: `#page/path?query`. */
export interface Route {
  readonly page: keyof typeof TITLES;
  readonly path: readonly string[];
  readonly query: string;
  /** The game that the page is about. */
  readonly game: GameId;
  /** The fault of the address; empty if there is none. */
  readonly message: string;
}

/** Reads the part of an address after `#`. */
export function parseRoute(hash: string): Route {
  const wrong = (message: string): Route => ({ page: "", path: [], query: "", game: "cribbage", message });
  const [address = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  let parts: string[];
  try {
    parts = decodeURIComponent(address).split("/");
  } catch {
    return wrong(t("A part of it is damaged."));
  }
  const [page = "", ...path] = parts;
  if (!isPage(page)) return wrong(t("This site has no page “{page}”.", { page }));
  const name = (page in titles.games && path[0]) || "cribbage";
  const game = findEntry(name)?.id;
  if (game === undefined) return wrong(t("This site has no game “{game}”.", { game: name }));
  return { page, path, query, game, message: "" };
}

function isPage(page: string): page is Route["page"] {
  return Object.hasOwn(TITLES, page);
}
