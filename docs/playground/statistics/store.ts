import { load, save } from "../app/store.ts";
import { type Summary, TALLIES } from "./summary.ts";

const NAME = "statistics";

/** More games than this, and the oldest are forgotten. */
const MOST = 2000;

/** The games that are kept, the oldest first; what cannot be read is as if it were not there. */
export function readGames(): Summary[] {
  const games = load(NAME);
  return Array.isArray(games) ? games.filter(isSummary) : [];
}

/** Keeps a game; the same game again takes the place of the first. */
export function keepGame(game: Summary): void {
  const others = readGames().filter(({ id }) => id !== game.id);
  save(NAME, [...others, game].slice(-MOST));
}

export function clearGames(): void {
  save(NAME, undefined);
}

function isSummary(value: unknown): value is Summary {
  if (typeof value !== "object" || value === null) return false;
  const { id, game, date, result, games, ...tallies }: Partial<Summary> = value;
  return (
    [id, game, date].every((text) => typeof text === "string") &&
    ["won", "lost", "drawn"].includes(`${result}`) &&
    Number.isFinite(games) &&
    TALLIES.every((name) => Number.isFinite(tallies[name]?.count) && Number.isFinite(tallies[name]?.points))
  );
}
