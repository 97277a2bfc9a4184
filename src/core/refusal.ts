import { quote } from "./card.ts";
import { IllegalMoveError } from "./errors.ts";

/** Why a move is not legal: a word for programs and a sentence for people. */
export type Refusal = readonly [code: string, why: string];

/** The refusal of a player's move while chance is to move, of chance's while players are, and of any when it is over. */
export function outOfTurn(turn: "over" | "chance" | "players"): Refusal {
  if (turn === "over") return ["game-over", "the game is over"];
  return turn === "chance"
    ? ["chance-to-move", "the cards are to be dealt, cut or drawn first; chance() gives such a move"]
    : ["players-to-move", "chance is not to move now"];
}

/** The refusal of a move by a seat that is not to move. */
export function notYourTurn(seat: unknown, active: readonly number[]): Refusal {
  const who = active.length === 1 ? `seat ${active[0]} is` : `seats ${active.join(", ")} are`;
  return ["not-your-turn", `seat ${quote(seat)} is not to move; ${who}`];
}

/** What `read`, a game's `parseMoveJson`, says against a value; undefined when it is a move of the game. */
export function malformed(move: unknown, read: (json: unknown) => unknown): Refusal | undefined {
  try {
    read(move);
    return undefined;
  } catch (error) {
    if (error instanceof IllegalMoveError) return [error.code, error.message];
    throw error;
  }
}

/** Whether an object has just so many keys: a legal move has no others than its own. */
export function hasKeys(move: object, n: number): boolean {
  let keys = 0;
  for (const _ in move) keys++;
  return keys === n;
}
