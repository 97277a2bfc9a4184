import { type AnyGame, type MoveOf, type Refusal, rulesOf, type Seat, type StateOf } from "../core/game.ts";
import type { Random } from "../core/random.ts";
import { settle } from "../drive/advance.ts";

/**
 * What boardgame.io keeps of a match, its `G`. On the server it holds everything; in a client it holds what its seat may
 * know: the view in place of the state, each move as the seat sees it, and the seat's own refusal only.
 */
export interface Table<State = unknown, Move = unknown> {
  /** The game's name: `"cribbage"`. */
  readonly game: string;
  /** The state; in a client the view, which gives its seat's legal moves as the state does. */
  readonly state: State;
  /** What the latest action led to: the player's move, then what chance did; empty when it was refused. */
  readonly moves: readonly Move[];
  /** By player ID: why the seat's latest move was refused; no entry when it was accepted. */
  readonly refused: Readonly<Record<string, Refusal>>;
}

/** The table type of a game, on the server. */
export type TableOf<G extends AnyGame> = Table<StateOf<G>, MoveOf<G>>;

/** The seat that boardgame.io calls by a player ID; undefined for a spectator, and for what is no player at all. */
export function seatOf(playerID: unknown, players: number): Seat | undefined {
  const seat = typeof playerID === "string" && /^\d$/.test(playerID) ? Number(playerID) : players;
  return seat < players ? seat : undefined;
}

/** The seats that boardgame.io lets act: the active ones; before the first deal any seat may start the game. */
export function actors<G extends AnyGame>(game: G, { state }: TableOf<G>, players: number): readonly Seat[] {
  const active = game.activeSeats(state);
  if (active.length > 0 || game.outcome(state) !== undefined) return active;
  return Array.from({ length: players }, (_, seat) => seat);
}

/** The table after some moves, and after all that chance does next. */
export function settled<G extends AnyGame>(
  game: G,
  table: TableOf<G>,
  moves: readonly MoveOf<G>[],
  random: Random,
): TableOf<G> {
  const { apply } = rulesOf(game);
  const state = moves.reduce<StateOf<G>>((before, move) => apply(before, move), table.state);
  const after = settle(game, state, random);
  return { ...table, state: after.state, moves: [...moves, ...after.moves] };
}

/** What a seat, or a spectator, may know of a table. */
export function tableSeen<G extends AnyGame>(game: G, table: TableOf<G>, seat: Seat | undefined): Table {
  const refused = seat === undefined ? undefined : table.refused[seat];
  return {
    game: table.game,
    state: game.view(table.state, seat),
    moves: table.moves.map((move) => game.redact(move, seat)),
    refused: refused === undefined ? {} : { [`${seat}`]: refused },
  };
}

/** Whether the latest action is not for all eyes: it was refused, or has cards in it that are face down. */
export function isCovert<G extends AnyGame>(game: G, { moves: [move] }: TableOf<G>): boolean {
  return move === undefined || JSON.stringify(game.redact(move)) !== JSON.stringify(move);
}
