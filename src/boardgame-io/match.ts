import type { AnyMove, AnyState, Seat } from "../core/any.ts";
import type { Fault } from "../core/fault.ts";
import type { AnyGame } from "../core/game.ts";
import type { Random } from "../core/random.ts";
import { seatsFrom } from "../core/seat.ts";
import { stepOf } from "../record/replay.ts";
import { playWhile } from "../table/advance.ts";

/**
 * The data that boardgame.io stores for a match, its `G`.
 *
 * The server holds everything. A client holds what its seat may know: a view instead of the state, redacted moves, and
 * only its own refusal.
 */
export interface BoardgameMatch<State = unknown, Move = unknown> {
  /** The game's name, such as `"cribbage"`. */
  readonly game: string;
  /** The state. In a client it is the view, which `legalMoves` also accepts. */
  readonly state: State;
  /** The moves of the latest action: the player's move, then chance moves. Empty if it was refused. */
  readonly moves: readonly Move[];
  /** Refusals of each seat's latest move, by player ID. There is no entry if the move was accepted. */
  readonly refused: Readonly<Record<string, Fault>>;
}

/** The data of a match on the server. */
export type Match = BoardgameMatch<AnyState, AnyMove>;

/** The seat for a boardgame.io player ID, or undefined for a spectator or an unknown ID. */
export function seatOf(playerID: unknown, players: number): Seat | undefined {
  const seat = typeof playerID === "string" && /^\d$/.test(playerID) ? Number(playerID) : players;
  return seat < players ? seat : undefined;
}

/** The seats that boardgame.io allows to act: the active ones, or any seat before the first deal. */
export function actors(game: AnyGame, { state }: Match, players: number): readonly Seat[] {
  const active = game.activeSeats(state);
  return active.length > 0 || game.outcome(state) !== undefined ? active : seatsFrom(0, players);
}

/** The match after an optional move and all chance moves that follow. */
export function settled(game: AnyGame, match: Match, move: AnyMove | undefined, random: Random): Match {
  const first = move === undefined ? [] : [stepOf(game, match.state, move)];
  const steps = playWhile(game, match.state, (now) => game.chance(now, random), first);
  return { ...match, state: steps.at(-1)?.after ?? match.state, moves: steps.map((step) => step.move) };
}

/** The part of a match that a seat or a spectator may see. */
export function matchSeen(game: AnyGame, { state, moves, refused }: Match, seat: Seat | undefined): BoardgameMatch {
  const own = seat === undefined ? undefined : refused[seat];
  return {
    game: game.id,
    state: game.view(state, seat),
    moves: moves.map((move) => game.redact(move, seat)),
    refused: own === undefined ? {} : { [`${seat}`]: own },
  };
}

/** Whether others must not see the latest action: it was refused, or it has face-down cards. */
export function isCovert(game: AnyGame, { moves: [move] }: Match): boolean {
  return move === undefined || JSON.stringify(game.redact(move)) !== JSON.stringify(move);
}
