import { type AnyGame, InvalidStateError, type OptionsOf } from "fifteen-two";
import { LEVELS, type PlayerKind } from "./session.ts";

/** What a game at this page starts from: all of it is in the link. */
export interface Setup {
  readonly game: string;
  readonly options: OptionsOf<AnyGame>;
  /** By seat. */
  readonly players: readonly PlayerKind[];
  /** By seat, what people at one screen are called; empty for the usual names. */
  readonly names?: readonly string[];
  /** The same seed deals the same cards. */
  readonly seed: number;
  /** A match goes to the first side that wins this many games; 1 for a single game. */
  readonly match: number;
  /** Where people at one screen hide their cards from each other; everywhere unless it is set. */
  readonly curtain?: "discard" | undefined;
}

/** The most that a link may ask for, so that a game ends within a lifetime and the coach can follow it. */
const MOST: Readonly<Record<string, number>> = { target: 241, deals: 20, turnLimit: 1000, match: 9 };
const KINDS: readonly PlayerKind[] = ["person", ...LEVELS];
const KEYS = ["seed", "players", "match", "name"];

/** The longest name of a person, in characters. */
export const LONGEST = 20;

/** A seed that nobody can guess. */
export function newSeed(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000;
}

/**
 * Reads the query of a link, `players=person.hard&seed=5`.
 *
 * @throws InvalidStateError when it asks for what the game or the page does not have
 */
export function readSetup(game: AnyGame, text: string): Setup {
  const query = new URLSearchParams(text);
  const named = query.get("players")?.split(".").map(readKind);
  for (const [name, most] of Object.entries(MOST))
    if (Number(query.get(name)) > most) throw new InvalidStateError([name], `is at most ${most}`);
  const entries = [...query].filter(([key]) => !KEYS.includes(key)).map(([key, value]) => [key, readValue(value)]);
  const options: OptionsOf<AnyGame> = Object.fromEntries(named ? [["players", named.length], ...entries] : entries);
  const { players: seats } = game.initialState(options).settings;
  const players = named ?? Array.from({ length: seats }, (_, seat): PlayerKind => (seat === 0 ? "person" : "medium"));
  const seed = readNumber(query.get("seed"), "seed", newSeed());
  const names = query.getAll("name").map((name) => name.slice(0, LONGEST));
  return {
    game: game.id,
    options,
    players,
    seed,
    match: readNumber(query.get("match"), "match", 1) || 1,
    ...(names.length > 0 && { names }),
  };
}

function readValue(text: string): string | number | boolean | null {
  if (text === "true" || text === "false") return text === "true";
  if (text === "null") return null;
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}

function readKind(text: string): PlayerKind {
  const kind = KINDS.find((known) => known === text);
  if (kind === undefined) throw new InvalidStateError(["players"], `“${text}” is not one of ${KINDS.join(", ")}`);
  return kind;
}

function readNumber(text: string | null, name: string, usual: number): number {
  if (text === null) return usual;
  if (!/^\d{1,9}$/.test(text)) throw new InvalidStateError([name], `“${text}” is not a number`);
  return Number(text);
}

/** The address of a game: `#play/cribbage?players=person.hard&seed=5`. */
export function formatSetup({ game, options, players, names = [], seed, match }: Setup): string {
  const query = new URLSearchParams({ players: players.join("."), seed: `${seed}` });
  if (match > 1) query.set("match", `${match}`);
  if (names.some(Boolean)) for (const name of names) query.append("name", name);
  for (const [key, value] of Object.entries(options))
    if (value !== undefined && !KEYS.includes(key)) query.set(key, `${value}`);
  return `#play/${game}?${query}`;
}
