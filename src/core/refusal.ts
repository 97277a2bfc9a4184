import type { AnyMove, Refusal, Seat } from "./game.ts";
import { quote } from "./message.ts";

/** Refusal for any move after the end. */
export function gameOver(): Refusal<"game-over"> {
  return { code: "game-over", message: "the game is over" };
}

/** Refusal for a player's move while chance is to move. */
export function chanceToMove(): Refusal<"chance-to-move"> {
  return { code: "chance-to-move", message: "wait for the deal, cut or draw" };
}

/** Refusal for a move by a seat that is not to move. */
export function notYourTurn(seat: unknown, active: readonly Seat[]): Refusal<"not-your-turn"> {
  const who = active.length === 1 ? `seat ${active[0]} is` : `seats ${active.join(", ")} are`;
  return { code: "not-your-turn", message: `seat ${quote(seat)} is not to move; ${who}` };
}

/** Refusal for a move that a view can't judge, since another seat makes it. */
export function notTheViewer(viewer: Seat | null): Refusal<"not-your-turn"> {
  const message = viewer === null ? "a spectator can't move" : `seat ${viewer} can't move for another`;
  return { code: "not-your-turn", message };
}

/** Refusal for moving out of turn. */
export function outOfTurn(
  { seat }: AnyMove,
  active: readonly Seat[],
): Refusal<"players-to-move"> | Refusal<"not-your-turn"> {
  if (seat !== undefined) return notYourTurn(seat, active);
  return { code: "players-to-move", message: "it is a player's turn" };
}

/** Refusal for a move that belongs to another phase. */
export function wrongPhase(move: AnyMove): Refusal<"wrong-phase"> {
  return { code: "wrong-phase", message: `${quote(move.type)} is not possible now` };
}
