import { isLike, load, save } from "./store.ts";

/** How often, and how many points in all. */
export interface Tally {
  readonly count: number;
  readonly points: number;
}

/** Of cribbage: the hands and cribs that were counted, the points of each play, what discards gave away. */
export interface Tallies {
  readonly hands: Tally;
  readonly cribs: Tally;
  readonly pegging: Tally;
  readonly losses: Tally;
}

/** What is kept of a finished game, from one seat's point of view. */
export interface Summary extends Tallies {
  /** A game that is seen again after a reload has the same one. */
  readonly id: string;
  readonly game: string;
  /** When it ended, as `Date.toISOString` writes it. */
  readonly date: string;
  readonly result: "won" | "lost" | "drawn";
  /** What kind of player the first of the others was; not known of older games. */
  readonly level?: string;
  /** The games that the win or the loss counts: 2 for a skunk, 3 or 4 for a double skunk. */
  readonly games: number;
}

const NOTHING: Tally = { count: 0, points: 0 };

/** Of a game that is not cribbage. */
export const NO_TALLIES: Tallies = { hands: NOTHING, cribs: NOTHING, pegging: NOTHING, losses: NOTHING };

/** Every game that is kept has what this one has. */
const EXAMPLE: Summary = { id: "", game: "", date: "", result: "drawn", games: 0, ...NO_TALLIES };

/** More games than this, and the oldest are forgotten. */
const MOST = 2000;

/** The games that are kept, the oldest first; what cannot be read is as if it were not there. */
export function readGames(): Summary[] {
  const games = load("statistics");
  return Array.isArray(games) ? games.filter((game) => isLike(game, EXAMPLE)) : [];
}

/** Keeps a game; the same game again takes the place of the first, with its date. */
export function keepGame(game: Summary): void {
  const games = readGames();
  const first = games.find(({ id }) => id === game.id);
  const all = first ? games.map((one) => (one === first ? { ...game, date: first.date } : one)) : [...games, game];
  save("statistics", all.slice(-MOST));
}

export function clearGames(): void {
  save("statistics", undefined);
}
