/**
 * The table: what a server would be. It alone holds states and deals the cards; all that it hands out is what one seat
 * may know, so whatever the page draws cannot show more.
 */
import {
  type AnyGame,
  type MoveOf,
  type OptionsOf,
  type Outcome,
  parseRecordJson,
  type RecordOf,
  type Redacted,
  replay,
  rulesOf,
  type Seat,
  type StateOf,
  seeded,
  type ViewOf,
} from "fifteen-two";
import { type Bot, greedyBot, randomBot, type SearchReport } from "fifteen-two/bots";
import { cribbageBot } from "fifteen-two/cribbage/analysis";
import { type Board, boards } from "fifteen-two/pegboard";
import type { Question } from "./search.ts";

/** Who moves for a seat: somebody at this page, or one of the package's bots. */
export type Player = "person" | "random" | "greedy" | "expert" | "search";

/** The key of what a table keeps to itself: nothing outside this module can name it. */
const HELD = Symbol("held");

/** A game that is being played, or was: what anyone may know of it. */
export interface Table<G extends AnyGame = AnyGame> {
  readonly game: G;
  readonly players: readonly Player[];
  /** How many seats there are. */
  readonly seats: number;
  /** How many moves have been made. */
  readonly length: number;
  readonly [HELD]: Held<G>;
}

/** What only the table knows. */
interface Held<G extends AnyGame> {
  /** Where the randomness comes from: a move's depends on this and on its number, so that undoing does not change it. */
  readonly seed: number;
  readonly moves: readonly MoveOf<G>[];
  /** The state before the first move and after each: one more than there are moves. */
  readonly states: readonly StateOf<G>[];
}

function tableOf<G extends AnyGame>(game: G, players: readonly Player[], held: Held<G>): Table<G> {
  return { game, players, seats: held.states[0]!.settings.players, length: held.moves.length, [HELD]: held };
}

/** A move and what came of it, as one seat knows them. */
export interface Entry<G extends AnyGame = AnyGame> {
  readonly move: Redacted<MoveOf<G>>;
  readonly view: ViewOf<G>;
}

/** All that one seat, or a spectator, may know at some point of a game. */
export interface Knowledge<G extends AnyGame = AnyGame> {
  readonly view: ViewOf<G>;
  readonly log: readonly Entry<G>[];
  readonly outcome: Outcome | undefined;
}

/** How many moves are made in a row without asking anyone: the Sackson game may never end by itself. */
const MOST_MOVES = 5000;

/** How many trial games a search plays for a move; with a number of them the same seed gives the same game. */
const TRIALS = 500;

/** A new game; chance and the bots move until a person is to choose, or a search, or to the end. */
export function newTable<G extends AnyGame>(
  game: G,
  options: OptionsOf<G>,
  players: readonly Player[],
  seed: number,
): Table<G> {
  return settled(tableOf(game, players, { seed, moves: [], states: [rulesOf(game).initialState(options)] }));
}

/** The table after a person's move, and after all that follows of itself. */
export function play<G extends AnyGame>(table: Table<G>, move: MoveOf<G>): Table<G> {
  return settled(moved(table, move));
}

function moved<G extends AnyGame>({ game, players, [HELD]: held }: Table<G>, move: MoveOf<G>): Table<G> {
  const state = rulesOf(game).apply(held.states.at(-1)!, move);
  return tableOf(game, players, { ...held, moves: [...held.moves, move], states: [...held.states, state] });
}

function settled<G extends AnyGame>(table: Table<G>): Table<G> {
  let next = table;
  for (let i = 0; i < MOST_MOVES; i++) {
    const move = unasked(next);
    if (move === undefined) break;
    next = moved(next, move);
  }
  return next;
}

/** The move that is made at once; undefined when a person or a search is to choose, or the game is over. */
function unasked<G extends AnyGame>(table: Table<G>): MoveOf<G> | undefined {
  const { players } = table;
  const game = rulesOf(table.game);
  const state = table[HELD].states.at(-1)!;
  const random = seeded(seedOf(table));
  const chance = game.chance(state, random);
  if (chance !== undefined) return chance;
  for (const seat of game.activeSeats(state)) {
    const bot = botOf(table.game, players[seat]);
    const moves = game.legalMoves(state, seat);
    if (bot !== undefined) return bot(game.view(state, seat), moves, random);
    if (players[seat] === "search" && moves.length === 1) return moves[0];
  }
  return undefined;
}

