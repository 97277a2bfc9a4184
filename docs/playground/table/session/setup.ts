import { type AnyGame, type OptionsOf, randomInt, secureRandom } from "fifteen-two";
import { BOT_LEVELS } from "fifteen-two/bots";
import * as v from "valibot";
import type { PlayerKind } from "./session.ts";

/** The longest name of a person, in characters. */
export const LONGEST = 20;

const KINDS: readonly PlayerKind[] = ["person", ...BOT_LEVELS];

export function integer(least: number, most: number): v.GenericSchema<unknown, number> {
  return v.custom<number>((n) => Number.isInteger(n) && Number(n) >= least && Number(n) <= most);
}

export function list<Item>(item: v.GenericSchema<unknown, Item>): v.GenericSchema<unknown, readonly Item[]> {
  return v.array(item);
}

/** The most that is played, so that a game ends within a lifetime and the coach can follow it. */
const LIMITS = v.object({
  target: v.nullish(integer(0, 241)),
  deals: v.nullish(integer(0, 20)),
  turnLimit: v.nullish(integer(0, 1000)),
});

/** The setup of a game at this page. */
export const SETUP = v.object({
  game: v.string(),
  /** The game checks the rest. */
  options: v.custom<OptionsOf<AnyGame>>((options) => v.is(LIMITS, options)),
  /** By seat. */
  players: list(v.picklist(KINDS)),
  /** The names of people at one screen, by seat; empty for the default names. */
  names: v.optional(list(v.string())),
  /** The same seed deals the same cards. */
  seed: integer(0, 999_999_999),
  /** A match goes to the first side that wins this many games; 1 for a single game. */
  match: integer(1, 9),
});

export type Setup = v.InferOutput<typeof SETUP>;

/** An unpredictable seed. */
export function newSeed(): number {
  return randomInt(1_000_000, secureRandom);
}

/** You and bots of a level. */
export function usualPlayers(game: AnyGame, options: OptionsOf<AnyGame>, level: PlayerKind): PlayerKind[] {
  const { players } = game.initialState(options).settings;
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? "person" : level));
}

/**
 * Reads the query of a link: `players=person.advanced&seed=5`, or `new=advanced` for the level of all bots; with the
 * `usual` options where it has none. Of a repeated key, the last value counts.
 *
 * @throws InvalidStateError if the game refuses it, v.ValiError if the page does
 */
export function readSetup(game: AnyGame, text: string, usual: OptionsOf<AnyGame>): Setup {
  const query = new URLSearchParams(text);
  const names = query.getAll("name").map((name) => name.slice(0, LONGEST));
  query.delete("name");
  const values = Object.fromEntries([...query].map(([key, value]) => [key, readValue(value)]));
  const { players, new: level = "intermediate", seed = newSeed(), match = 1, ...given } = values;
  const kinds = players === undefined ? undefined : `${players}`.split(".");
  const options = { ...usual, ...(kinds && { players: kinds.length }), ...given };
  const bots = usualPlayers(game, options, level as PlayerKind);
  const setup = { game: game.id, options, players: kinds ?? bots, seed, match };
  return v.parse(SETUP, names.length > 0 ? { ...setup, names } : setup);
}

function readValue(text: string): string | number | boolean | null {
  return /^(true|false|null|0|-?[1-9]\d{0,8})$/.test(text) ? JSON.parse(text) : text;
}

/** The address of a game: `#play/cribbage?players=person.advanced&seed=5`. */
export function formatSetup({ game, options, players, names = [], seed, match }: Setup): string {
  const query = new URLSearchParams({ players: players.join("."), seed: `${seed}` });
  if (match > 1) query.set("match", `${match}`);
  if (names.some(Boolean)) for (const name of names) query.append("name", name);
  for (const [key, value] of Object.entries(options))
    if (value !== undefined && !query.has(key)) query.set(key, `${value}`);
  return `#play/${game}?${query}`;
}
