import { IllegalMoveError } from "./errors.ts";
import type { AnyMove, Refusal, Seat } from "./game.ts";
import { quote } from "./message.ts";
import { hasOnly, type MoveShapes } from "./move-shape.ts";

/** Refusal for any move after the end. */
export function gameOver(): Refusal<"game-over"> {
  return { code: "game-over", message: "the game is over" };
}

/** Refusal for a player's move while chance is to move. */
export function chanceToMove(): Refusal<"chance-to-move"> {
  return {
    code: "chance-to-move",
    message: "chance is to move first; chance() returns its move",
  };
}

/** Refusal for a move by a seat that is not to move. */
export function notYourTurn(seat: unknown, active: readonly Seat[]): Refusal<"not-your-turn"> {
  const who = active.length === 1 ? `seat ${active[0]} is` : `seats ${active.join(", ")} are`;
  return { code: "not-your-turn", message: `seat ${quote(seat)} is not to move; ${who}` };
}

/** Refusal for moving out of turn. */
export function outOfTurn(
  { seat }: AnyMove,
  active: readonly Seat[],
): Refusal<"players-to-move"> | Refusal<"not-your-turn"> {
  if (seat !== undefined) return notYourTurn(seat, active);
  return { code: "players-to-move", message: "chance is not to move; a seat is" };
}

/** Refusal for a move that belongs to another phase. */
export function wrongPhase(state: { readonly phase: string }, move: AnyMove): Refusal<"wrong-phase"> {
  return { code: "wrong-phase", message: `${quote(move.type)} is not possible in the phase ${state.phase}` };
}

/** Refusal for a value that a game's reader rejects; undefined for a move of the game. */
function malformed(move: unknown, read: (json: unknown) => unknown): Refusal<"malformed"> | undefined {
  try {
    read(move);
    return undefined;
  } catch (error) {
    if (error instanceof IllegalMoveError) return { code: "malformed", message: error.message };
    throw error;
  }
}

/**
 * Explains why a move is illegal; undefined if it is legal. A move that the phase accepts must have no other keys. A
 * move that it refuses is malformed if the reader rejects it, too.
 *
 * @param check - the phase's check; it reads only the keys that a legal move has
 * @param shapes - the keys that each type of move may have
 * @param read - the game's `parseMoveJson`
 */
export function refusalOf<State, Move extends AnyMove, Code extends string>(
  state: State,
  move: Move,
  check: (state: State, move: Move) => Refusal<Code> | undefined,
  shapes: MoveShapes<Move>,
  read: (json: unknown) => Move,
): Refusal<Code | "malformed"> | undefined {
  if (typeof move !== "object" || move === null) return malformed(move, read);
  const refusal = check(state, move);
  if (refusal === undefined && hasOnly(move, shapes)) return undefined;
  return malformed(move, read) ?? refusal ?? { code: "malformed", message: "the move has unexpected keys" };
}

/** Throws unless a move is an object, in functions that don't check it any further. */
export function expectMove(move: unknown): void {
  if (typeof move !== "object" || move === null)
    throw new IllegalMoveError("malformed", `must be an object, not ${quote(move)}`, move);
}

/** Throws a refusal if there is one. */
export function expectLegal(refusal: Refusal | undefined, move: unknown): void {
  if (refusal !== undefined) throw new IllegalMoveError(refusal.code, refusal.message, move);
}
