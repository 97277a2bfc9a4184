import { InvalidStateError } from "../core/errors.ts";
import type { Seat, Side } from "../core/game.ts";
import { readInteger, readObject, readOneOf } from "../core/json.ts";

/** What can be agreed before a game; every option may be left out, or null, for its default. */
export interface CribbageOptions {
  /** How many play: 2 (default), 3 or 4. */
  readonly players?: 2 | 3 | 4 | null;
  /** For four players only: `"partners"` (default), seats 0 and 2 against 1 and 3 with one score a side, or `"solo"`. */
  readonly teams?: "partners" | "solo" | null;
  /** The points that win: 121 (default), 61, or any positive whole number (S2-02). */
  readonly target?: number | null;
  /** The seat that deals first; without it the lowest card cut deals (S2-08). */
  readonly dealer?: Seat | null;
  /** How many games a lead of 61 or more is worth: 3 (default) or 4 (S2-66). */
  readonly doubleSkunk?: 3 | 4 | null;
  /** Whether points that a seat overlooks in the show go to whoever claims them; default false. */
  readonly muggins?: boolean | null;
}

/** The options with their defaults filled in, as a state carries them. */
export interface CribbageSettings {
  /** How many play. */
  readonly players: 2 | 3 | 4;
  /** How four share scores; null with fewer. */
  readonly teams: "partners" | "solo" | null;
  /** The points that win, 1 or more. */
  readonly target: number;
  /** The seat that deals first; null when the cards decide. */
  readonly dealer: Seat | null;
  /** How many games a lead of 61 or more is worth. */
  readonly doubleSkunk: 3 | 4;
  /** Whether overlooked points may be claimed. */
  readonly muggins: boolean;
}

const NAMES = ["players", "teams", "target", "dealer", "doubleSkunk", "muggins"] as const;

/** Reads options, or the settings of a state. */
export function readOptions(value: unknown, path = "options"): CribbageSettings {
  const given = readObject(value ?? {}, path, [], NAMES);
  const players = readOneOf(given.players ?? 2, `${path}.players`, [2, 3, 4]);
  const teams = given.teams ?? null;
  if (teams !== null && players < 4) throw new InvalidStateError(`${path}.teams`, "is for four players only");
  return {
    players,
    teams: players < 4 ? null : readOneOf(teams ?? "partners", `${path}.teams`, ["partners", "solo"]),
    target: readInteger(given.target ?? 121, `${path}.target`, 1),
    dealer: given.dealer == null ? null : readInteger(given.dealer, `${path}.dealer`, 0, players - 1),
    doubleSkunk: readOneOf(given.doubleSkunk ?? 3, `${path}.doubleSkunk`, [3, 4]),
    muggins: readOneOf(given.muggins ?? false, `${path}.muggins`, [false, true]),
  };
}

/** The number of sides that keep a score. */
export function sideCount(settings: CribbageSettings): number {
  return settings.teams === "partners" ? 2 : settings.players;
}

/** The side whose score a seat's points go to: `sideOf` of the root, before there is a state. */
export function sideOf(settings: CribbageSettings, seat: Seat): Side {
  return settings.teams === "partners" ? seat & 1 : seat;
}
