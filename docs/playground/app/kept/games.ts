import * as v from "valibot";
import { load, save } from "./store.ts";

/** Number of occurrences and total points. */
const TALLY = v.object({ count: v.number(), points: v.number() });

/** For cribbage: hands and cribs counted, points per play, and points lost by discards. */
const TALLIES = v.object({ hands: TALLY, cribs: TALLY, pegging: TALLY, losses: TALLY });

/** A finished game from one seat's point of view, as stored. */
const SUMMARY = v.object({
  ...TALLIES.entries,
  /** It stays the same after a reload. */
  id: v.string(),
  game: v.string(),
  /** When it ended, as `Date.toISOString` writes it. */
  date: v.string(),
  result: v.picklist(["won", "lost", "drawn"]),
  /** The kind of the first other player; missing in older games. */
  level: v.optional(v.string()),
  /** Number of games that the result counts as: 2 for a skunk, 3 or 4 for a double skunk. */
  games: v.number(),
  /** For a reviewed game: the chance to win at the start, and its change by choices. */
  start: v.optional(v.number()),
  skill: v.optional(v.number()),
});

export type Tally = v.InferOutput<typeof TALLY>;
export type Tallies = v.InferOutput<typeof TALLIES>;
export type Summary = v.InferOutput<typeof SUMMARY>;

const NOTHING: Tally = { count: 0, points: 0 };

/** For games other than cribbage. */
export const NO_TALLIES: Tallies = { hands: NOTHING, cribs: NOTHING, pegging: NOTHING, losses: NOTHING };

/** Maximum number of stored games; older ones are dropped. */
const MOST = 2000;

/** The stored games, oldest first; unreadable ones are skipped. */
export function readGames(): Summary[] {
  return (load("statistics", v.array(v.unknown())) ?? []).filter((game) => v.is(SUMMARY, game));
}

/** Stores a game; a game with the same ID is replaced, and its date stays. */
export function keepGame(game: Summary): void {
  const games = readGames();
  const first = games.find(({ id }) => id === game.id);
  const all = first ? games.map((one) => (one === first ? { ...game, date: first.date } : one)) : [...games, game];
  save("statistics", all.slice(-MOST));
}

/** Number of finished games after which a player is not a newcomer. */
export const NEW = 3;

/** Adds exported games to the stored ones; false if the text is invalid. */
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
