import { type AnyGame, InvalidStateError, type OptionsOf, randomInt, secureRandom } from "fifteen-two";
import * as v from "valibot";
import { LEVELS, type PlayerKind } from "./session.ts";

/** The longest name of a person, in characters. */
export const LONGEST = 20;

const KINDS: readonly PlayerKind[] = ["person", ...LEVELS];

const integer = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** What a game at this page starts from. Its limits let a game end within a lifetime, and the coach follow it. */
export const SETUP = v.object({
  game: v.string(),
  options: v.pipe(
    v.looseObject({
      players: v.nullish(v.number()),
      target: v.nullish(integer(0, 241)),
      deals: v.nullish(integer(0, 20)),
      turnLimit: v.nullish(integer(0, 1000)),
    }),
    v.transform((options): OptionsOf<AnyGame> => options),
  ),
  /** By seat. */
  players: v.pipe(v.array(v.picklist(KINDS)), v.readonly()),
  /** By seat, what people at one screen are called; empty for the usual names. */
  names: v.optional(v.pipe(v.array(v.string()), v.readonly())),
  /** The same seed deals the same cards. */
  seed: integer(0, 999_999_999),
  /** A match goes to the first side that wins this many games; 1 for a single game. */
  match: integer(1, 9),
  /** Where the curtain falls between people at one screen; by default, whenever they have secrets. */
  curtain: v.optional(v.literal("discard")),
});

export type Setup = v.InferOutput<typeof SETUP>;

/** A seed that nobody can guess. */
export function newSeed(): number {
  return randomInt(1_000_000, secureRandom);
}

/** You and bots of a level. */
export function usualPlayers(game: AnyGame, options: OptionsOf<AnyGame>, level: PlayerKind): PlayerKind[] {
  const { players } = game.initialState(options).settings;
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? "person" : level));
}

/** @throws InvalidStateError if it exceeds the page's limits; the game checks its options */
export function checkSetup(setup: unknown): Setup {
  const { success, output, issues } = v.safeParse(SETUP, setup);
  if (success) return output;
  throw new InvalidStateError(v.getDotPath(issues[0])?.split(".") ?? [], issues[0].message);
}

/**
 * Reads the query of a link, `players=person.hard&seed=5`. Of a repeated key, the last value counts.
 *
 * @throws InvalidStateError if the game or the page refuses it
 */
export function readSetup(game: AnyGame, text: string): Setup {
  const query = new URLSearchParams(text);
  const names = query.getAll("name").map((name) => name.slice(0, LONGEST));
  query.delete("name");
  const values = Object.fromEntries([...query].map(([key, value]) => [key, readValue(value)]));
  const { players, seed = newSeed(), match = 1, curtain, ...given } = values;
  const kinds = players === undefined ? undefined : `${players}`.split(".");
  const options = kinds ? { players: kinds.length, ...given } : given;
  const usual = usualPlayers(game, options, "medium");
  const setup = { game: game.id, options, players: kinds ?? usual, seed, match, curtain };
  return checkSetup(names.length > 0 ? { ...setup, names } : setup);
}

function readValue(text: string): string | number | boolean | null {
  return /^(true|false|null|0|-?[1-9]\d{0,8})$/.test(text) ? JSON.parse(text) : text;
}

/** The address of a game: `#play/cribbage?players=person.hard&seed=5`. */
export function formatSetup({ game, options, players, names = [], seed, match, curtain }: Setup): string {
  const query = new URLSearchParams({ players: players.join("."), seed: `${seed}` });
  if (match > 1) query.set("match", `${match}`);
  if (curtain) query.set("curtain", curtain);
  if (names.some(Boolean)) for (const name of names) query.append("name", name);
  for (const [key, value] of Object.entries(options))
    if (value !== undefined && !query.has(key)) query.set(key, `${value}`);
  return `#play/${game}?${query}`;
}
