import { errorOf, IllegalMoveError, InvalidStateError, NotationError } from "../core/errors.ts";
import { quote } from "../core/message.ts";
import { readJson } from "../generic/json.ts";
import type { BotMessage } from "./message.ts";

/** An error as plain JSON, by the name of its class. */
type ErrorData = Extract<BotMessage, { readonly type: "error" }>["error"];

/** The longest illegal move that is sent, in characters of JSON. */
const LONGEST_MOVE = 10_000;

/** An error, or anything else that was thrown, as plain JSON. */
export function dataOf(error: unknown): ErrorData {
  if (error instanceof IllegalMoveError) return { ...error, move: jsonOf(error.move) };
  if (error instanceof InvalidStateError || error instanceof NotationError) return { ...error };
  return { name: "Error", reason: error instanceof Error ? error.message : quote(error) };
}

/** A value as JSON; null if it is not JSON. */
function jsonOf(move: unknown): unknown {
  try {
    return readJson(move, [], LONGEST_MOVE);
  } catch {
    return null;
  }
}

/** The inverse of {@link dataOf}: an error of the same class with the same parts. */
export function errorFrom(data: ErrorData): Error {
  if (data.name === "NotationError") return new NotationError(data.reason, data.text, data.index);
  if (data.name === "Error") return new Error(data.reason);
  return errorOf(data, [], "move" in data ? data.move : undefined);
}
