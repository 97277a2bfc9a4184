import * as v from "valibot";
import { load, save } from "./store.ts";

/** How often, and how many points in all. */
const TALLY = v.object({ count: v.number(), points: v.number() });

/** Of cribbage: the hands and cribs that were counted, the points of each play, what discards gave away. */
const TALLIES = v.object({ hands: TALLY, cribs: TALLY, pegging: TALLY, losses: TALLY });

/** A finished game from one seat's point of view, as stored. */
const SUMMARY = v.object({
  ...TALLIES.entries,
  /** A game that is seen again after a reload has the same one. */
  id: v.string(),
  game: v.string(),
  /** When it ended, as `Date.toISOString` writes it. */
  date: v.string(),
  result: v.picklist(["won", "lost", "drawn"]),
  /** The points, one's own first; not known of older games. */
  score: v.optional(v.string()),
  /** The kind of the first other player; missing in older games. */
  level: v.optional(v.string()),
  /** The games that the win or the loss counts: 2 for a skunk, 3 or 4 for a double skunk. */
  games: v.number(),
  /** Of a reviewed game: the chance to win at the start, how the choices changed it, and the error of that. */
  start: v.optional(v.number()),
  skill: v.optional(v.number()),
  error: v.optional(v.number()),
});

export type Tally = v.InferOutput<typeof TALLY>;
export type Tallies = v.InferOutput<typeof TALLIES>;
export type Summary = v.InferOutput<typeof SUMMARY>;

const NOTHING: Tally = { count: 0, points: 0 };

/** Of a game that is not cribbage. */
export const NO_TALLIES: Tallies = { hands: NOTHING, cribs: NOTHING, pegging: NOTHING, losses: NOTHING };

/** More games than this, and the oldest are forgotten. */
const MOST = 2000;

/** The games that are kept, the oldest first; what cannot be read is as if it were not there. */
export function readGames(): Summary[] {
  return (load("statistics", v.array(v.unknown())) ?? []).filter((game) => v.is(SUMMARY, game));
}

/** Keeps a game; the same game again takes the place of the first, with its date. */
export function keepGame(game: Summary): void {
  const games = readGames();
  const first = games.find(({ id }) => id === game.id);
  const all = first ? games.map((one) => (one === first ? { ...game, date: first.date } : one)) : [...games, game];
  save("statistics", all.slice(-MOST));
}

/** Finished games that make a newcomer a regular. */
const NEW = 3;

/** Whether somebody is new here, so that the coach does not criticize. */
export function isNewcomer(): boolean {
  return readGames().length < NEW;
}

/** Adds exported games to the stored ones; false if the text is something else. */
export function importGames(text: string): boolean {
  try {
    const games = new Map(
      [...v.parse(v.array(SUMMARY), JSON.parse(text)), ...readGames()].map((game) => [game.id, game]),
    );
    const byDate = [...games.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
    return save("statistics", byDate.slice(-MOST));
  } catch {
    return false;
  }
}

export function clearGames(): void {
  save("statistics", undefined);
}
