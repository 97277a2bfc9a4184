import { games } from "../src/games/index.ts";
import type { AnyGame, OptionsOf, StateOf } from "../src/index.ts";

/** Facts of a game for the suites that run on every game: `tables` in test/GAME/tables.ts. */
export interface GameTables<G extends AnyGame = AnyGame> {
  readonly game: G;
  /** The side of each seat. */
  readonly sides: readonly (readonly [options: OptionsOf<G>, sides: readonly number[]])[];
  /**
   * The number of ways to make 1, 2, 3 … players' moves from the start, every chance move being the one of seed 0. A
   * change in them is a change in the rules.
   */
  readonly perft: readonly (readonly [options: OptionsOf<G>, counts: readonly number[]])[];
  /** Games that are on file, in test/GAME/playthroughs. */
  readonly playthroughs: readonly (readonly [seed: number, options: OptionsOf<G>])[];
  /** Options under which seats have secrets. */
  readonly secret: readonly OptionsOf<G>[];
  /** Options under which everyone sees everything. */
  readonly open: readonly OptionsOf<G>[];
  /** The unseen part of the latest deal, if it differs from the cards of a pack that a seat's views hide. */
  unseen?(state: StateOf<G>): readonly (string | number)[];
  /** Matches that clients play to their end, each from what it holds. */
  readonly matches: readonly (readonly [players: number, options: OptionsOf<G>])[];
  /** Options of a short game, for a room on a server. */
  readonly room: OptionsOf<G> & { readonly players: number };
  /** Options of short games, for the bots. */
  readonly bots: readonly OptionsOf<G>[];
  /** Matches in which the greedy bot must beat the random one. */
  readonly greedy: readonly (readonly [options: OptionsOf<G>, games: number])[];
  /** Matches in which the search must beat the greedy bot. */
  readonly search: readonly (readonly [options: OptionsOf<G>, games: number, iterations: number])[];
  /** Flags of `fifteen-two play GAME`, for games that the command plays by itself. */
  readonly told: readonly string[];
  /** Flags for games with a person at a seat. */
  readonly seated: readonly string[];
}

declare global {
  interface ImportMeta {
    /** Vitest puts imports of all files that match in its place: by path, what each exports by that name. */
    glob(pattern: string, options: { eager: true; import: string }): Readonly<Record<string, unknown>>;
  }
}

const FOUND = import.meta.glob("./*/tables.ts", {
  eager: true,
  import: "tables",
});

/** The tables of every game, in the order of the list of games. */
export const TABLES: readonly GameTables[] = games.flatMap((game) =>
  (Object.values(FOUND) as GameTables[]).filter((tables) => tables.game === game),
);

/** Rows of every game's tables, each behind its game. */
export function rowsOf<const Row extends readonly unknown[]>(
  rows: (tables: GameTables) => readonly Row[],
): [game: AnyGame, ...row: Row][] {
  return TABLES.flatMap((tables) => rows(tables).map((row): [AnyGame, ...Row] => [tables.game, ...row]));
}

/** All options that a game's tables name, each once, the defaults first. */
export function optionsIn(tables: GameTables): OptionsOf<AnyGame>[] {
  const options = [
    {},
    tables.room,
    ...[tables.sides, tables.perft].flatMap((rows) => rows.map(([options]) => options)),
    ...tables.playthroughs.map(([, options]) => options),
    ...tables.matches.map(([players, options]) => ({ ...options, players })),
    ...[tables.secret, tables.open, tables.bots].flat(),
    ...[tables.greedy, tables.search].flatMap((rows) => rows.map(([options]) => options)),
  ];
  return [...new Map(options.map((one) => [JSON.stringify(one), one])).values()];
}
