import { type AnyGame, type MoveOf, type Refusal, rulesOf, type Seat, type StateOf } from "../core/game.ts";
import type { Random } from "../core/random.ts";
import { settle } from "../drive/advance.ts";

/**
 * What boardgame.io stores for a match, its `G`.
 *
 * The server holds everything. A client holds what its seat may know: a view instead of the state, redacted moves, and
 * only its own refusal.
 */
export interface Table<State = unknown, Move = unknown> {
  /** The game's name, such as `"cribbage"`. */
  readonly game: string;
  /** The state. In a client it is the view, which `legalMoves` also accepts. */
  readonly state: State;
  /** The moves of the latest action: the player's, then those of chance. Empty if it was refused. */
  readonly moves: readonly Move[];
  /** By player ID, why the seat's latest move was refused. There is no entry if it was accepted. */
  readonly refused: Readonly<Record<string, Refusal>>;
}

/** The server's table type for a game. */
export type TableOf<G extends AnyGame> = Table<StateOf<G>, MoveOf<G>>;

/** The seat for a boardgame.io player ID, or undefined for a spectator or an unknown ID. */
export function seatOf(playerID: unknown, players: number): Seat | undefined {
  const seat = typeof playerID === "string" && /^\d$/.test(playerID) ? Number(playerID) : players;
  return seat < players ? seat : undefined;
}

/** The seats that boardgame.io allows to act: the active ones, or any seat before the first deal. */
export function actors<G extends AnyGame>(game: G, { state }: TableOf<G>, players: number): readonly Seat[] {
  const active = game.activeSeats(state);
  if (active.length > 0 || game.outcome(state) !== undefined) return active;
  return Array.from({ length: players }, (_, seat) => seat);
}

/** The table after some moves and all chance moves that follow. */
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

/** What a seat or a spectator may know of a table. */
export function tableSeen<G extends AnyGame>(game: G, table: TableOf<G>, seat: Seat | undefined): Table {
  const refused = seat === undefined ? undefined : table.refused[seat];
  return {
    game: table.game,
    state: game.view(table.state, seat),
    moves: table.moves.map((move) => game.redact(move, seat)),
    refused: refused === undefined ? {} : { [`${seat}`]: refused },
  };
}

/** Whether others must not see the latest action: it was refused, or it has face-down cards. */
export function isCovert<G extends AnyGame>(game: G, { moves: [move] }: TableOf<G>): boolean {
  return move === undefined || JSON.stringify(game.redact(move)) !== JSON.stringify(move);
}