/** The bot that moves at once for a player, where it does. */
function botOf<G extends AnyGame>(game: G, player: Player | undefined): Bot<G> | undefined {
  if (player === "random") return randomBot;
  if (player === "greedy") return greedyBot(game);
  return player === "expert" ? (cribbageBot() as Bot) : undefined;
}

/** The seed of the next move. */
function seedOf({ [HELD]: { seed, moves } }: Table): number {
  return seed * MOST_MOVES * 10 + moves.length;
}

/** The seat that has to search for its move. */
export function searcher({ game, players, [HELD]: held }: Table): Seat | undefined {
  return game.activeSeats(held.states.at(-1)!).find((seat) => players[seat] === "search");
}

/** The table after the move that a search finds for the seat that has to; the search is asked by that seat's view. */
export async function searched<G extends AnyGame>(
  table: Table<G>,
  ask: (question: Question) => Promise<SearchReport>,
): Promise<Table<G>> {
  const { game } = table;
  const view = game.view(table[HELD].states.at(-1)!, searcher(table));
  const report = await ask({ game: game.id, view, options: { iterations: TRIALS }, seed: seedOf(table) });
  return settled(moved(table, report.moves[0]!.move as MoveOf<G>));
}

/** The seats that persons at this page play. */
export function personsAt({ players }: Table): Seat[] {
  return players.flatMap((player, seat) => (player === "person" ? [seat] : []));
}

/** The person who is to choose; undefined when the game is over. */
export function chooser({ game, players, [HELD]: held }: Table): Seat | undefined {
  return game.activeSeats(held.states.at(-1)!).find((seat) => players[seat] === "person");
}

/** The table before the latest choice of a person; undefined when none has chosen. */
export function undone<G extends AnyGame>(table: Table<G>): Table<G> | undefined {
  const { moves } = table[HELD];
  const last = moves.findLastIndex((move) => "seat" in move && table.players[move.seat as Seat] === "person");
  return last < 0 ? undefined : cutAt(table, last);
}

/** The table after the first so many moves. */
function cutAt<G extends AnyGame>({ game, players, [HELD]: held }: Table<G>, length: number): Table<G> {
  const [moves, states] = [held.moves.slice(0, length), held.states.slice(0, length + 1)];
  return tableOf(game, players, { ...held, moves, states });
}

/** The table after the first so many moves, with somebody to play on. */
export function playOn<G extends AnyGame>(table: Table<G>, moves: number, players: readonly Player[]): Table<G> {
  return settled(tableOf(table.game, players, cutAt(table, moves)[HELD]));
}

/** What a seat, or without one a spectator, knows after so many moves. */
export function knowledge<G extends AnyGame>(table: Table<G>, at: number, seat: Seat | undefined): Knowledge<G> {
  const game = rulesOf(table.game);
  const { moves, states } = table[HELD];
  const log = moves.slice(0, at).map((move, i) => ({
    move: game.redact(move, seat),
    view: game.view(states[i + 1]!, seat),
  }));
  return { view: game.view(states[at]!, seat), log, outcome: game.outcome(states[at]!) };
}

/** The peg board after so many moves, which all may see; for games whose scores only rise. */
export function pegs(table: Table, at: number): Board {
  return boards(table.game, recordOf(cutAt(table, at))).at(-1)!;
}

/** The record of the game: everything, to be kept. */
export function recordOf<G extends AnyGame>({ game, [HELD]: held }: Table<G>): RecordOf<G> {
  return { game: game.id, version: 1, settings: held.states[0]!.settings, moves: held.moves };
}

/**
 * The table of a record, with nobody to play on.
 *
 * @throws InvalidStateError when the record is not valid
 */
export function readTable<G extends AnyGame>(game: G, json: unknown): Table<G> {
  const record = parseRecordJson(game, json);
  const { moves } = record;
  const states = [replay(game, record, 0)];
  for (const move of moves) states.push(rulesOf(game).apply(states.at(-1)!, move));
  return tableOf(game, [], { seed: 1, moves, states });
}
