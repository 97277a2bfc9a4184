import { type Summary, TALLIES } from "./summary.ts";

/** Where the games are kept: `localStorage`, or in a test a map. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const KEY = "fifteen-two/statistics";

/** More games than this, and the oldest are forgotten. */
const MOST = 2000;

/** The browser's own storage; undefined where the page may not have one. */
export function browserShelf(): Shelf | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The games that are kept, the oldest first; what cannot be read is as if it were not there. */
export function readGames(shelf = browserShelf()): Summary[] {
  try {
    const games: unknown = JSON.parse(shelf?.getItem(KEY) ?? "[]");
    return Array.isArray(games) ? games.filter(isSummary) : [];
  } catch {
    return [];
  }
}

/** Keeps a game; the same game again takes the place of the first. Tells whether it could. */
export function keepGame(game: Summary, shelf = browserShelf()): boolean {
  const others = readGames(shelf).filter(({ id }) => id !== game.id);
  try {
    shelf?.setItem(KEY, JSON.stringify([...others, game].slice(-MOST)));
    return shelf !== undefined;
  } catch {
    return false;
  }
}

export function clearGames(shelf = browserShelf()): void {
  try {
    shelf?.removeItem(KEY);
  } catch {
    // Where nothing can be stored nothing is left.
  }
}

function isSummary(value: unknown): value is Summary {
  if (typeof value !== "object" || value === null) return false;
  const { id, game, date, result, games, ...tallies } = value as Partial<Summary>;
  return (
    [id, game, date].every((text) => typeof text === "string") &&
    ["won", "lost", "drawn"].includes(`${result}`) &&
    Number.isFinite(games) &&
    TALLIES.every((name) => Number.isFinite(tallies[name]?.count) && Number.isFinite(tallies[name]?.points))
  );
}
