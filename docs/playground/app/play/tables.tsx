import { GAMES, type GameId } from "../../table/looks/index.ts";
import { type Lazy, lazy } from "../../ui/lazy.tsx";
import type { PlayingProps } from "./playing.tsx";

/** A table for each game; the game and the table load at the same time. */
export const tables = Object.fromEntries(GAMES.map(({ id, load }) => [id, lazy(() => loadTable(load()))])) as Readonly<
  Record<GameId, Lazy<Omit<PlayingProps, "look">>>
>;

async function loadTable(loading: ReturnType<(typeof GAMES)[number]["load"]>) {
  const [look, { Playing }] = await Promise.all([loading, import("./playing.tsx")]);
  return { default: (props: Omit<PlayingProps, "look">) => <Playing look={look} {...props} /> };
}
