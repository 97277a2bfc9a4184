import type { AnyMove, Seat } from "./any.ts";
import { type Fault, fault } from "./fault.ts";
import { quote } from "./message.ts";

export function gameOver(): Fault<"game-over"> {
  return fault("game-over", "the game is over");
}

export function chanceToMove(): Fault<"chance-to-move"> {
  return fault("chance-to-move", "wait for the deal, cut or draw");
}

export function notYourTurn(seat: unknown, active: readonly Seat[]): Fault<"not-your-turn"> {
  const who = active.length === 1 ? `seat ${active[0]} is` : `seats ${active.join(", ")} are`;
  return fault("not-your-turn", `seat ${quote(seat)} is not to move; ${who}`, ["seat"], { seats: active });
}

export function outOfTurn(
  { seat }: AnyMove,
  active: readonly Seat[],
): Fault<"players-to-move"> | Fault<"not-your-turn"> {
  if (seat !== undefined) return notYourTurn(seat, active);
  return fault("players-to-move", "it is a player's turn");
}

export function wrongPhase(move: AnyMove): Fault<"wrong-phase"> {
  return fault("wrong-phase", `${quote(move.type)} is not possible now`);
}
