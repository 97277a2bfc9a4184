import { type Fields, readArray, readInteger } from "../core/json.ts";

/** Reads the scores of a game with a target: the winner has reached it, and all others are below it. */
export function readScores(fields: Fields<string>, phase: string, sides: number, target: number): number[] {
  const winner = phase === "over" ? readInteger(fields.winner, "winner", 0, sides - 1) : -1;
  let side = 0;
  const score = (value: unknown, path: string) => {
    const won = side++ === winner;
    return readInteger(value, path, won ? target : 0, won ? target : target - 1);
  };
  return readArray(fields.scores, "scores", score, sides);
}
