import { IllegalMoveError, InvalidStateError, type Key, NotationError } from "../core/errors.ts";
import { quote } from "../core/message.ts";
import { readJson } from "../generic/json.ts";

/** An error as plain JSON, by the name of its class. */
export type BotErrorData =
  | { readonly name: "InvalidStateError"; readonly keys: readonly Key[]; readonly reason: string }
  | {
      readonly name: "IllegalMoveError";
      readonly code: string;
      readonly keys: readonly Key[];
      readonly reason: string;
      /** The move; null if it is not JSON. */
      readonly move: unknown;
    }
  | { readonly name: "NotationError"; readonly reason: string; readonly text: string; readonly index: number }
  /** Any other error. */
  | { readonly name: "Error"; readonly reason: string };

/** The longest illegal move that is sent, in characters of JSON. */
const LONGEST_MOVE = 10_000;

/** An error, or anything else that was thrown, as plain JSON. */
export function dataOf(error: unknown): BotErrorData {
  if (error instanceof InvalidStateError) {
    const { name, keys, reason } = error;
    return { name, keys, reason };
  }
  if (error instanceof IllegalMoveError) {
    const { name, code, keys, reason, move } = error;
    return { name, code, keys, reason, move: jsonOf(move) };
  }
  if (error instanceof NotationError) {
    const { name, reason, text, index } = error;
    return { name, reason, text, index };
  }
  return { name: "Error", reason: error instanceof Error ? error.message : quote(error) };
}

function jsonOf(move: unknown): unknown {
  try {
    return readJson(move, LONGEST_MOVE);
  } catch {
    return null;
  }
}

/** The inverse of {@link dataOf}: an error of the same class with the same parts. */
export function errorOf(data: BotErrorData): Error {
  switch (data.name) {
    case "InvalidStateError":
      return new InvalidStateError(data.keys, data.reason);
    case "IllegalMoveError":
      return new IllegalMoveError(data.code, data.reason, data.move, data.keys);
    case "NotationError":
      return new NotationError(data.reason, data.text, data.index);
    default:
      return new Error(data.reason);
  }
}
