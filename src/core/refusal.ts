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
function malformed(move: unknown, read: (json: unknown) => unknown): Refusal | undefined {
  try {
    read(move);
    return undefined;
  } catch (error) {
    if (error instanceof IllegalMoveError) return [error.code, error.message];
    throw error;
  }
}

/** Whether an object has just so many keys: a legal move has no others than its own. */
function hasKeys(move: object, n: number): boolean {
  let keys = 0;
  for (const _ in move) keys++;
  return keys === n;
}

/** A move that is right but for keys that it should not have is malformed. */
export function exactly(keys: number, move: object, why: Refusal | undefined): Refusal | undefined {
  return why ?? (hasKeys(move, keys) ? undefined : ["malformed", "the move has more to it than it should"]);
}

/**
 * Why a move is not legal, by a game's own check; undefined when it is. What is no move of the game at all, by its
 * reader, is refused as malformed first.
 */
export function refusalOf<State, Move>(
  state: State,
  move: Move,
  refuse: (state: State, move: Move) => Refusal | undefined,
  read: (json: unknown) => unknown,
): Refusal | undefined {
  if (typeof move !== "object" || move === null) return malformed(move, read);
  const why = refuse(state, move);
  return why === undefined ? undefined : (malformed(move, read) ?? why);
}
