import { type AnyGame, type Fault, type MoveOf, type Seat, type StateOf, typed } from "../core/game.ts";
import type { Random } from "../core/random.ts";
import { advance } from "../generic/advance.ts";

/**
 * What boardgame.io stores for a match, its `G`.
 *
 * The server holds everything. A client holds what its seat may know: a view instead of the state, redacted moves, and
 * only its own refusal.
 */
export interface BoardgameMatch<State = unknown, Move = unknown> {
  /** The game's name, such as `"cribbage"`. */
  readonly game: string;
  /** The state. In a client it is the view, which `legalMoves` also accepts. */
  readonly state: State;
  /** The moves of the latest action: the player's, then those of chance. Empty if it was refused. */
  readonly moves: readonly Move[];
  /** By player ID, why the seat's latest move was refused. There is no entry if it was accepted. */
  readonly refused: Readonly<Record<string, Fault>>;
}

/**
 * What the server stores for a match of a game.
 *
 * @inline
 */
export type MatchOf<G extends AnyGame> = BoardgameMatch<StateOf<G>, MoveOf<G>>;

/** The seat for a boardgame.io player ID, or undefined for a spectator or an unknown ID. */
export function seatOf(playerID: unknown, players: number): Seat | undefined {
  const seat = typeof playerID === "string" && /^\d$/.test(playerID) ? Number(playerID) : players;
  return seat < players ? seat : undefined;
}

/** The seats that boardgame.io allows to act: the active ones, or any seat before the first deal. */
export function actors<G extends AnyGame>(game: G, { state }: MatchOf<G>, players: number): readonly Seat[] {
  const active = game.activeSeats(state);
  if (active.length > 0 || game.outcome(state) !== undefined) return active;
  return Array.from({ length: players }, (_, seat) => seat);
}

/** The match after a move, or none, and all chance moves that follow. */
export function settled<G extends AnyGame>(
  game: G,
  match: MatchOf<G>,
  move: MoveOf<G> | null,
  random: Random,
): MatchOf<G> {
  const { state, moves } = advance(game, match.state, move, { random });
  return { ...match, state, moves };
}

/** What a seat or a spectator may know of a match. */
export function matchSeen<G extends AnyGame>(
  game: G,
  { state, moves, refused }: MatchOf<G>,
  seat: Seat | undefined,
): BoardgameMatch {
  const { redact, view } = typed(game);
  const own = seat === undefined ? undefined : refused[seat];
  return {
    game: game.id,
    state: view(state, seat),
    moves: moves.map((move) => redact(move, seat)),
    refused: own === undefined ? {} : { [`${seat}`]: own },
  };
}

/** Whether others must not see the latest action: it was refused, or it has face-down cards. */
export function isCovert<G extends AnyGame>(game: G, { moves: [move] }: MatchOf<G>): boolean {
  return move === undefined || JSON.stringify(game.redact(move)) !== JSON.stringify(move);
}
