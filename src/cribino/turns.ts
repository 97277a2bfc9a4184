import type { Refusal, Seat } from "../core/game.ts";
import { outOfTurn } from "../core/refusal.ts";
import type { CribinoMove } from "./moves.ts";

/** Refusal for a move by any but the seat whose turn it is; a drawn tile is chance's, though it names a seat. */
export function refuseOthers(move: CribinoMove, turn: Seat): Refusal | undefined {
  if (move.type === "draw-tile") return outOfTurn({ type: move.type }, [turn]);
  return (move as { readonly seat?: Seat }).seat === turn ? undefined : outOfTurn(move, [turn]);
}
