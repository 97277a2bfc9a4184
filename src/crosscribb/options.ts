import { quote } from "../core/card.ts";
import { InvalidStateError } from "../core/errors.ts";
import type { Seat, Side } from "../core/game.ts";
import { readInteger, readObject, readOneOf } from "../core/json.ts";

/** What can be agreed before a game; every option may be left out, or null, for its default. */
export interface CrossCribbOptions {
  /** How many play: 4 (default), 3 or 2. The rules for more, and for one, are not known here. */
  readonly players?: 2 | 3 | 4 | null;
  /** The fewest cards of one suit that are a flush in a line: any `"four"` of its five (default), or all `"five"`. */
  readonly lineFlush?: "four" | "five" | null;
  /** The seat that deals first; without it the lowest card cut deals (S1-06). */
  readonly dealer?: Seat | null;
  /** The holes of the track: 31 (default), or any positive whole number (S1-02). */
  readonly target?: number | null;
  /** Whether points that a side overlooks in the show go to whoever claims them (S1-50); default false. */
  readonly muggins?: boolean | null;
}

/** The options with their defaults filled in, as a state carries them. */
export interface CrossCribbSettings {
  /** How many play. */
  readonly players: 2 | 3 | 4;
  /** The fewest cards of one suit that are a flush in a line. */
  readonly lineFlush: "four" | "five";
  /** The seat that deals first; null when the cards decide. */
  readonly dealer: Seat | null;
  /** The holes of the track, 1 or more. */
  readonly target: number;
  /** Whether overlooked points may be claimed. */
  readonly muggins: boolean;
}

const NAMES = ["players", "lineFlush", "dealer", "target", "muggins"] as const;

/** Reads options, or the settings of a state. */
export function readOptions(value: unknown, path = "options"): CrossCribbSettings {
  const given = readObject(value ?? {}, path, [], NAMES);
  const players = readPlayers(given.players ?? 4, `${path}.players`);
  return {
    players,
    lineFlush: readFlush(given.lineFlush, `${path}.lineFlush`),
    dealer: given.dealer == null ? null : readInteger(given.dealer, `${path}.dealer`, 0, players - 1),
    target: readInteger(given.target ?? 31, `${path}.target`, 1),
    muggins: readOneOf(given.muggins ?? false, `${path}.muggins`, [false, true]),
  };
}

function readPlayers(value: unknown, path: string): 2 | 3 | 4 {
  if (value === 2 || value === 3 || value === 4) return value;
  throw new InvalidStateError(
    path,
    `must be 2, 3 or 4, not ${quote(value)}: other rules of CrossCribb are not known here`,
  );
}

/** Reads the option `lineFlush`. */
export function readFlush(value: unknown, path: string): "four" | "five" {
  return readOneOf(value ?? "four", path, ["four", "five"]);
}

/**
 * The side that a seat plays for: 0, the circles, has the columns, 1, the diamonds, the rows (S1-05, S1-12). Four play
 * 0 and 2 against 1 and 3, three 0 and 2 against 1.
 */
export function sideOf(seat: Seat): Side {
  return seat & 1;
}
